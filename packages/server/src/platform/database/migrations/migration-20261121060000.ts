import { Migration } from '@mikro-orm/migrations';

/** As `foldForSearch` does it. */
const folded = (text: string) =>
  `replace(lower(regexp_replace(normalize(${text}, NFKD), U&'[\\0300-\\036F]', '', 'g')), 'ß', 'ss')`;

/** The operator's side: what a search looks into, and the record that something was erased. */
export class Migration20261121060000 extends Migration {
  override up(): void {
    this.addSql(`alter table "submissions" add "search_text" text not null default ''`);
    this.addSql(`
      update "submissions" s set "search_text" = ${folded(`concat_ws(E'\\n', s."reference",
          m."name", m."email", m."phone", m."message", m."address", m."haustyp", m."dachflaeche",
          m."stromverbrauch", m."budget", m."zeitrahmen")`)}
      from "contact_messages" m where m."id" = s."contact_message_id"
    `);
    this.addSql(`
      update "submissions" s set "search_text" = ${folded(`concat_ws(E'\\n', s."reference",
          g."strasse", g."hausnummer", g."plz", g."ort", g."gemarkung", g."flurstueck",
          g."anzahl_einheiten", g."unterkellert", g."gesamtflaeche", g."zaehlernummer",
          g."bestehende_anlage", g."bestehende_leistung", g."name", g."vorname",
          g."geburtsdatum", g."an_strase", g."an_hausnummer", g."an_plz", g."an_ort",
          g."an_telefon", g."an_email", g."nutz_abweichend", g."nutz_name", g."nutz_vorname",
          g."nutz_geburtsdatum", g."nutz_strasse", g."nutz_hausnummer", g."nutz_plz",
          g."nutz_ort", g."nutz_telefon", g."nutz_email", g."eigen_abweichend", g."eigen_name",
          g."eigen_vorname", g."eigen_geburtsdatum", g."eigen_strasse", g."eigen_hausnummer",
          g."eigen_plz", g."eigen_ort", g."eigen_telefon", g."eigen_email")`)}
      from "grid_connections" g where g."id" = s."grid_connection_id"
    `);
    this.addSql('alter table "submissions" alter "search_text" drop default');
    this.addSql(`
      create table "erasures" (
        "id" serial primary key,
        "erased_at" timestamptz not null,
        "cause" text not null,
        "requests" int not null
      )
    `);
    this.addSql(
      `alter table "erasures" add constraint "erasures_cause_check" check ("cause" in ('asked', 'retention'))`,
    );
  }

  override down(): void {
    this.addSql('drop table "erasures"');
    this.addSql('alter table "submissions" drop column "search_text"');
  }
}
