import { claims, ratings } from '../company/claims.ts';
import { hotline, officeHours } from '../company/hours.ts';
import {
  homeProjectIds,
  homeProjectTopics,
  overviewProjectIds,
  projectIds,
} from '../company/project-ids.ts';
import { services } from '../company/services.ts';
import { company } from '../company-in-texts.ts';
import { amount, asOf, show, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { lifespan } from '../figures/lifespan.ts';
import { marketFigures } from '../figures/market.ts';
import { roof } from '../figures/roof.ts';
import { warranty } from '../figures/warranty.ts';
import { southYield, yieldShare } from '../houses/roof-yield.ts';
import { inState } from '../in-state.ts';
import { daysOf } from '../opening-hours.ts';
import { faqPath, homeSectionPath, paths } from '../paths.ts';
import { townsAround } from '../towns-on-map.ts';
import { kilometres } from '../typography.ts';
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
    paragraphs: readonly string[];
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
    intro: string;
    statements: readonly { title: string; figure: string; text: string }[];
  };
  services: {
    title: string;
    intro: string;
    cards: readonly {
      title: string;
      text: string;
      items: readonly string[];
      /** A page of its own with more. */
      more?: { label: string; to: string };
    }[];
    closing: string;
    call: string;
  };
  projects: { title: string; intro: string; yield: string; call: string };
  reviews: {
    title: string;
    /** What all together gave; undefined without ratings. */
    overall: string | undefined;
    platform: string | undefined;
    write: string;
    read: string;
    newTab: string;
  };
  contact: {
    title: string;
    intro: string;
    address: string;
    visits: string;
    maps: string;
    copyAddress: { label: string; done: string; failed: string };
    email: string;
    chat: string;
    hours: string;
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

export const home = {
  hero: {
    call: 'Jetzt unverbindlich beraten lassen',
    promise: `Wir melden uns binnen ${showDative(claims.replyWithin)} (${daysOf(officeHours.flatMap(({ dayCodes }) => dayCodes))}).`,
    tilesLabel: 'Was wir für Sie tun',
    tiles: [
      {
        label: 'Beratung',
        text: 'Kostenlos und bei Ihnen vor Ort',
        to: paths.consultation,
      },
      {
        label: 'Planung',
        text: 'Ertrag und Statik vorab gerechnet',
        to: homeSectionPath('leistungen'),
      },
      {
        label: 'Installation',
        text: `${show(installation.mounting)} für die Montage`,
        to: faqPath('photovoltaik-installation-dauer'),
      },
      {
        label: 'Wartung & Service',
        text: 'Prüfen, reinigen, reparieren',
        to: paths.maintenance,
      },
      {
        label: 'Wallbox Installation',
        text: 'Ihr Auto lädt mit Strom vom Dach',
        to: homeSectionPath('kontakt'),
      },
      {
        label: '§14a EnWG',
        text: 'Weniger Netzentgelt für steuerbare Geräte',
        to: `${paths.technicalDetails}#steuerbare-verbrauchseinrichtung`,
      },
    ],
  },
  about: {
    title: `Ein Betrieb aus ${company.city}`,
    paragraphs: [
      `${company.shortName} sitzt in ${company.city}, ${company.whereabouts}. Von hier aus bauen und warten wir Photovoltaikanlagen im Umkreis von ${serviceRadius}: für Eigenheime, für Mietshäuser und für kleine Betriebe.`,
      `Beratung, Planung, Montage und Wartung bleiben in einer Hand. Auf Ihrem Dach und am Zählerschrank arbeiten ${company.installers}. Und wenn nach Jahren etwas zu klären ist, rufen Sie dieselbe Nummer an wie am ersten Tag.`,
    ],
    map: `Karte: ein Kreis von ${serviceRadius} um ${company.city}. Darin liegen unter anderem ${townsAround.map(({ name }) => name).join(', ')}.`,
    ...(projectIds.length < 2
      ? {
          mapLegend: 'Anlage auf der Karte',
          mapNote:
            'Die Nummer steht beim Ort, nicht beim Haus. Ist sie gestrichelt umrandet, nennen wir nur die Gegend.',
        }
      : {
          mapLegend: 'Anlagen auf der Karte',
          mapNote:
            'Jede Nummer steht beim Ort, nicht beim Haus. Wo sie gestrichelt umrandet ist, nennen wir nur die Gegend.',
        }),
  },
  people: {
    title: 'Wer zu Ihnen kommt',
    team: 'Unser Team',
    craftRegister: 'Handwerksrolle',
    brands: 'Wir verbauen',
  },
  calculator: {
    title: 'Was bringt mein Dach?',
    intro:
      'Drei Angaben, und Sie wissen: lohnt es sich, wie groß, wann bezahlt. Ohne Adresse, ohne Anruf.',
    house: 'Ihr Haus',
    direction: 'Die Modulseite zeigt nach',
    persons: 'Personen',
    submit: 'Berechnen',
    note: 'Nichts davon wird gespeichert.',
    offer: 'Ist mein Angebot fair?',
  },
  energy: {
    title: 'Erneuerbare Energie, nachgerechnet',
    intro: `Drei Zahlen: ${withCalculator(() => 'der Ertrag heute gerechnet, die anderen') ?? 'alle'} unsere Angaben (${asOf(roof.yieldSouth)}).`,
    statements: [
      {
        title: 'Solarenergie: Strom ohne Brennstoff',
        ...(inState('SN', {
          figure: `${southYield('dresden') ?? amount(roof.dresden)} je kWp im Jahr`,
          text: `So viel bringt ein Süddach in Dresden; in Meißen sind es ${southYield('meissen') ?? amount(roof.meissenAndRadebeul)}. Die Anlage verbrennt dafür nichts und braucht keine Lieferung, nur Tageslicht.`,
        }) ?? {
          figure: yieldShare('ost-west'),
          text: 'So viel vom Ertrag eines Süddachs bringt auch ein Dach nach Osten oder Westen. Eine Anlage verbrennt nichts und braucht keine Lieferung, nur Tageslicht.',
        }),
      },
      {
        title: 'Umweltschutz: Fläche, die es schon gibt',
        figure: `Über ${amount(roof.suitableShare)} der Dächer`,
        text: `So viele eignen sich für Photovoltaik, wirtschaftlich ${show(roof.economicalArea)} Fläche. Für Module auf dem Dach wird kein Boden neu bebaut.`,
      },
      {
        title: 'Kreislaufwirtschaft: lange nutzen, dann verwerten',
        figure: show(lifespan.modules),
        text: `So lange arbeiten die Module. Der Wechselrichter hält ${show(marketFigures.inverterLifeRange)} und lässt sich einzeln tauschen. Ausgediente Module nimmt der Wertstoffhof kostenlos an, mehr als 20 nach Absprache; verwerten müssen sie die Hersteller.`,
      },
    ],
  },
  services: {
    title: 'Vom ersten Gespräch bis zur Wartung',
    intro: 'Was wir tun, baut aufeinander auf.',
    cards: [
      {
        title: 'Beratung',
        text: services.firstTalk,
        items: [
          'Erstberatung vor Ort, kostenlos',
          'Was Ihr Dach hergibt',
          'Was es kostet und wann es sich rechnet',
          'Welche Förderung infrage kommt',
        ],
      },
      {
        title: 'Planung',
        text: 'Bevor jemand auf Ihr Dach steigt, steht die Anlage schon am Bildschirm.',
        items: services.planning,
      },
      {
        title: 'Installation',
        text: `Die Montage dauert ${show(installation.mounting)}. Danach melden wir die Anlage an.`,
        items: [
          `Monteure: ${company.installers}`,
          'Hochwertige Module und Wechselrichter',
          'Auf Wunsch mit Speicher und Wallbox',
          `${show(warranty.performance)} Leistungsgarantie des Modulherstellers`,
        ],
      },
      {
        title: 'Wartung & Service',
        text: 'Wir sehen nach, ob Ihre Anlage liefert, was sie soll, und beheben, was stört.',
        items: [...services.maintenance, hotline.short],
        more: { label: 'Mehr zur Wartung', to: paths.maintenance },
      },
    ],
    closing: 'Sie wissen noch nicht, was Sie brauchen? Das klären wir gemeinsam.',
    call: 'Kostenlose Beratung anfordern',
  },
  projects: {
    ...(homeProjectIds.length === 1
      ? {
          title: 'Eine Anlage zum Nachrechnen',
          intro: `${homeProjectTopics}: So kann es aussehen. Der Ertrag ist unsere Angabe für ein durchschnittliches Jahr.`,
        }
      : {
          title: 'Anlagen zum Nachrechnen',
          intro: `${homeProjectTopics}: So sind andere vorgegangen. Die Erträge sind unsere Angaben für ein durchschnittliches Jahr.`,
        }),
    yield: 'Ertrag/Jahr',
    call: callToOverview,
  },
  reviews: {
    title: 'Was Kunden über uns schreiben',
    overall: ratings && `aus ${show(ratings.reviewCount)} Bewertungen bei Google`,
    platform:
      ratings?.platformRating &&
      `${show(ratings.platformRating)} von 5 Sternen aus ${show(ratings.reviewCount)} Bewertungen zeigt unsere Bewertungsplattform.`,
    write: 'Bewertung schreiben',
    read: 'Alle Bewertungen lesen',
    newTab: 'öffnet in einem neuen Tab',
  },
  contact: {
    title: 'So erreichen Sie uns',
    intro: `Rufen Sie an${company.chatHref ? ', schreiben Sie uns im Chat oder mit dem Formular' : ' oder schreiben Sie uns mit dem Formular'} – wie es Ihnen lieber ist.`,
    address: 'Anschrift',
    visits: 'Besuche bitte nur nach Absprache.',
    maps: 'Anschrift auf der Karte ansehen',
    copyAddress: {
      label: 'Anschrift kopieren',
      done: 'Kopiert.',
      failed: 'Das ließ der Browser nicht zu.',
    },
    email: 'E-Mail',
    chat: 'Im Chat schreiben',
    hours: 'Öffnungszeiten',
    area: {
      title: 'Einsatzgebiet',
      text: `${company.serviceArea}.${namesDistance ? '' : ` Unser Kerngebiet reicht ${serviceRadius} um ${company.city}.`}`,
    },
  },
  offers: [
    'Photovoltaikanlage kaufen',
    'Photovoltaikanlage mit Speicher kaufen',
    `Wartung von Photovoltaikanlagen ${company.inItsState}`,
  ],
} as const satisfies HomePage;
