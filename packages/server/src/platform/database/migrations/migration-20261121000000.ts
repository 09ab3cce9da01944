import { Migration } from '@mikro-orm/migrations';

/** The tables of requests, their bookkeeping and the specified users table. */
export class Migration20261121000000 extends Migration {
  override up(): void {
    this.addSql(`
      create table "contact_messages" (
        "id" serial primary key,
        "name" text not null,
        "email" text not null,
        "phone" text null,
        "message" text not null,
        "address" text null,
        "haustyp" text null,
        "dachflaeche" text null,
        "stromverbrauch" text null,
        "budget" text null,
        "zeitrahmen" text null,
        "created_at" timestamptz not null default now()
      )
    `);
    this.addSql(`
      create table "grid_connections" (
        "id" serial primary key,
        "strasse" text not null,
        "hausnummer" text not null,
        "plz" text not null,
        "ort" text not null,
        "gemarkung" text null,
        "flurstueck" text null,
        "anzahl_einheiten" text null,
        "unterkellert" text null,
        "gesamtflaeche" text null,
        "zaehlernummer" text null,
        "bestehende_anlage" text null,
        "bestehende_leistung" text null,
        "name" text not null,
        "vorname" text not null,
        "geburtsdatum" text null,
        "an_strase" text not null,
        "an_hausnummer" text not null,
        "an_plz" text not null,
        "an_ort" text not null,
        "an_telefon" text not null,
        "an_email" text not null,
        "nutz_abweichend" text not null default 'nein',
        "nutz_name" text null,
        "nutz_vorname" text null,
        "nutz_geburtsdatum" text null,
        "nutz_strasse" text null,
        "nutz_hausnummer" text null,
        "nutz_plz" text null,
        "nutz_ort" text null,
        "nutz_telefon" text null,
        "nutz_email" text null,
        "eigen_abweichend" text not null default 'nein',
        "eigen_name" text null,
        "eigen_vorname" text null,
        "eigen_geburtsdatum" text null,
        "eigen_strasse" text null,
        "eigen_hausnummer" text null,
        "eigen_plz" text null,
        "eigen_ort" text null,
        "eigen_telefon" text null,
        "eigen_email" text null,
        "created_at" timestamptz not null default now()
      )
    `);
    this.addSql(
      `create table "secrets" ("name" text not null, "value" text not null, primary key ("name"))`,
    );
    this.addSql(`
      create table "submissions" (
        "id" uuid not null,
        "reference" text not null,
        "kind" text not null,
        "idempotency_key" uuid null,
        "digest" text not null,
        "privacy_version" text null,
        "consent_at" timestamptz null,
        "suspicion" text null,
        "received_at" timestamptz not null,
        "contact_message_id" int null,
        "grid_connection_id" int null,
        primary key ("id")
      )
    `);
    this.addSql(
      `alter table "submissions" add constraint "submissions_reference_unique" unique ("reference")`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_idempotency_key_unique" unique ("idempotency_key")`,
    );
    this.addSql(`create index "submissions_received_at_index" on "submissions" ("received_at")`);
    this.addSql(
      `alter table "submissions" add constraint "submissions_contact_message_id_unique" unique ("contact_message_id")`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_grid_connection_id_unique" unique ("grid_connection_id")`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_kind_check" check ("kind" in ('contact', 'consultation', 'maintenance', 'gridConnection'))`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_suspicion_check" check ("suspicion" in ('hidden-field', 'too-fast', 'forged-token'))`,
    );
    this.addSql(`
      create table "users" (
        "id" serial primary key,
        "username" text not null,
        "password" text not null
      )
    `);
    this.addSql(`alter table "users" add constraint "users_username_unique" unique ("username")`);
    this.addSql(
      `alter table "submissions" add constraint "submissions_contact_message_id_foreign" foreign key ("contact_message_id") references "contact_messages" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_grid_connection_id_foreign" foreign key ("grid_connection_id") references "grid_connections" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(
      'drop table "submissions", "contact_messages", "grid_connections", "users", "secrets"',
    );
  }
}
