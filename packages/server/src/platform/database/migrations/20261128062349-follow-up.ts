import { Migration } from '@mikro-orm/migrations';

export class Migration20261128062349_follow_up extends Migration {
  override name = 'Migration20261128062349_follow_up';

  override up(): void | Promise<void> {
    this.addSql(`alter table "handlings" add "follow_up_on" date null;`);

    this.addSql(`alter table "handling_events" drop constraint "handling_events_type_check";`);
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_type_check" check ("type" in ('entered', 'taken', 'handedOver', 'released', 'reached', 'notReached', 'appointment', 'waiting', 'followUp', 'done', 'reopened', 'spam', 'notSpam', 'undone', 'note', 'mailResent', 'mailDismissed', 'remark', 'corrected', 'times', 'photographs'));`,
    );

    // By hand: a request that waited for the customer came back at a moment, and now on the day of it (`placeOf`).
    this.addSql(
      `update "handlings" set "follow_up_on" = ("until" at time zone 'Europe/Berlin')::date, "until" = null where "state" = 'waiting' and "until" is not null;`,
    );
    this.addSql(
      `update "handlings" set "listed_at" = ("follow_up_on" + time '23:59') at time zone 'Europe/Berlin' where "follow_up_on" is not null and not "is_untimed";`,
    );
    // By hand: as `normalizeForSearch` does since.
    this.addSql(
      `update "submissions" set "search_text" = replace(translate("search_text", 'øł', 'ol'), 'æ', 'ae') where "search_text" ~ '[øłæ]';`,
    );
  }

  override down(): void | Promise<void> {
    // By hand: the release before knows no such step, and a moment for those that wait.
    this.addSql(`delete from "handling_events" where "type" = 'followUp';`);
    this.addSql(
      `update "handlings" set "until" = ("follow_up_on" + time '09:00') at time zone 'Europe/Berlin' where "state" = 'waiting' and "follow_up_on" is not null;`,
    );
    this.addSql(`alter table "handling_events" drop constraint "handling_events_type_check";`);
    this.addSql(
      `alter table "handling_events" add constraint "handling_events_type_check" check ("type" in ('entered', 'taken', 'handedOver', 'released', 'reached', 'notReached', 'appointment', 'waiting', 'done', 'reopened', 'spam', 'notSpam', 'undone', 'note', 'mailResent', 'mailDismissed', 'remark', 'corrected', 'times', 'photographs'));`,
    );

    this.addSql(`alter table "handlings" drop column "follow_up_on";`);
  }
}
