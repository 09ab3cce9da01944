import { Migration } from '@mikro-orm/migrations';

export class Migration20261123225219_own_pages_mails_photographs extends Migration {
  override name = 'Migration20261123225219_own_pages_mails_photographs';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "counted_mails" ("id" bigserial primary key, "purpose" text not null, "mailbox" text not null, "domain" text not null, "network" text not null, "at" timestamptz not null);`,
    );
    this.addSql(`create index "counted_mails_mailbox_index" on "counted_mails" ("mailbox");`);
    this.addSql(`create index "counted_mails_domain_index" on "counted_mails" ("domain");`);
    this.addSql(`create index "counted_mails_at_index" on "counted_mails" ("at");`);

    this.addSql(
      `create table "counting_keys" ("id" int not null, "key" text not null, primary key ("id"));`,
    );
    // By hand: the one key that all instances count with. Each UUID holds 122 random bits.
    this.addSql(
      `insert into "counting_keys" ("id", "key") values (1, gen_random_uuid()::text || gen_random_uuid()::text);`,
    );

    this.addSql(
      `create table "own_page_tries" ("submission_id" uuid not null, "network" text not null, "wrong_tries" int not null default 0, "locked_until" timestamptz null, "codes" int not null default 0, "last_at" timestamptz not null, primary key ("submission_id", "network"));`,
    );

    this.addSql(`alter table "sign_in_links" add "mailed_at" timestamptz null;`);

    this.addSql(`drop index "submissions_phone_number_index";`);
    this.addSql(`alter table "submissions" add "addition_waits_since" timestamptz null;`);
    this.addSql(
      `create index "submissions_phone_numbers_index" on "submissions" using gin (string_to_array("phone_number", ' '));`,
    );

    this.addSql(
      `alter table "photographs" add "preview" bytea null, add "by_link" boolean not null default false;`,
    );
    this.addSql(`create index "photographs_added_at_index" on "photographs" ("added_at");`);

    this.addSql(
      `alter table "own_pages" add "change_key" text not null default (gen_random_uuid())::text, add "code_tries" int not null default 0;`,
    );

    this.addSql(`alter table "handling_events" drop constraint "handling_events_type_check";`);
    this.addSql(`alter table "handling_events" add "by_link" boolean not null default false;`);
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_type_check" check ("type" in ('entered', 'taken', 'handedOver', 'released', 'reached', 'notReached', 'appointment', 'waiting', 'done', 'reopened', 'spam', 'notSpam', 'undone', 'note', 'mailResent', 'mailDismissed', 'remark', 'corrected', 'times', 'photographs'));`,
    );

    this.addSql(
      `alter table "counted_mails" add constraint "counted_mails_purpose_check" check ("purpose" in ('confirmation', 'code'));`,
    );

    this.addSql(
      `alter table "own_page_tries" add constraint "own_page_tries_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete cascade;`,
    );

    // By hand: what was suspected stood at the moment at which it came in, and now stands by its next moment like all
    // that is open (`placeOf`).
    this.addSql(
      `update "handlings" set "is_untimed" = false, "listed_at" = coalesce("until", "due_at") where "folder" = 'suspected' and ("until" is not null or ("first_contact_at" is null and "due_at" is not null));`,
    );
  }

  override down(): void | Promise<void> {
    // By hand: the release before knows no such step.
    this.addSql(`delete from "handling_events" where "type" = 'mailDismissed';`);
    this.addSql(`drop table if exists "counted_mails" cascade;`);
    this.addSql(`drop table if exists "counting_keys" cascade;`);
    this.addSql(`drop table if exists "own_page_tries" cascade;`);

    this.addSql(`alter table "handling_events" drop constraint "handling_events_type_check";`);
    this.addSql(`alter table "handling_events" drop column "by_link";`);
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_type_check" check ("type" in ('entered', 'taken', 'handedOver', 'released', 'reached', 'notReached', 'appointment', 'waiting', 'done', 'reopened', 'spam', 'notSpam', 'undone', 'note', 'mailResent', 'remark', 'corrected', 'times', 'photographs'));`,
    );

    this.addSql(`alter table "own_pages" drop column "change_key", drop column "code_tries";`);

    this.addSql(`drop index "photographs_added_at_index";`);
    this.addSql(`alter table "photographs" drop column "preview", drop column "by_link";`);

    this.addSql(`alter table "sign_in_links" drop column "mailed_at";`);

    this.addSql(`drop index "submissions_phone_numbers_index";`);
    this.addSql(`alter table "submissions" drop column "addition_waits_since";`);
    this.addSql(`create index "submissions_phone_number_index" on "submissions" ("phone_number");`);
  }
}
