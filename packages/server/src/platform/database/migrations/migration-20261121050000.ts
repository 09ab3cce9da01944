import { Migration } from '@mikro-orm/migrations';

/** Remembers which requests were confirmed, and finds them by their mailbox. */
export class Migration20261121050000 extends Migration {
  override up(): void {
    this.addSql('alter table "submissions" add "confirmed_at" timestamptz null');
    this.addSql(
      `create index "contact_messages_mailbox_index" on "contact_messages" (lower(regexp_replace("email", '\\+[^@]*', '')))`,
    );
    this.addSql(
      `create index "grid_connections_mailbox_index" on "grid_connections" (lower(regexp_replace("an_email", '\\+[^@]*', '')))`,
    );
  }

  override down(): void {
    this.addSql('drop index "contact_messages_mailbox_index"');
    this.addSql('drop index "grid_connections_mailbox_index"');
    this.addSql('alter table "submissions" drop column "confirmed_at"');
  }
}
