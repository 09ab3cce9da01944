-- What the release with the migrations up to 20261121060000 does to the database when it starts, takes a request
-- of each kind and mails it, written down from PostgreSQL's log. Never edited: see ../former-releases.integration.test.ts.


insert into "secrets" ("name", "value") values ('form-token', '6ayNnMmL19pnkM5yCx_UziOscKMNpv9ZQb9hdezR3sg') on conflict ("name") do nothing returning "value";

select "s0"."name", "s0"."value" from "secrets" as "s0" where "s0"."name" = 'form-token' limit 1;

with jobs as (
INSERT INTO pgboss.job_common (
  id,
  name,
  data,
  priority,
  start_after,
  created_on,
  singleton_key,
  singleton_on,
  group_id,
  group_tier,
  expire_seconds,
  deletion_seconds,
  keep_until,
  retry_limit,
  retry_delay,
  retry_backoff,
  retry_delay_max,
  policy,
  dead_letter,
  heartbeat_seconds,
  blocked,
  blocking,
  pending_dependencies
)
SELECT
  COALESCE(id, gen_random_uuid()) as id,
  'mail' as name,
  data,
  COALESCE(priority, 0) as priority,
  j.start_after,
  pgboss.job_now() as created_on,
  "singletonKey",
  CASE
    WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
    ELSE NULL
    END as singleton_on,
  "groupId" as group_id,
  "groupTier" as group_tier,
  COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
  COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
  j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
  COALESCE("retryLimit", q.retry_limit) as retry_limit,
  COALESCE("retryDelay", q.retry_delay) as retry_delay,
  COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
  COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
  q.policy,
  COALESCE("deadLetter", q.dead_letter) as dead_letter,
  COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
  COALESCE(blocked, false) as blocked,
  COALESCE(blocking, false) as blocking,
  COALESCE("pendingDependencies", 0) as pending_dependencies
FROM (
  SELECT *,
    CASE
      WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
      ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
      END as start_after
  FROM json_to_recordset('[{"data":{"submissionId":"7e45c28b-79d6-410e-b811-d55e5591ffc0","recipient":"company"}},{"data":{"submissionId":"7e45c28b-79d6-410e-b811-d55e5591ffc0","recipient":"visitor"}}]'::text::json) as x (
    id uuid,
    priority integer,
    data jsonb,
    "startAfter" text,
    "retryLimit" integer,
    "retryDelay" integer,
    "retryDelayMax" integer,
    "retryBackoff" boolean,
    "singletonKey" text,
    "singletonSeconds" integer,
    "singletonOffset" integer,
    "groupId" text,
    "groupTier" text,
    "expireInSeconds" integer,
    "deleteAfterSeconds" integer,
    "retentionSeconds" integer,
    "deadLetter" text,
    "heartbeatSeconds" integer,
    blocked boolean,
    blocking boolean,
    "pendingDependencies" integer
  )
) j
JOIN pgboss.queue q ON q.name = 'mail'
ON CONFLICT DO NOTHING
RETURNING id
  ),
words as (insert into "contact_messages" ("name","email","phone","message","address","haustyp","dachflaeche","stromverbrauch","budget","zeitrahmen") select 'Petra Beispiel','petra@x.example','0351 1','Guten Tag',NULL,NULL,NULL,NULL,NULL,NULL where (select count(*) from jobs) = 2 returning id)
insert into "submissions" ("id","reference","kind","idempotency_key","digest","privacy_version","consent_at","suspicion","confirmed_at","search_text","received_at", "contact_message_id") select '7e45c28b-79d6-410e-b811-d55e5591ffc0','PV-DHK1-CVDB-S51F','contact',NULL,'d0dcbe1a174109f47963391f900641ebf096fd62aa2ea4951be6f8d5a791e100',NULL,NULL,NULL,NULL,'pv-dhk1-cvdb-s51f
petra beispiel
petra@x.example
0351 1
guten tag','2026-11-21 18:00:13.185+00', id from words returning id;

with jobs as (
INSERT INTO pgboss.job_common (
  id,
  name,
  data,
  priority,
  start_after,
  created_on,
  singleton_key,
  singleton_on,
  group_id,
  group_tier,
  expire_seconds,
  deletion_seconds,
  keep_until,
  retry_limit,
  retry_delay,
  retry_backoff,
  retry_delay_max,
  policy,
  dead_letter,
  heartbeat_seconds,
  blocked,
  blocking,
  pending_dependencies
)
SELECT
  COALESCE(id, gen_random_uuid()) as id,
  'mail' as name,
  data,
  COALESCE(priority, 0) as priority,
  j.start_after,
  pgboss.job_now() as created_on,
  "singletonKey",
  CASE
    WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
    ELSE NULL
    END as singleton_on,
  "groupId" as group_id,
  "groupTier" as group_tier,
  COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
  COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
  j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
  COALESCE("retryLimit", q.retry_limit) as retry_limit,
  COALESCE("retryDelay", q.retry_delay) as retry_delay,
  COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
  COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
  q.policy,
  COALESCE("deadLetter", q.dead_letter) as dead_letter,
  COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
  COALESCE(blocked, false) as blocked,
  COALESCE(blocking, false) as blocking,
  COALESCE("pendingDependencies", 0) as pending_dependencies
FROM (
  SELECT *,
    CASE
      WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
      ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
      END as start_after
  FROM json_to_recordset('[{"data":{"submissionId":"e1248b78-0c65-4c9f-8c78-a239d1a66061","recipient":"company"}},{"data":{"submissionId":"e1248b78-0c65-4c9f-8c78-a239d1a66061","recipient":"visitor"}}]'::text::json) as x (
    id uuid,
    priority integer,
    data jsonb,
    "startAfter" text,
    "retryLimit" integer,
    "retryDelay" integer,
    "retryDelayMax" integer,
    "retryBackoff" boolean,
    "singletonKey" text,
    "singletonSeconds" integer,
    "singletonOffset" integer,
    "groupId" text,
    "groupTier" text,
    "expireInSeconds" integer,
    "deleteAfterSeconds" integer,
    "retentionSeconds" integer,
    "deadLetter" text,
    "heartbeatSeconds" integer,
    blocked boolean,
    blocking boolean,
    "pendingDependencies" integer
  )
) j
JOIN pgboss.queue q ON q.name = 'mail'
ON CONFLICT DO NOTHING
RETURNING id
  ),
words as (insert into "contact_messages" ("name","email","phone","message","address","haustyp","dachflaeche","stromverbrauch","budget","zeitrahmen") select 'Petra Beispiel','petra@x.example','0351 1','Guten Tag','Am Rebhang 1','einfamilienhaus','50-100','3000-5000','15000-25000','3-monate' where (select count(*) from jobs) = 2 returning id)
insert into "submissions" ("id","reference","kind","idempotency_key","digest","privacy_version","consent_at","suspicion","confirmed_at","search_text","received_at", "contact_message_id") select 'e1248b78-0c65-4c9f-8c78-a239d1a66061','PV-E2Q7-Y5JS-DKTX','consultation',NULL,'35677f95a1f75efdbf9f4f79833f12b3927a5a922c6e6096ab32354d91727018',NULL,'2026-11-21 18:00:13.373+00',NULL,NULL,'pv-e2q7-y5js-dktx
petra beispiel
petra@x.example
0351 1
am rebhang 1
einfamilienhaus
50-100
3000-5000
15000-25000
3-monate
guten tag','2026-11-21 18:00:13.373+00', id from words returning id;

with jobs as (
INSERT INTO pgboss.job_common (
  id,
  name,
  data,
  priority,
  start_after,
  created_on,
  singleton_key,
  singleton_on,
  group_id,
  group_tier,
  expire_seconds,
  deletion_seconds,
  keep_until,
  retry_limit,
  retry_delay,
  retry_backoff,
  retry_delay_max,
  policy,
  dead_letter,
  heartbeat_seconds,
  blocked,
  blocking,
  pending_dependencies
)
SELECT
  COALESCE(id, gen_random_uuid()) as id,
  'mail' as name,
  data,
  COALESCE(priority, 0) as priority,
  j.start_after,
  pgboss.job_now() as created_on,
  "singletonKey",
  CASE
    WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
    ELSE NULL
    END as singleton_on,
  "groupId" as group_id,
  "groupTier" as group_tier,
  COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
  COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
  j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
  COALESCE("retryLimit", q.retry_limit) as retry_limit,
  COALESCE("retryDelay", q.retry_delay) as retry_delay,
  COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
  COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
  q.policy,
  COALESCE("deadLetter", q.dead_letter) as dead_letter,
  COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
  COALESCE(blocked, false) as blocked,
  COALESCE(blocking, false) as blocking,
  COALESCE("pendingDependencies", 0) as pending_dependencies
FROM (
  SELECT *,
    CASE
      WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
      ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
      END as start_after
  FROM json_to_recordset('[{"data":{"submissionId":"bbc2a0e5-2360-4d4a-aae7-33b0c8e6ff35","recipient":"company"}},{"data":{"submissionId":"bbc2a0e5-2360-4d4a-aae7-33b0c8e6ff35","recipient":"visitor"}}]'::text::json) as x (
    id uuid,
    priority integer,
    data jsonb,
    "startAfter" text,
    "retryLimit" integer,
    "retryDelay" integer,
    "retryDelayMax" integer,
    "retryBackoff" boolean,
    "singletonKey" text,
    "singletonSeconds" integer,
    "singletonOffset" integer,
    "groupId" text,
    "groupTier" text,
    "expireInSeconds" integer,
    "deleteAfterSeconds" integer,
    "retentionSeconds" integer,
    "deadLetter" text,
    "heartbeatSeconds" integer,
    blocked boolean,
    blocking boolean,
    "pendingDependencies" integer
  )
) j
JOIN pgboss.queue q ON q.name = 'mail'
ON CONFLICT DO NOTHING
RETURNING id
  ),
words as (insert into "grid_connections" ("strasse","hausnummer","plz","ort","gemarkung","flurstueck","anzahl_einheiten","unterkellert","gesamtflaeche","zaehlernummer","bestehende_anlage","bestehende_leistung","name","vorname","geburtsdatum","an_strase","an_hausnummer","an_plz","an_ort","an_telefon","an_email","nutz_abweichend","nutz_name","nutz_vorname","nutz_geburtsdatum","nutz_strasse","nutz_hausnummer","nutz_plz","nutz_ort","nutz_telefon","nutz_email","eigen_abweichend","eigen_name","eigen_vorname","eigen_geburtsdatum","eigen_strasse","eigen_hausnummer","eigen_plz","eigen_ort","eigen_telefon","eigen_email","flur","vorhaben","modul_hersteller","modul_typ","modul_anzahl","modul_leistung","wechselrichter_typ","wechselrichter_anzahl","wechselrichter_leistung","speicher_leistung","speicher_kapazitaet","phasen","einspeisung","messkonzept","steuerbare_geraete","geplante_inbetriebnahme","mastr_nummer","installateur_nummer") select 'Am Rebhang','12 b','01665','Klipphausen','Sönitz','123/4','2','ja','184,5','1 EMH00 1234 5678','ja','4,2','Großmann','Zoë','1971-02-28','Am Rebhang','12 b','01665','Klipphausen','035204 123','zoe@beispiel.example','ja','Mieter','Max','1990-12-01','Am Rebhang','12 c','01665','Klipphausen','0170 1','max@beispiel.example','ja','Erbengemeinschaft Großmann','Anna & Paul','1945-05-08','Markt','1','01662','Meißen','03521 1','erben@beispiel.example','3','erweiterung','Elbsand Module GmbH','ES-440 „Schiefer“','24','10,56','Wandler & Söhne WS 10','1','10','5','9,6','dreiphasig','ueberschuss','Zweirichtungszähler am Netzanschluss','Wallbox 11 kW, Wärmepumpe 6 kW','2027-03-15','SEE900000000000','DD-4711' where (select count(*) from jobs) = 2 returning id)
insert into "submissions" ("id","reference","kind","idempotency_key","digest","privacy_version","consent_at","suspicion","confirmed_at","search_text","received_at", "grid_connection_id") select 'bbc2a0e5-2360-4d4a-aae7-33b0c8e6ff35','PV-TQ2Z-VG2J-XF00','gridConnection','d184e2b6-0ca1-4449-ab6d-95c94d470340','8b0d3e55986003351002696efa3a274bd0d82a8c78ff167cc3edda6d84fa57a8',NULL,NULL,NULL,NULL,'pv-tq2z-vg2j-xf00
am rebhang
12 b
01665
klipphausen
sonitz
123/4
2
ja
184,5
1 emh00 1234 5678
ja
4,2
grossmann
zoe
1971-02-28
am rebhang
12 b
01665
klipphausen
035204 123
zoe@beispiel.example
ja
mieter
max
1990-12-01
am rebhang
12 c
01665
klipphausen
0170 1
max@beispiel.example
ja
erbengemeinschaft grossmann
anna & paul
1945-05-08
markt
1
01662
meissen
03521 1
erben@beispiel.example
3
erweiterung
elbsand module gmbh
es-440 „schiefer“
24
10,56
wandler & sohne ws 10
1
10
5
9,6
dreiphasig
ueberschuss
zweirichtungszahler am netzanschluss
wallbox 11 kw, warmepumpe 6 kw
2027-03-15
see900000000000
dd-4711','2026-11-21 18:00:14.093+00', id from words returning id;

select "s0"."id", "s0"."reference", "s0"."kind", "s0"."idempotency_key", "s0"."digest", "s0"."privacy_version", "s0"."consent_at", "s0"."suspicion", "s0"."confirmed_at", "s0"."received_at", "s0"."contact_message_id", "s0"."grid_connection_id", "c1"."id" as "c1__id", "c1"."name" as "c1__name", "c1"."email" as "c1__email", "c1"."phone" as "c1__phone", "c1"."message" as "c1__message", "c1"."address" as "c1__address", "c1"."haustyp" as "c1__haustyp", "c1"."dachflaeche" as "c1__dachflaeche", "c1"."stromverbrauch" as "c1__stromverbrauch", "c1"."budget" as "c1__budget", "c1"."zeitrahmen" as "c1__zeitrahmen", "c1"."created_at" as "c1__created_at", "g2"."id" as "g2__id", "g2"."strasse" as "g2__strasse", "g2"."hausnummer" as "g2__hausnummer", "g2"."plz" as "g2__plz", "g2"."ort" as "g2__ort", "g2"."gemarkung" as "g2__gemarkung", "g2"."flurstueck" as "g2__flurstueck", "g2"."anzahl_einheiten" as "g2__anzahl_einheiten", "g2"."unterkellert" as "g2__unterkellert", "g2"."gesamtflaeche" as "g2__gesamtflaeche", "g2"."zaehlernummer" as "g2__zaehlernummer", "g2"."bestehende_anlage" as "g2__bestehende_anlage", "g2"."bestehende_leistung" as "g2__bestehende_leistung", "g2"."name" as "g2__name", "g2"."vorname" as "g2__vorname", "g2"."geburtsdatum" as "g2__geburtsdatum", "g2"."an_strase" as "g2__an_strase", "g2"."an_hausnummer" as "g2__an_hausnummer", "g2"."an_plz" as "g2__an_plz", "g2"."an_ort" as "g2__an_ort", "g2"."an_telefon" as "g2__an_telefon", "g2"."an_email" as "g2__an_email", "g2"."nutz_abweichend" as "g2__nutz_abweichend", "g2"."nutz_name" as "g2__nutz_name", "g2"."nutz_vorname" as "g2__nutz_vorname", "g2"."nutz_geburtsdatum" as "g2__nutz_geburtsdatum", "g2"."nutz_strasse" as "g2__nutz_strasse", "g2"."nutz_hausnummer" as "g2__nutz_hausnummer", "g2"."nutz_plz" as "g2__nutz_plz", "g2"."nutz_ort" as "g2__nutz_ort", "g2"."nutz_telefon" as "g2__nutz_telefon", "g2"."nutz_email" as "g2__nutz_email", "g2"."eigen_abweichend" as "g2__eigen_abweichend", "g2"."eigen_name" as "g2__eigen_name", "g2"."eigen_vorname" as "g2__eigen_vorname", "g2"."eigen_geburtsdatum" as "g2__eigen_geburtsdatum", "g2"."eigen_strasse" as "g2__eigen_strasse", "g2"."eigen_hausnummer" as "g2__eigen_hausnummer", "g2"."eigen_plz" as "g2__eigen_plz", "g2"."eigen_ort" as "g2__eigen_ort", "g2"."eigen_telefon" as "g2__eigen_telefon", "g2"."eigen_email" as "g2__eigen_email", "g2"."flur" as "g2__flur", "g2"."vorhaben" as "g2__vorhaben", "g2"."modul_hersteller" as "g2__modul_hersteller", "g2"."modul_typ" as "g2__modul_typ", "g2"."modul_anzahl" as "g2__modul_anzahl", "g2"."modul_leistung" as "g2__modul_leistung", "g2"."wechselrichter_typ" as "g2__wechselrichter_typ", "g2"."wechselrichter_anzahl" as "g2__wechselrichter_anzahl", "g2"."wechselrichter_leistung" as "g2__wechselrichter_leistung", "g2"."speicher_leistung" as "g2__speicher_leistung", "g2"."speicher_kapazitaet" as "g2__speicher_kapazitaet", "g2"."phasen" as "g2__phasen", "g2"."einspeisung" as "g2__einspeisung", "g2"."messkonzept" as "g2__messkonzept", "g2"."steuerbare_geraete" as "g2__steuerbare_geraete", "g2"."geplante_inbetriebnahme" as "g2__geplante_inbetriebnahme", "g2"."mastr_nummer" as "g2__mastr_nummer", "g2"."installateur_nummer" as "g2__installateur_nummer", "g2"."created_at" as "g2__created_at" from "submissions" as "s0" left join "contact_messages" as "c1" on "s0"."contact_message_id" = "c1"."id" left join "grid_connections" as "g2" on "s0"."grid_connection_id" = "g2"."id" where "s0"."id" = '7e45c28b-79d6-410e-b811-d55e5591ffc0' limit 1;

select 1 from submissions where digest <> '' for share;

update submissions set confirmed_at = now();
