import type { CallToAction, RichText } from '../article.ts';
import { hotline } from '../company/hours.ts';
import { legal } from '../company/legal.ts';
import { services } from '../company/services.ts';
import { company } from '../company-in-texts.ts';
import { costs } from '../figures/costs.ts';
import { amount, show, showDative } from '../figures/figure.ts';
import { maintenance } from '../figures/maintenance.ts';
import { marketFigures } from '../figures/market.ts';
import { tax } from '../figures/tax.ts';
import { formerly } from '../formerly.ts';
import { paidToday } from '../houses/by-law.ts';
import { faqPath, homeSectionPath, paths } from '../paths.ts';
import { germanDate } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { type PageIntroduction, pageMeta } from './page-meta.ts';

type Question = {
  question: string;
  /** Also stands in the structured data, so without links. */
  answer: string;
  more?: RichText;
};

type MaintenancePage = {
  introduction: PageIntroduction;
  formId: string;
  toForm: string;
  services: {
    id: string;
    title: string;
    /** `interval` is set large: how often, then `per`. */
    cards: readonly { title: string; interval: string; per: string; text: string }[];
  };
  benefits: {
    id: string;
    title: string;
    inside: string;
    paid: string;
    cards: readonly { title: string; figure?: string; text: string }[];
  };
  why: { id: string; title: string; text: string };
  details: {
    id: string;
    title: string;
    intro: string;
    services: readonly { title: string; text: string }[];
  };
  insurance: {
    id: string;
    title: string;
    inside: string;
    text: string;
    more: RichText;
  };
  faq: { id: string; title: string; inside: string; questions: readonly Question[] };
  conclusion: { id: string; title: string; text: string };
  contact: {
    title: string;
    phone: string;
    email: string;
    hours: string;
    hotline: string;
    office: string;
    officeLink: CallToAction;
  };
  consultation: { text: string; call: CallToAction };
  service: { name: string; description: string; area: string };
};

const ifMonitored = <Of>(part: Of) => (services.remoteMonitoring ? [part] : []);

/** Texts of /wartung-photovoltaik-anlage, in the order of the specification, section 2. */
export const maintenancePage = {
  introduction: pageMeta.maintenance,
  /** Where the form stands (specification, section 2). */
  formId: 'wartung-anfrage',
  toForm: 'Wartung anfragen',
  services: {
    id: 'leistungen',
    title: 'Was wie oft nötig ist',
    cards: [
      {
        title: 'Technische Prüfung',
        interval: amount(maintenance.inspectionPerYear),
        per: 'im Jahr',
        text: `Mindestens jährlich sehen wir uns Module, Kabel und Wechselrichter an. Alle ${amount(maintenance.serviceInterval)} messen wir nach.`,
      },
      {
        title: 'Reinigung der Module',
        interval: amount(maintenance.cleaningPerYear),
        per: 'im Jahr',
        text: 'Neben Feldern und unter Bäumen setzt sich mehr fest.',
      },
      ...ifMonitored({
        title: 'Leistungsanalyse',
        interval: 'laufend',
        per: 'aus der Ferne',
        text: 'Wir vergleichen den Ertrag mit dem, was Ihre Anlage bei diesem Wetter liefern müsste.',
      }),
      {
        title: 'Vorbeugende Instandhaltung',
        interval: 'nach Bedarf',
        per: 'mit Ihnen abgesprochen',
        text: 'Zeigt ein Teil Verschleiß, tauschen wir es, bevor die Anlage stillsteht.',
      },
    ],
  },
  benefits: {
    id: 'nutzen',
    title: 'Was Sie davon haben',
    inside: 'Ertrag, Lebensdauer, Garantie und früh erkannte Fehler',
    paid: `${formerly((month) => `Im ${month} hieß es hier: Eine Photovoltaikanlage hat sich nach ${showDative(costs.paybackUsual)} bezahlt gemacht, im günstigsten Fall nach ${showDative(costs.paybackBestCase)}. ${withCalculator(() => `Heute gerechnet: ${paidToday()}.`) ?? ''}`) ?? ''} Verdient wird danach, wenn sie noch voll arbeitet.`.trim(),
    cards: [
      {
        title: 'Höherer Ertrag',
        figure: show(maintenance.yieldGainUpperBound),
        text: `So viel ist möglich, wenn eine Anlage stark verschmutzt oder gestört war. Sonst sind es ${show(maintenance.yieldGain)}, auf einem sauberen Dach fast nichts.`,
      },
      {
        title: 'Längere Lebensdauer',
        figure: `${amount(maintenance.lifetimeWith)} statt ${amount(maintenance.lifetimeWithout)}`,
        text: 'Kleine Schäden werden behoben, bevor sie andere Teile mitreißen.',
      },
      {
        title: 'Schutz für Ihre Garantie',
        text: 'Manche Hersteller verlangen im Garantiefall einen Nachweis der Prüfung: unser Protokoll.',
      },
      {
        title: 'Fehler früh erkannt',
        text: 'Ein lockerer Stecker oder eine ausgefallene Modulreihe fällt auf, bevor er Sie den Ertrag eines Sommers kostet.',
      },
    ],
  },
  why: {
    id: 'warum',
    title: 'Warum Wartung zählt',
    text: `Was eine Anlage nicht liefert, kommt unbemerkt aus dem Netz: Staub, Pollen und Vogelkot können ${show(maintenance.dirtLoss)} des Ertrags kosten, in Wohngebieten eher ${show(maintenance.dirtLossAtHome)}, Steckverbindungen werden locker, und Wechselrichter altern schneller als Module.`,
  },
  details: {
    id: 'umfang',
    title: 'Was wir im Einzelnen tun',
    intro: 'Sie bekommen alle zusammen oder nur die, die Ihre Anlage braucht.',
    services: [
      {
        title: 'Sichtprüfung',
        text: 'Wir suchen Risse, Verfärbungen und lose Klemmen an Modulen, Gestell und Dachdurchführungen.',
      },
      {
        title: 'Elektrische Messung',
        text: `Wir messen an jeder Modulreihe (dem Strang) Spannung, Strom und Isolation, bei der großen Prüfung alles bis zum Zählerschrank.`,
      },
      {
        title: 'Reinigung',
        text: 'Viel Wasser und eine weiche Bürste: Hochdruck und scharfe Mittel würden die Module beschädigen.',
      },
      ...ifMonitored({ title: 'Fern\u00adüberwachung', text: services.remoteMonitoring ?? '' }),
      {
        title: 'Updates',
        text: 'Wechselrichter und Speicher bekommen die aktuelle Software ihres Herstellers.',
      },
      {
        title: 'Reparatur',
        text: 'Defekte Module, Kabel, Sicherungen und Wechselrichter setzen wir instand oder tauschen sie.',
      },
      {
        title: 'Prüfprotokoll',
        text: 'Alle Messwerte und Fotos schriftlich, auch für Hersteller und Versicherung.',
      },
    ],
  },
  insurance: {
    id: 'versicherung',
    title: 'Die Versicherung: unser Angebot dazu',
    inside: 'Was wir für den Versicherer zusammenstellen',
    text: legal.insuranceOffer,
    more: [
      'Was sie kostet und worauf Sie im Vertrag achten: ',
      {
        text: 'Welche Versicherung und welche Garantien brauche ich?',
        to: faqPath('photovoltaik-versicherung-garantie'),
      },
    ],
  },
  faq: {
    id: 'fragen',
    title: 'Was fast alle fragen',
    inside: 'Wie oft, zu welchem Preis, und ob auch an fremden Anlagen',
    questions: [
      {
        question: 'Wie oft muss eine Photovoltaikanlage gewartet werden?',
        answer: `Jedes Jahr ein prüfender Blick, alle ${amount(maintenance.serviceInterval)} eine Messung, alle ${amount(maintenance.bigInspectionInterval)} die große Prüfung.`,
      },
      {
        question: 'Was kostet die Wartung, und lohnt sie sich?',
        answer: `Heute gerechnet ${show(marketFigures.servicePerYear)} (${amount(marketFigures.servicePerYearRange)}) für eine Prüfung mit Messung alle ${show(maintenance.serviceInterval)}, inkl. ${show(tax.regularVatRate)} MwSt.; im ${germanDate(maintenance.annualCost.asOf)} nannten wir ${show(maintenance.annualCost)}. Sie lohnt sich, wenn sie Schmutz oder Störungen beseitigt.`,
        more: [
          'Einzelpreise und ein Rechenbeispiel: ',
          {
            text: 'Wie viel Wartung braucht eine Photovoltaikanlage?',
            to: faqPath('photovoltaik-wartung-service'),
          },
        ],
      },
      ...(services.systemsOfOthers
        ? [
            {
              question: 'Warten Sie auch Anlagen, die ein anderer Betrieb gebaut hat?',
              answer: services.systemsOfOthers,
            },
          ]
        : []),
    ],
  },
  conclusion: {
    id: 'fazit',
    title: 'Fazit',
    text: `Ein prüfender Blick im Jahr, eine Messung alle ${amount(maintenance.serviceInterval)} und jemand, der auf die Werte achtet: Mehr braucht es meist nicht.`,
  },
  contact: {
    title: 'Lieber direkt sprechen?',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten des Service',
    /** The office has hours of its own: both stand on the site, and this distinguishes them. */
    office: 'Für alles andere ist das Büro da:',
    officeLink: { label: 'Kontakt und Öffnungszeiten', to: homeSectionPath('kontakt') },
    hotline: hotline.text,
  },
  consultation: {
    text: 'Sie haben noch keine Anlage oder möchten Ihre vergrößern?',
    call: { label: 'Zur kostenlosen Beratung', to: paths.consultation },
  },
  /** For search engines. */
  service: {
    name: 'Wartung von Photovoltaikanlagen',
    description: pageMeta.maintenance.description,
    area: company.stateName,
  },
} as const satisfies MaintenancePage;
