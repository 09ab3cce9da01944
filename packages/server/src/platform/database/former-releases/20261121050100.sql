-- What the release with the migrations up to 20261121050100 stores of a request. Never edited: see
-- ../former-releases.integration.test.ts.

insert into "contact_messages" ("name", "email", "phone", "message")
values ('Petra Beispiel', 'petra@x.example', '0351 1', 'Guten Tag') returning "id";

insert into "submissions" ("id", "reference", "kind", "idempotency_key", "digest", "privacy_version", "consent_at", "suspicion", "received_at", "contact_message_id")
values ('1f0c38a4-5d6b-4f1e-9c1a-0d5f7b3a9e21', 'PV-0000-0000-0001', 'contact', null, 'd0dcbe1a174109f47963391f900641ebf096fd62aa2ea4951be6f8d5a791e100', null, null, 'forged-token', '2026-11-21T06:00:00Z', (select max("id") from "contact_messages"));

insert into "grid_connections" ("strasse", "hausnummer", "plz", "ort", "name", "vorname", "an_strase", "an_hausnummer", "an_plz", "an_ort", "an_telefon", "an_email", "nutz_abweichend", "eigen_abweichend", "vorhaben")
values ('Am Rebhang', '1', '01665', 'Klipphausen', 'Beispiel', 'Petra', 'Am Rebhang', '1', '01665', 'Klipphausen', '0351 1', 'petra@x.example', 'nein', 'nein', null) returning "id";

insert into "submissions" ("id", "reference", "kind", "idempotency_key", "digest", "privacy_version", "consent_at", "suspicion", "received_at", "grid_connection_id")
values ('2f0c38a4-5d6b-4f1e-9c1a-0d5f7b3a9e22', 'PV-0000-0000-0002', 'gridConnection', null, 'e0dcbe1a174109f47963391f900641ebf096fd62aa2ea4951be6f8d5a791e100', null, null, null, '2026-11-21T06:00:00Z', (select max("id") from "grid_connections"));

update "submissions" set "confirmed_at" = '2026-11-21T06:00:01Z';
