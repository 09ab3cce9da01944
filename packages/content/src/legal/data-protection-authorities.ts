import type { State } from '../states.ts';

type Authority = {
  /** As it follows „Für uns zuständig ist“, with its postal address. */
  name: string;
  link: { text: string; href: string };
};

/**
 * Who hears complaints about companies in each state. Names change with who holds the office, and offices move:
 * the privacy notice is to be looked through by a lawyer before the site goes online.
 */
export const dataProtectionAuthorities: Record<State, Authority> = {
  BW: {
    name: 'der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Postfach 10 29 32, 70025 Stuttgart',
    link: website('https://www.baden-wuerttemberg.datenschutz.de'),
  },
  BY: {
    name: 'das Bayerische Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach',
    link: website('https://www.lda.bayern.de'),
  },
  BE: {
    name: 'die Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin',
    link: website('https://www.datenschutz-berlin.de'),
  },
  BB: {
    name: 'die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg, Stahnsdorfer Damm 77, 14532 Kleinmachnow',
    link: website('https://www.lda.brandenburg.de'),
  },
  HB: {
    name: 'der Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen, Arndtstraße 1, 27570 Bremerhaven',
    link: website('https://www.datenschutz.bremen.de'),
  },
  HH: {
    name: 'der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, Ludwig-Erhard-Straße 22, 20459 Hamburg',
    link: website('https://datenschutz-hamburg.de'),
  },
  HE: {
    name: 'der Hessische Beauftragte für Datenschutz und Informationsfreiheit, Postfach 31 63, 65021 Wiesbaden',
    link: website('https://datenschutz.hessen.de'),
  },
  MV: {
    name: 'der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern, Werderstraße 74a, 19055 Schwerin',
    link: website('https://www.datenschutz-mv.de'),
  },
  NI: {
    name: 'der Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover',
    link: website('https://www.lfd.niedersachsen.de'),
  },
  NW: {
    name: 'die Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf',
    link: website('https://www.ldi.nrw.de'),
  },
  RP: {
    name: 'der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz, Hintere Bleiche 34, 55116 Mainz',
    link: website('https://www.datenschutz.rlp.de'),
  },
  SL: {
    name: 'das Unabhängige Datenschutzzentrum Saarland, Fritz-Dobisch-Straße 12, 66111 Saarbrücken',
    link: website('https://www.datenschutz.saarland.de'),
  },
  SN: {
    name: 'die Sächsische Datenschutz- und Transparenzbeauftragte, Postfach 11 01 32, 01330 Dresden',
    link: {
      text: 'Beschwerde einreichen',
      href: 'https://www.datenschutz.sachsen.de/beschwerde-einreichen.html',
    },
  },
  ST: {
    name: 'die Landesbeauftragte für den Datenschutz Sachsen-Anhalt, Postfach 19 47, 39009 Magdeburg',
    link: website('https://datenschutz.sachsen-anhalt.de'),
  },
  SH: {
    name: 'das Unabhängige Landeszentrum für Datenschutz Schleswig-Holstein, Holstenstraße 98, 24103 Kiel',
    link: website('https://www.datenschutzzentrum.de'),
  },
  TH: {
    name: 'der Thüringer Landesbeauftragte für den Datenschutz und die Informationsfreiheit, Postfach 90 04 55, 99107 Erfurt',
    link: website('https://www.tlfdi.de'),
  },
};

function website(href: string): Authority['link'] {
  return { text: 'Website der Aufsichtsbehörde', href };
}
