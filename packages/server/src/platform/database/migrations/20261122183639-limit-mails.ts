import { Migration } from '@mikro-orm/migrations';

export class Migration20261122183639_limit_mails extends Migration {
  override name = 'Migration20261122183639_limit_mails';

  override up(): void | Promise<void> {
    this.addSql(`alter table "submissions" add "mailbox" text null, add "digest_mail" text null;`);
    this.addSql(`create index "submissions_mailbox_index" on "submissions" ("mailbox");`);
    this.addSql(
      `alter table "submissions" add constraint "submissions_digest_mail_check" check ("digest_mail" in ('waiting', 'sent'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "submissions_mailbox_index";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_digest_mail_check";`);
    this.addSql(`alter table "submissions" drop column "mailbox", drop column "digest_mail";`);
  }
}
