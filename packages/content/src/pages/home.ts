import { claims, ratings } from '../company/claims.ts';
import { hotline, officeHours } from '../company/hours.ts';
import { people } from '../company/people.ts';
import { homeProjectIds, overviewProjectIds } from '../company/project-ids.ts';
import { services } from '../company/services.ts';
import { company } from '../company-in-texts.ts';
import { amount, asOf, show, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { lifespan } from '../figures/lifespan.ts';
import { roof } from '../figures/roof.ts';
import { warranty } from '../figures/warranty.ts';
import { southYield, yieldShare } from '../houses/roof-yield.ts';
import { inState } from '../in-state.ts';
import { daysOf } from '../opening-hours.ts';
import { faqPath, homeSectionPath, paths } from '../paths.ts';
import { outOfReviews } from '../review-texts.ts';
import { townsAround } from '../towns-on-map.ts';
import { kilometres, listed } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';

/** „50 km“ */
export const serviceRadius = kilometres(company.serviceRadius / 1000);

type HomePage = {
  hero: {
    call: string;
    /** What can be expected after the call. */
    promise: string;
    tilesLabel: string;
    tiles: readonly { label: string; text: string; to: string }[];
  };
  about: {
    title: string;
    text: string;
    /** What the map shows, for those who do not see it. */
    map: string;
    /** Above the projects whose numbers stand on the map, and how to read these. */
    mapLegend: string;
    mapNote: string;
  };
  /** Labels of the data about the team (`company/people.ts`). */
  people: Record<'title' | 'team' | 'craftRegister' | 'brands', string>;
  calculator: Record<
    'title' | 'intro' | 'house' | 'direction' | 'persons' | 'submit' | 'note' | 'offer',
    string
  >;
  energy: {
    title: string;
    /** Whose figures these are, and of when. */
    note: string;
    statements: readonly { title: string; figure: string; text: string }[];
  };
  services: {
    title: string;
    cards: readonly {
      title: string;
      text: string;
      /** A page of its own with more. */
      more?: { label: string; to: string };
    }[];
    call: string;
  };
  projects: {
    title: string;
    investment: (year: number) => string;
    today: string;
    savings: (year: number) => string;
    yield: string;
    /** Of when the figures are. */
    note: string;
    call: string;
  };
  reviews: {
    title: string;
    /** What all together gave; undefined without ratings. */
    overall: string | undefined;
    write: string;
    read: string;
    newTab: string;
  };
  contact: {
    title: string;
    intro: string;
    /** Opens the form on phones. */
    write: string;
    visits: string;
    maps: string;
    copyAddress: { label: string; done: string; failed: string };
    chat: string;
    area: { title: string; text: string };
  };
  /** For search engines: what the company offers. */
  offers: readonly string[];
};

/** „Oldenburg und 40 km im Umkreis“ says already how far. */
const namesDistance = /\d\skm\b/.test(company.serviceArea);

const callToOverview = overviewProjectIds.some((id) => !homeProjectIds.includes(id))
  ? 'Weitere Projekte ansehen'
  : overviewProjectIds.length > 1
    ? 'Projekte im Vergleich ansehen'
    : 'Mehr zu diesem Projekt';

const onPlatform = ratings?.platformRating
  ? `; unsere Plattform zeigt ${show(ratings.platformRating)} von 5 Sternen ${outOfReviews}`
  : '';

export const home = {
  hero: {
    call: 'Jetzt unverbindlich beraten lassen',
    promise: `Wir melden uns binnen ${showDative(claims.replyWithin)} (${daysOf(officeHours.flatMap(({ dayCodes }) => dayCodes))}).`,
    tilesLabel: 'Was wir für Sie tun',
    tiles: [
      {
        label: 'Beratung',
        text: 'Kostenlos und vor Ort',
        to: paths.consultation,
      },
      {
        label: 'Planung',
        text: 'Ertrag und Statik vorab',
        to: homeSectionPath('leistungen'),
      },
      {
        label: 'Installation',
        text: `${show(installation.mounting)} Montage`,
        to: faqPath('photovoltaik-installation-dauer'),
      },
      {
        label: 'Wartung & Service',
        text: 'Prüfen und reparieren',
        to: paths.maintenance,
      },
      {
        label: 'Wallbox Installation',
        text: 'Ihr Auto lädt vom Dach',
        to: homeSectionPath('kontakt'),
      },
      {
        label: '§14a EnWG',
        text: 'Weniger Netzentgelt',
        to: `${paths.technicalDetails}#steuerbare-verbrauchseinrichtung`,
      },
    ],
  },
  about: {
    title: `Ein Betrieb aus ${company.city}`,
    text: `Beratung, Planung, Montage und Wartung bleiben in einer Hand. Wenn nach Jahren etwas zu klären ist, rufen Sie dieselbe Nummer an.`,
    map: `Karte: ein Kreis von ${serviceRadius} um ${company.city}. Darin liegen unter anderem ${townsAround.map(({ name }) => name).join(', ')}.`,
    mapLegend: `Anlagen im Umkreis von ${serviceRadius}`,
    mapNote: 'Gestrichelt: Wir nennen nur die Gegend.',
  },
  people: {
    title: 'Wer zu Ihnen kommt',
    team: 'Unser Team',
    craftRegister: 'Handwerksrolle',
    brands: 'Wir verbauen',
  },
  calculator: {
    title: 'Was bringt mein Dach?',
    intro: 'Drei Angaben, und Sie wissen: lohnt es sich, wie groß, wann bezahlt.',
    house: 'Ihr Haus',
    direction: 'Die Modulseite zeigt nach',
    persons: 'Personen',
    submit: 'Berechnen',
    note: 'Ohne Adresse, nichts wird gespeichert.',
    offer: 'Ist mein Angebot fair?',
  },
  energy: {
    title: 'Erneuerbare Energie, nachgerechnet',
    note: `${withCalculator(() => 'Der Ertrag ist heute gerechnet, das andere sind') ?? 'Das sind'} Angaben unseres Betriebs (${asOf(roof.yieldSouth)}).`,
    statements: [
      {
        title: 'Strom ohne Brennstoff.',
        ...(inState('SN', {
          figure: `${southYield('dresden') ?? amount(roof.dresden)} je kWp`,
          text: `So viel bringt ein Süddach in Dresden im Jahr, in Meißen ${southYield('meissen') ?? amount(roof.meissenAndRadebeul)}.`,
        }) ?? {
          figure: yieldShare('ost-west'),
          text: 'So viel vom Ertrag eines Süddachs bringt auch ein Dach nach Osten oder Westen.',
        }),
      },
      {
        title: 'Fläche, die es schon gibt.',
        figure: `Über ${amount(roof.suitableShare)} der Dächer`,
        text: `So viele eignen sich für Photovoltaik, wirtschaftlich ${show(roof.economicalArea)} Fläche.`,
      },
      {
        title: 'Lange nutzen, dann verwerten.',
        figure: show(lifespan.modules),
        text: 'So lange arbeiten die Module; der Wertstoffhof nimmt sie kostenlos.',
      },
    ],
  },
  services: {
    title: 'Vom ersten Gespräch bis zur Wartung',
    cards: [
      {
        title: 'Beratung',
        text: `${services.firstTalk}: was Ihr Dach hergibt, was es kostet, wann es sich rechnet und welche Förderung infrage kommt.`,
      },
      {
        title: 'Planung',
        text: `${listed(services.planning)}.`,
      },
      {
        title: 'Installation',
        text: `${show(installation.mounting)}. Es montieren ${company.installers}: hochwertige Module und Wechselrichter, auf Wunsch Speicher und Wallbox. ${show(warranty.performance)} Leistungsgarantie des Modulherstellers.`,
      },
      {
        title: 'Wartung & Service',
        text: `${[...services.maintenance, hotline.short].join(', ')}.`,
        more: { label: 'Mehr zur Wartung', to: paths.maintenance },
      },
    ],
    call: 'Kostenlose Beratung anfordern',
  },
  projects: {
    title: homeProjectIds.length === 1 ? 'Eine Anlage aus der Gegend' : 'Anlagen aus der Gegend',
    investment: (year) => `Investition ${year}`,
    today: 'üblich heute',
    savings: (year) => `Ersparnis ${year}`,
    yield: 'Ertrag im Jahr',
    note: 'Unsere Angaben aus dem genannten Jahr.',
    call: callToOverview,
  },
  reviews: {
    title: 'Was Kunden über uns schreiben',
    overall: outOfReviews && `${outOfReviews} bei Google${onPlatform}`,
    write: 'Bewertung schreiben',
    read: 'Alle Bewertungen lesen',
    newTab: 'öffnet in einem neuen Tab',
  },
  contact: {
    title: 'So erreichen Sie uns',
    intro: people.office
      ? `Am Telefon: ${people.office.name}.`
      : 'Am schnellsten geht es am Telefon.',
    write: 'Nachricht schreiben',
    visits: 'Besuche bitte nur nach Absprache.',
    maps: 'Auf der Karte ansehen',
    copyAddress: {
      label: 'Anschrift kopieren',
      done: 'Kopiert.',
      failed: 'Das ließ der Browser nicht zu.',
    },
    chat: 'Im Chat schreiben',
    area: {
      title: 'Einsatzgebiet',
      text: `${company.serviceArea}.${namesDistance ? '' : ` Kerngebiet: ${serviceRadius} um ${company.city}.`}`,
    },
  },
  offers: [
    'Photovoltaikanlage kaufen',
    'Photovoltaikanlage mit Speicher kaufen',
    `Wartung von Photovoltaikanlagen ${company.inItsState}`,
  ],
} as const satisfies HomePage;
