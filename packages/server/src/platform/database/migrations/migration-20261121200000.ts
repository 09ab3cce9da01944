import { Migration } from '@mikro-orm/migrations';

const before = `'hidden-field', 'too-fast', 'forged-token'`;

/** Two more reasons why a request is spam: it is nothing but a link, or the office says so. */
export class Migration20261121200000 extends Migration {
  override up(): void {
    this.allow(`${before}, 'only-link', 'by-hand'`);
  }

  override down(): void {
    this.addSql(
      `update "submissions" set "suspicion" = 'hidden-field' where "suspicion" in ('only-link', 'by-hand')`,
    );
    this.allow(before);
  }

  private allow(reasons: string): void {
    this.addSql('alter table "submissions" drop constraint "submissions_suspicion_check"');
    this.addSql(
      `alter table "submissions" add constraint "submissions_suspicion_check" check ("suspicion" in (${reasons}))`,
    );
  }
}
