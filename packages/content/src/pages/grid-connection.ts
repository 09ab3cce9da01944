import type { CallToAction, Section } from '../article.ts';
import { duties } from '../figures/duties.ts';
import { amount, show } from '../figures/figure.ts';
import { registration } from '../figures/registration.ts';
import { md } from '../md.ts';
import { faqPath, paths } from '../paths.ts';
import { type PageIntroduction, pageMeta } from './page-meta.ts';

type GridConnectionPage = {
  introduction: PageIntroduction;
  formId: string;
  toForm: string;
  needed: { title: string; items: readonly { what: string; forWhat: string }[]; note: string };
  sections: readonly Section[];
  closing: string;
  calls: readonly CallToAction[];
};

/** Texts around the form of /netzanschluss-daten. */
export const gridConnectionPage = {
  introduction: pageMeta.gridConnection,
  /** Where the form stands. */
  formId: 'formular',
  toForm: 'Direkt zum Formular',
  needed: {
    title: 'Das legen Sie am besten bereit',
    items: [
      { what: 'Stromrechnung', forWhat: 'Zählernummer' },
      { what: 'Grundbuchauszug', forWhat: 'Gemarkung, Flurstück' },
      { what: 'Bauunterlagen', forWhat: 'Gesamtfläche' },
    ],
    note: 'Pflicht sind nur Adressen, Namen und Ihre Kontaktdaten.',
  },
  sections: md`
## Warum wir fragen, und wie es weitergeht {#wie-es-weitergeht}

Bevor eine Photovoltaikanlage ans Netz geht, prüft der Netzbetreiber, ob die Leitung in Ihrer Straße den Strom aufnehmen kann. Damit wir sie in Ihrem Namen anmelden dürfen, brauchen wir auch Ihre [Vollmacht](${paths.powerOfAttorney}).

Wir stellen die Netzanfrage ${show(registration.gridRequestLead)}. Wir ordnen die Anlage auch der Vergütung zu und tragen sie ins Marktstammdaten\u00adregister ein: Ohne Zuordnung gibt es für eingespeisten Strom ${amount(duties.unassignedRate)} (${duties.unassignedRate.source}), und wer eines von beiden versäumt, zahlt ${show(duties.penalty)}, nach dem Nachholen ${amount(duties.penaltyMended)} (${duties.penalty.source}).

Jeden Schritt mit seiner Dauer und seiner Frist nennt der Artikel [Welche Anmeldungen und Formalitäten sind nötig?](${faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber')})
`,
  closing: 'Beim Ausfüllen unsicher? Rufen Sie uns an, wir gehen das Formular mit Ihnen durch.',
  calls: [
    { label: 'Vollmacht herunterladen', to: paths.powerOfAttorney },
    { label: 'Kostenlose Beratung anfragen', to: paths.consultation },
  ],
} as const satisfies GridConnectionPage;
