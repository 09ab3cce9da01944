import { Migration } from '@mikro-orm/migrations';

/** What network operators' own forms ask for beyond the specification's fields. */
export class Migration20261121050100 extends Migration {
  override up(): void {
    this.addSql(`
      alter table "grid_connections"
        add column "flur" text null,
        add column "vorhaben" text null,
        add column "modul_hersteller" text null,
        add column "modul_typ" text null,
        add column "modul_anzahl" text null,
        add column "modul_leistung" text null,
        add column "wechselrichter_typ" text null,
        add column "wechselrichter_anzahl" text null,
        add column "wechselrichter_leistung" text null,
        add column "speicher_leistung" text null,
        add column "speicher_kapazitaet" text null,
        add column "phasen" text null,
        add column "einspeisung" text null,
        add column "messkonzept" text null,
        add column "steuerbare_geraete" text null,
        add column "geplante_inbetriebnahme" text null,
        add column "mastr_nummer" text null,
        add column "installateur_nummer" text null
    `);
  }

  override down(): void {
    this.addSql(`
      alter table "grid_connections"
        drop column "flur",
        drop column "vorhaben",
        drop column "modul_hersteller",
        drop column "modul_typ",
        drop column "modul_anzahl",
        drop column "modul_leistung",
        drop column "wechselrichter_typ",
        drop column "wechselrichter_anzahl",
        drop column "wechselrichter_leistung",
        drop column "speicher_leistung",
        drop column "speicher_kapazitaet",
        drop column "phasen",
        drop column "einspeisung",
        drop column "messkonzept",
        drop column "steuerbare_geraete",
        drop column "geplante_inbetriebnahme",
        drop column "mastr_nummer",
        drop column "installateur_nummer"
    `);
  }
}
