import { Migration } from '@mikro-orm/migrations';

/** The release before the search knows nothing of its text: what it stores has to go in without. */
export class Migration20261121180000 extends Migration {
  override up(): void {
    this.addSql(`alter table "submissions" alter "search_text" set default ''`);
  }

  override down(): void {
    this.addSql('alter table "submissions" alter "search_text" drop default');
  }
}
