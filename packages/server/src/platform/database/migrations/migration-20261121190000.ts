import { Migration } from '@mikro-orm/migrations';

/**
 * What the office notes about a request, and how the last nightly backup went. Why a visitor has no confirmation, and an index for the count of those of the last day. The counts
 * by mailbox are made from these rows, so that their indexes over whole tables can go.
 */
export class Migration20261121190000 extends Migration {
  override up(): void {
    this.addSql('alter table "submissions" add "unconfirmed" text null');
    this.addSql(
      `alter table "submissions" add constraint "submissions_unconfirmed_check" check ("unconfirmed" in ('refused', 'limited'))`,
    );
    this.addSql('create index "submissions_confirmed_at_index" on "submissions" ("confirmed_at")');
    this.addSql(`
      create table "handlings" (
        "submission_id" uuid not null primary key,
        "taken_by" text null,
        "done_at" timestamptz null,
        "note" text null,
        constraint "handlings_submission_id_foreign" foreign key ("submission_id")
          references "submissions" ("id") on update cascade on delete cascade
      )
    `);
    this.addSql(
      'create table "last_backup" ("id" int not null primary key, "at" timestamptz not null, "ok" boolean not null)',
    );
    this.addSql('drop index "contact_messages_mailbox_index"');
    this.addSql('drop index "grid_connections_mailbox_index"');
  }

  override down(): void {
    this.addSql(
      `create index "contact_messages_mailbox_index" on "contact_messages" (lower(regexp_replace("email", '\\+[^@]*', '')))`,
    );
    this.addSql(
      `create index "grid_connections_mailbox_index" on "grid_connections" (lower(regexp_replace("an_email", '\\+[^@]*', '')))`,
    );
    this.addSql('drop table "last_backup"');
    this.addSql('drop table "handlings"');
    this.addSql('drop index "submissions_confirmed_at_index"');
    this.addSql('alter table "submissions" drop column "unconfirmed"');
  }
}
