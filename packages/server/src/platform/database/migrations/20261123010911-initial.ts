import { Migration } from '@mikro-orm/migrations';

export class Migration20261123010911_initial extends Migration {
  override name = 'Migration20261123010911_initial';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "contact_messages" ("id" serial primary key, "name" text not null, "email" text not null, "phone" text null, "message" text not null, "address" text null, "haustyp" text null, "dachflaeche" text null, "stromverbrauch" text null, "budget" text null, "zeitrahmen" text null, "created_at" timestamptz not null default now());`,
    );

    this.addSql(
      `create table "desk_sessions" ("id" uuid not null, "token_hash" text not null, "user_name" text not null, "user_email" text not null, "device" text not null, "signed_in_at" timestamptz not null, "last_active_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "desk_sessions" add constraint "desk_sessions_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(
      `create table "erased_references" ("reference" text not null, "erased_at" timestamptz not null, primary key ("reference"));`,
    );

    this.addSql(
      `create table "erasures" ("id" serial primary key, "erased_at" timestamptz not null, "cause" text not null, "requests" int not null, "by" text null);`,
    );

    this.addSql(
      `create table "grid_connections" ("id" serial primary key, "strasse" text not null, "hausnummer" text not null, "plz" text not null, "ort" text not null, "gemarkung" text null, "flurstueck" text null, "anzahl_einheiten" text null, "unterkellert" text null, "gesamtflaeche" text null, "zaehlernummer" text null, "bestehende_anlage" text null, "bestehende_leistung" text null, "name" text not null, "vorname" text not null, "geburtsdatum" text null, "an_strase" text not null, "an_hausnummer" text not null, "an_plz" text not null, "an_ort" text not null, "an_telefon" text not null, "an_email" text not null, "nutz_abweichend" text not null default 'nein', "nutz_name" text null, "nutz_vorname" text null, "nutz_geburtsdatum" text null, "nutz_strasse" text null, "nutz_hausnummer" text null, "nutz_plz" text null, "nutz_ort" text null, "nutz_telefon" text null, "nutz_email" text null, "eigen_abweichend" text not null default 'nein', "eigen_name" text null, "eigen_vorname" text null, "eigen_geburtsdatum" text null, "eigen_strasse" text null, "eigen_hausnummer" text null, "eigen_plz" text null, "eigen_ort" text null, "eigen_telefon" text null, "eigen_email" text null, "flur" text null, "vorhaben" text null, "modul_hersteller" text null, "modul_typ" text null, "modul_anzahl" text null, "modul_leistung" text null, "wechselrichter_typ" text null, "wechselrichter_anzahl" text null, "wechselrichter_leistung" text null, "speicher_leistung" text null, "speicher_kapazitaet" text null, "phasen" text null, "einspeisung" text null, "messkonzept" text null, "steuerbare_geraete" text null, "geplante_inbetriebnahme" text null, "mastr_nummer" text null, "installateur_nummer" text null, "created_at" timestamptz not null default now());`,
    );

    this.addSql(
      `create table "last_backup" ("id" int not null, "at" timestamptz not null, "ok" boolean not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "sign_in_links" ("token_hash" text not null, "email" text not null, "user_name" text null, "expires_at" timestamptz not null, primary key ("token_hash"));`,
    );
    this.addSql(`create index "sign_in_links_expires_at_index" on "sign_in_links" ("expires_at");`);

    this.addSql(
      `create table "submissions" ("id" uuid not null, "reference" text not null, "kind" text not null, "idempotency_key" uuid null, "digest" text not null, "privacy_version" text null, "consent_at" timestamptz null, "suspicion" text null, "confirmed_at" timestamptz null, "mailbox" text null, "phone_number" text null, "unconfirmed" text null, "digest_mail" text null, "search_text" text not null, "received_at" timestamptz not null, "contact_message_id" int null, "grid_connection_id" int null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_reference_unique" unique ("reference");`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_idempotency_key_unique" unique ("idempotency_key");`,
    );
    this.addSql(`create index "submissions_confirmed_at_index" on "submissions" ("confirmed_at");`);
    this.addSql(`create index "submissions_mailbox_index" on "submissions" ("mailbox");`);
    this.addSql(`create index "submissions_phone_number_index" on "submissions" ("phone_number");`);
    this.addSql(`create index "submissions_received_at_index" on "submissions" ("received_at");`);
    this.addSql(
      `alter table "submissions" add constraint "submissions_contact_message_id_unique" unique ("contact_message_id");`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_grid_connection_id_unique" unique ("grid_connection_id");`,
    );

    this.addSql(
      `create table "photographs" ("id" uuid not null, "submission_id" uuid not null, "kind" text not null, "jpeg" bytea not null, "width" int not null, "height" int not null, "bytes" int not null, "added_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "photographs_submission_index" on "photographs" ("submission_id");`);

    this.addSql(
      `create table "own_pages" ("submission_id" uuid not null, "token" text not null, "access_key" text not null, "wrong_tries" int not null default 0, "locked_until" timestamptz null, "code_hash" text null, "code_expires_at" timestamptz null, primary key ("submission_id"));`,
    );
    this.addSql(
      `alter table "own_pages" add constraint "own_pages_token_unique" unique ("token");`,
    );

    this.addSql(
      `create table "handling_events" ("id" serial primary key, "submission_id" uuid not null, "at" timestamptz not null, "by" text not null, "type" text not null, "until" timestamptz null, "to" text null, "outcome" text null, "note" text null, "field" text null, "former_value" text null, "count" int null, "is_mailed" boolean not null default false, "before" jsonb null, "state" text not null);`,
    );
    this.addSql(
      `create index "handling_events_submission_index" on "handling_events" ("submission_id");`,
    );

    this.addSql(
      `create table "handlings" ("submission_id" uuid not null, "version" int not null default 1, "state" text not null, "holder" text null, "due_at" timestamptz null, "first_contact_at" timestamptz null, "until" timestamptz null, "attempts" int not null default 0, "done_at" timestamptz null, "outcome" text null, "folder" text not null, "is_untimed" boolean not null, "listed_at" timestamptz not null, primary key ("submission_id"));`,
    );
    this.addSql(
      `create index "handlings_list_index" on "handlings" ("folder", "is_untimed", "listed_at", "submission_id");`,
    );

    this.addSql(
      `create table "users" ("id" serial primary key, "username" text not null, "password" text not null);`,
    );
    this.addSql(`alter table "users" add constraint "users_username_unique" unique ("username");`);

    this.addSql(
      `alter table "erasures" add constraint "erasures_cause_check" check ("cause" in ('asked', 'retention'));`,
    );

    this.addSql(
      `alter table "submissions" add constraint "submissions_contact_message_id_foreign" foreign key ("contact_message_id") references "contact_messages" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_grid_connection_id_foreign" foreign key ("grid_connection_id") references "grid_connections" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_kind_check" check ("kind" in ('contact', 'consultation', 'maintenance', 'gridConnection'));`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_suspicion_check" check ("suspicion" in ('hidden-field', 'too-fast', 'only-link', 'by-hand'));`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_unconfirmed_check" check ("unconfirmed" in ('refused', 'limited'));`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_digest_mail_check" check ("digest_mail" in ('waiting', 'sent'));`,
    );

    this.addSql(
      `alter table "photographs" add constraint "photographs_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "photographs" add constraint "photographs_kind_check" check ("kind" in ('roof-outside', 'roof-inside', 'meter', 'storage', 'bill'));`,
    );

    this.addSql(
      `alter table "own_pages" add constraint "own_pages_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "handling_events" add constraint "handling_events_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_type_check" check ("type" in ('entered', 'taken', 'handedOver', 'released', 'reached', 'notReached', 'appointment', 'waiting', 'done', 'reopened', 'spam', 'notSpam', 'undone', 'note', 'mailResent', 'remark', 'corrected', 'times', 'photographs'));`,
    );
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_outcome_check" check ("outcome" in ('answered', 'order', 'without'));`,
    );
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_state_check" check ("state" in ('new', 'taken', 'notReached', 'appointment', 'waiting', 'done'));`,
    );

    this.addSql(
      `alter table "handlings" add constraint "handlings_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "handlings" add constraint "handlings_state_check" check ("state" in ('new', 'taken', 'notReached', 'appointment', 'waiting', 'done'));`,
    );
    this.addSql(
      `alter table "handlings" add constraint "handlings_outcome_check" check ("outcome" in ('answered', 'order', 'without'));`,
    );
    this.addSql(
      `alter table "handlings" add constraint "handlings_folder_check" check ("folder" in ('open', 'done', 'suspected', 'spam'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "submissions" drop constraint "submissions_contact_message_id_foreign";`,
    );
    this.addSql(
      `alter table "submissions" drop constraint "submissions_grid_connection_id_foreign";`,
    );
    this.addSql(`alter table "photographs" drop constraint "photographs_submission_id_foreign";`);
    this.addSql(`alter table "own_pages" drop constraint "own_pages_submission_id_foreign";`);
    this.addSql(
      `alter table "handling_events" drop constraint "handling_events_submission_id_foreign";`,
    );
    this.addSql(`alter table "handlings" drop constraint "handlings_submission_id_foreign";`);

    this.addSql(`drop table if exists "contact_messages" cascade;`);
    this.addSql(`drop table if exists "desk_sessions" cascade;`);
    this.addSql(`drop table if exists "erased_references" cascade;`);
    this.addSql(`drop table if exists "erasures" cascade;`);
    this.addSql(`drop table if exists "grid_connections" cascade;`);
    this.addSql(`drop table if exists "last_backup" cascade;`);
    this.addSql(`drop table if exists "sign_in_links" cascade;`);
    this.addSql(`drop table if exists "submissions" cascade;`);
    this.addSql(`drop table if exists "photographs" cascade;`);
    this.addSql(`drop table if exists "own_pages" cascade;`);
    this.addSql(`drop table if exists "handling_events" cascade;`);
    this.addSql(`drop table if exists "handlings" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
  }
}
