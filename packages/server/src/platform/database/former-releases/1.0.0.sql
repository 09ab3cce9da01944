-- What release 1.0.0 says to the site's tables when it takes a request of each kind, mails it, and the office
-- works on it. Never edited: see ../former-releases.integration.test.ts.

insert into "contact_messages" ("name", "email", "phone", "message") values ('Jürgen „Jule“ Groß-ẞommer 🌞', 'juergen@beispiel.example', '+49 351 / 123-45', 'Erste Zeile
zweite "Zeile" mit ''Anführung''
Eingerückt – 100 % שלום é é 👩‍👩‍👧') returning "id", "created_at";

insert into "submissions" ("id", "reference", "kind", "idempotency_key", "digest", "privacy_version", "consent_at", "suspicion", "mailbox", "search_text", "received_at", "contact_message_id") values ('87c79819-4e5c-4807-bb4b-959732c1af73', 'PV-QWGA-XZ35-D46B', 'contact', null, '10a462a8fa6271b09018d19b3e094c94e1941761f7d69067b222aa85ef72daa2', null, null, null, 'juergen@beispiel.example', 'pv-qwga-xz35-d46b', '2026-11-22T15:31:11.673Z', (select max("id") from "contact_messages"));

select "s0"."id", "s0"."reference", "s0"."kind", "s0"."idempotency_key", "s0"."digest", "s0"."privacy_version", "s0"."consent_at", "s0"."suspicion", "s0"."confirmed_at", "s0"."unconfirmed", "s0"."digest_mail", "s0"."received_at", "s0"."contact_message_id", "s0"."grid_connection_id", "c1"."id" as "c1__id", "c1"."name" as "c1__name", "c1"."email" as "c1__email", "c1"."phone" as "c1__phone", "c1"."message" as "c1__message", "c1"."address" as "c1__address", "c1"."haustyp" as "c1__haustyp", "c1"."dachflaeche" as "c1__dachflaeche", "c1"."stromverbrauch" as "c1__stromverbrauch", "c1"."budget" as "c1__budget", "c1"."zeitrahmen" as "c1__zeitrahmen", "c1"."created_at" as "c1__created_at", "g2"."id" as "g2__id", "g2"."strasse" as "g2__strasse", "g2"."hausnummer" as "g2__hausnummer", "g2"."plz" as "g2__plz", "g2"."ort" as "g2__ort", "g2"."gemarkung" as "g2__gemarkung", "g2"."flurstueck" as "g2__flurstueck", "g2"."anzahl_einheiten" as "g2__anzahl_einheiten", "g2"."unterkellert" as "g2__unterkellert", "g2"."gesamtflaeche" as "g2__gesamtflaeche", "g2"."zaehlernummer" as "g2__zaehlernummer", "g2"."bestehende_anlage" as "g2__bestehende_anlage", "g2"."bestehende_leistung" as "g2__bestehende_leistung", "g2"."name" as "g2__name", "g2"."vorname" as "g2__vorname", "g2"."geburtsdatum" as "g2__geburtsdatum", "g2"."an_strase" as "g2__an_strase", "g2"."an_hausnummer" as "g2__an_hausnummer", "g2"."an_plz" as "g2__an_plz", "g2"."an_ort" as "g2__an_ort", "g2"."an_telefon" as "g2__an_telefon", "g2"."an_email" as "g2__an_email", "g2"."nutz_abweichend" as "g2__nutz_abweichend", "g2"."nutz_name" as "g2__nutz_name", "g2"."nutz_vorname" as "g2__nutz_vorname", "g2"."nutz_geburtsdatum" as "g2__nutz_geburtsdatum", "g2"."nutz_strasse" as "g2__nutz_strasse", "g2"."nutz_hausnummer" as "g2__nutz_hausnummer", "g2"."nutz_plz" as "g2__nutz_plz", "g2"."nutz_ort" as "g2__nutz_ort", "g2"."nutz_telefon" as "g2__nutz_telefon", "g2"."nutz_email" as "g2__nutz_email", "g2"."eigen_abweichend" as "g2__eigen_abweichend", "g2"."eigen_name" as "g2__eigen_name", "g2"."eigen_vorname" as "g2__eigen_vorname", "g2"."eigen_geburtsdatum" as "g2__eigen_geburtsdatum", "g2"."eigen_strasse" as "g2__eigen_strasse", "g2"."eigen_hausnummer" as "g2__eigen_hausnummer", "g2"."eigen_plz" as "g2__eigen_plz", "g2"."eigen_ort" as "g2__eigen_ort", "g2"."eigen_telefon" as "g2__eigen_telefon", "g2"."eigen_email" as "g2__eigen_email", "g2"."flur" as "g2__flur", "g2"."vorhaben" as "g2__vorhaben", "g2"."modul_hersteller" as "g2__modul_hersteller", "g2"."modul_typ" as "g2__modul_typ", "g2"."modul_anzahl" as "g2__modul_anzahl", "g2"."modul_leistung" as "g2__modul_leistung", "g2"."wechselrichter_typ" as "g2__wechselrichter_typ", "g2"."wechselrichter_anzahl" as "g2__wechselrichter_anzahl", "g2"."wechselrichter_leistung" as "g2__wechselrichter_leistung", "g2"."speicher_leistung" as "g2__speicher_leistung", "g2"."speicher_kapazitaet" as "g2__speicher_kapazitaet", "g2"."phasen" as "g2__phasen", "g2"."einspeisung" as "g2__einspeisung", "g2"."messkonzept" as "g2__messkonzept", "g2"."steuerbare_geraete" as "g2__steuerbare_geraete", "g2"."geplante_inbetriebnahme" as "g2__geplante_inbetriebnahme", "g2"."mastr_nummer" as "g2__mastr_nummer", "g2"."installateur_nummer" as "g2__installateur_nummer", "g2"."created_at" as "g2__created_at" from "submissions" as "s0" left join "contact_messages" as "c1" on "s0"."contact_message_id" = "c1"."id" left join "grid_connections" as "g2" on "s0"."grid_connection_id" = "g2"."id" where "s0"."id" = '87c79819-4e5c-4807-bb4b-959732c1af73' limit 1;

select "s0"."id", "s0"."reference", "s0"."kind", "s0"."idempotency_key", "s0"."digest", "s0"."privacy_version", "s0"."consent_at", "s0"."suspicion", "s0"."confirmed_at", "s0"."unconfirmed", "s0"."digest_mail", "s0"."received_at", "s0"."contact_message_id", "s0"."grid_connection_id" from "submissions" as "s0" where "s0"."id" = '87c79819-4e5c-4807-bb4b-959732c1af73' and "s0"."digest" = '10a462a8fa6271b09018d19b3e094c94e1941761f7d69067b222aa85ef72daa2' limit 1 for share;

insert into "contact_messages" ("name", "email", "phone", "message", "address", "haustyp", "dachflaeche", "stromverbrauch", "budget", "zeitrahmen") values ('Käthe Müller', 'kaethe.mueller@beispiel.example', '0351 98765', 'Süddach, 38° – geht das?
Wallbox später.', 'Weinbergstraße 7a, 01689 Weinböhla', 'einfamilienhaus', '50-100', '3000-5000', '15000-25000', '3-monate') returning "id", "created_at";

insert into "submissions" ("id", "reference", "kind", "idempotency_key", "digest", "privacy_version", "consent_at", "suspicion", "mailbox", "search_text", "received_at", "contact_message_id") values ('f660e2c9-acb1-4afd-947c-d7a6f1a8ff2c', 'PV-1BTC-WM16-FHDS', 'consultation', null, 'e6e594e8e353d13fcee63893a69b8f129777012029bdc59d0a08bb06509e445b', null, '2026-11-22T15:31:12.249Z', null, 'kaethe.mueller@beispiel.example', 'pv-1btc-wm16-fhds', '2026-11-22T15:31:12.249Z', (select max("id") from "contact_messages"));

select count(*) as "count" from "submissions" as "s0" where "s0"."confirmed_at" > '2026-11-21T15:31:12.466Z';

select count(*) as "count" from "submissions" as "s0" where "s0"."mailbox" = 'kaethe.mueller@beispiel.example' and "s0"."confirmed_at" > '2026-11-21T15:31:12.466Z';

select count(*) as "count" from "submissions" as "s0" where ("s0"."mailbox" like '%@beispiel.example' or "s0"."mailbox" like '%.beispiel.example') and "s0"."confirmed_at" > '2026-11-21T15:31:12.466Z';

insert into "contact_messages" ("name", "email", "phone", "message") values ('Bernd Beispiel', 'bernd@beispiel.example', '035204 4711', 'WARTUNGSANFRAGE:
Anlagengröße: 9,8
Baujahr der Anlage: 2014

Der Ertrag ist seit dem Sommer niedriger.
Bitte prüfen.') returning "id", "created_at";

insert into "submissions" ("id", "reference", "kind", "idempotency_key", "digest", "privacy_version", "consent_at", "suspicion", "mailbox", "search_text", "received_at", "contact_message_id") values ('fc4cbeb0-f7a2-4304-af86-45c77564bdbd', 'PV-63PT-7CQW-MVV8', 'maintenance', null, 'c500e96a4f76615d0ca853da492a8a6ddbbc52b26f13645e1751182fa3f8292f', null, null, null, 'bernd@beispiel.example', 'pv-63pt-7cqw-mvv8', '2026-11-22T15:31:12.533Z', (select max("id") from "contact_messages"));

insert into "grid_connections" ("strasse", "hausnummer", "plz", "ort", "gemarkung", "flurstueck", "anzahl_einheiten", "unterkellert", "gesamtflaeche", "zaehlernummer", "bestehende_anlage", "bestehende_leistung", "name", "vorname", "geburtsdatum", "an_strase", "an_hausnummer", "an_plz", "an_ort", "an_telefon", "an_email", "nutz_abweichend", "nutz_name", "nutz_vorname", "nutz_geburtsdatum", "nutz_strasse", "nutz_hausnummer", "nutz_plz", "nutz_ort", "nutz_telefon", "nutz_email", "eigen_abweichend", "eigen_name", "eigen_vorname", "eigen_geburtsdatum", "eigen_strasse", "eigen_hausnummer", "eigen_plz", "eigen_ort", "eigen_telefon", "eigen_email", "flur", "vorhaben", "modul_hersteller", "modul_typ", "modul_anzahl", "modul_leistung", "wechselrichter_typ", "wechselrichter_anzahl", "wechselrichter_leistung", "speicher_leistung", "speicher_kapazitaet", "phasen", "einspeisung", "messkonzept", "steuerbare_geraete", "geplante_inbetriebnahme", "mastr_nummer", "installateur_nummer") values ('Am Rebhang', '12 b', '01665', 'Klipphausen', 'Sönitz', '123/4', '2', 'ja', '184,5', '1 EMH00 1234 5678', 'ja', '4,2', 'Großmann', 'Zoë', '1971-02-28', 'Am Rebhang', '12 b', '01665', 'Klipphausen', '035204 123', 'zoe@beispiel.example', 'ja', 'Mieter', 'Max', '1990-12-01', 'Am Rebhang', '12 c', '01665', 'Klipphausen', '0170 1', 'max@beispiel.example', 'ja', 'Erbengemeinschaft Großmann', 'Anna & Paul', '1945-05-08', 'Markt', '1', '01662', 'Meißen', '03521 1', 'erben@beispiel.example', '3', 'erweiterung', 'Elbsand Module GmbH', 'ES-440 „Schiefer“', '24', '10,56', 'Wandler & Söhne WS 10', '1', '10', '5', '9,6', 'dreiphasig', 'ueberschuss', 'Zweirichtungszähler am Netzanschluss', 'Wallbox 11 kW, Wärmepumpe 6 kW', '2027-03-15', 'SEE900000000000', 'DD-4711') returning "id", "created_at";

insert into "submissions" ("id", "reference", "kind", "idempotency_key", "digest", "privacy_version", "consent_at", "suspicion", "mailbox", "search_text", "received_at", "grid_connection_id") values ('fbee6d76-4fa3-4a22-90b6-cf905c4071c7', 'PV-7KP1-CXYC-7GZY', 'gridConnection', null, '8b0d3e55986003351002696efa3a274bd0d82a8c78ff167cc3edda6d84fa57a8', null, null, null, 'zoe@beispiel.example', 'pv-7kp1-cxyc-7gzy', '2026-11-22T15:31:13.281Z', (select max("id") from "grid_connections"));

update "submissions" set "confirmed_at" = '2026-11-22T15:31:12.686Z' where "confirmed_at" is null;

update "submissions" set "digest_mail" = 'waiting' where "id" = 'fc4cbeb0-f7a2-4304-af86-45c77564bdbd';

update "submissions" set "digest_mail" = 'sent' where "digest_mail" = 'waiting';

insert into "handlings" ("submission_id") values ('87c79819-4e5c-4807-bb4b-959732c1af73') on conflict ("submission_id") do nothing;

update "handlings" set "taken_by" = 'Anna', "done_at" = '2026-11-22T16:00:00Z', "note" = 'angerufen' where "submission_id" = '87c79819-4e5c-4807-bb4b-959732c1af73';

insert into "last_backup" (id, at, ok) values (1, now(), true) on conflict (id) do update set at = excluded.at, ok = excluded.ok;

insert into "erasures" ("erased_at", "cause", "requests") values ('2026-11-22T16:00:00Z', 'asked', 1);

delete from "submissions" where "id" = '87c79819-4e5c-4807-bb4b-959732c1af73';
