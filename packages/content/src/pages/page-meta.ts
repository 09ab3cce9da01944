import type { PageMeta } from '../article.ts';
import { claims } from '../company/claims.ts';
import { overviewProjectIds } from '../company/project-ids.ts';
import {
  maintainsSystemsOfOthers,
  measured,
  monitorsRemotely,
  singleProject,
} from '../company-answers.ts';
import { company } from '../company-in-texts.ts';
import { faqSlugs, type paths } from '../paths.ts';
import { numberWord } from '../typography.ts';

/** What every page has: words for the search engine, one heading and one sentence below it. */
export type PageIntroduction = PageMeta & {
  /** The one h1 of the page. */
  heading: string;
  lead: string;
  /** Language of heading and lead, where it is not German (WCAG 3.1.2). */
  lang?: 'en';
};

const shown = overviewProjectIds.length;

const projects = singleProject
  ? {
      title: `Photovoltaik-Projekt ${company.inItsState}`,
      description: `Eine Photovoltaikanlage ${company.fromItsState}, von uns geplant und gebaut: was sie leistet, im Jahr erzeugt und spart.`,
      heading: 'Eine Anlage zum Nachrechnen',
      lead: `Eine Anlage ${company.projectsWhereabouts}: was sie leistet, kostet und spart.`,
    }
  : {
      title: `Photovoltaik-Projekte ${company.inItsState}`,
      description: `${numberWord(shown)} Photovoltaikanlagen ${company.fromItsState}, von uns geplant und gebaut: was jede leistet, im Jahr erzeugt und spart.`,
      heading: 'Anlagen zum Nachrechnen',
      lead: `Anlagen ${company.projectsWhereabouts}: was jede leistet, kostet und spart.`,
    };

const what = `Solarstrom vom eigenen Dach: ${company.shortName} aus ${company.city} berät, plant, baut und wartet Photovoltaikanlagen`;
const around = ` im Umkreis von ${company.serviceRadius / 1000} km.`;
/** As much of it as a search result shows with the names of this company. */
const homeDescription =
  [`${around} Erste Beratung kostenlos.`, around, '.']
    .map((end) => what + end)
    .find(({ length }) => length <= 160) ?? what;

/** The pages with an address of their own in `paths`, and the two that stand in for a missing one. */
export const pageMeta = {
  home: {
    title: `Photovoltaik in ${company.listedTowns}`,
    description: homeDescription,
    heading: 'Strom vom eigenen Dach, gebaut von Leuten aus der Nachbarschaft',
    lead: `Wir beraten, planen, bauen und warten Photovoltaikanlagen ${company.whereabouts}. Die erste Beratung kostet nichts.`,
  },
  consultation: {
    title: 'Kostenlose Beratung zur Photovoltaikanlage',
    description: `In drei Schritten zur eigenen Photovoltaikanlage: Anfrage stellen, Dach prüfen lassen, Angebot vergleichen. Wir melden uns binnen ${claims.replyWithin.value} Stunden – kostenlos.`,
    heading: 'Ihre Photovoltaikanlage in nur 3 Schritten',
    lead: 'Sie schildern uns Ihr Vorhaben, wir sehen uns Ihr Dach an, und Sie bekommen ein Angebot mit nachvollziehbarer Rechnung.',
  },
  projects,
  gridConnection: {
    title: 'Daten für den Netzanschluss übermitteln',
    description:
      'Mit diesem Formular sammeln wir alle Angaben, die der Netzbetreiber für den Anschluss Ihrer Photovoltaikanlage verlangt. Die Anmeldung übernehmen wir.',
    heading: 'Daten für Ihren Netzanschluss',
    lead: 'Der Netzbetreiber verlangt vor dem Bau einige Angaben. Sie tragen sie einmal ein, die Anmeldung erledigen wir.',
  },
  technicalDetails: {
    title: 'Technik der Photovoltaikanlage verständlich erklärt',
    description:
      'Halbzellenmodule, dynamischer Stromtarif mit Speicher, § 14a EnWG, Garantien und Datenblätter: was hinter den Begriffen steckt und was es Ihnen bringt.',
    heading: 'Technik, verständlich erklärt',
    lead: 'Fünf Themen, nach denen wir in fast jedem Gespräch gefragt werden – ohne Fachchinesisch.',
  },
  solarCalculator: {
    title: 'Solarrechner: Was bringt mein Dach?',
    description:
      'Drei Angaben, keine Adresse: ob sich Photovoltaik auf Ihrem Dach lohnt, wie groß, mit welchem Speicher und wann sie bezahlt ist, mit Spannen und Quellen.',
    heading: 'Was bringt mein Dach?',
    lead: 'Drei Angaben genügen. Ohne Adresse.',
  },
  offerCheck: {
    title: 'Ist mein Angebot fair? Photovoltaik-Preise prüfen',
    description:
      'Preis, kWp und kWh aus Ihrem Angebot genügen: was heute üblich ist, was fehlt, was Sie fragen sollten und wann die Anlage bezahlt ist.',
    heading: 'Ist mein Angebot fair?',
    lead: 'Drei Zahlen daraus genügen. Nichts davon wird gespeichert.',
  },
  from2027: {
    title: 'Photovoltaik ab 2027: welches Gesetz wann gilt',
    description:
      'Start bis 31.12.2026 oder ab 2027: was für eingespeisten Strom gezahlt wird, was davon beschlossen ist und was Sie jetzt tun.',
    heading: 'Was gilt ab 2027?',
    lead: 'Es zählt der Tag der Inbetriebnahme, nicht der Bestellung.',
  },
  maintenance: {
    title: `Wartung von Photovoltaikanlagen ${company.inItsState}`,
    description: `Wir ${monitorsRemotely ? 'prüfen, reinigen und überwachen' : 'prüfen und reinigen'} Photovoltaikanlagen in ${company.mainTowns.slice(0, 2).join(', ')} und Umgebung${maintainsSystemsOfOthers ? ' – auch wenn ein anderer Betrieb sie gebaut hat' : ''}.`,
    heading: 'Wartung für Ihre Photovoltaikanlage',
    lead: 'Eine Anlage soll 25 Jahre und länger Strom liefern. Wir sehen regelmäßig nach, ob sie das auch tut.',
  },
  faq: {
    title: 'Häufige Fragen zur Photovoltaik',
    description: `Was kostet eine Photovoltaikanlage, lohnt sich ein Speicher, wer meldet sie an? ${faqSlugs.length} Fragen von Hausbesitzern ${company.fromItsState}, ausführlich beantwortet.`,
    heading: 'Häufige Fragen zur Photovoltaik',
    lead: 'Was Hausbesitzer uns am Küchentisch fragen.',
  },
  imprint: {
    title: 'Impressum',
    description: `Impressum der ${company.name}, ${company.city}: Anschrift, Vertretung${company.registerNumber ? ', Registereintrag' : ''} und Kontakt.`,
    heading: 'Impressum',
    lead: 'Wer diese Website betreibt und wie Sie uns erreichen.',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description: `Welche Daten die ${company.name} beim Besuch dieser Website und bei Anfragen verarbeitet, wofür, wie lange – und welche Rechte Sie haben.`,
    heading: 'Datenschutzerklärung',
    lead: 'Welche Daten wir verarbeiten, wofür, wie lange, und welche Rechte Sie haben.',
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    description: `Die Allgemeinen Geschäftsbedingungen der ${company.name} für Planung, Lieferung, Montage und Wartung von Photovoltaikanlagen.`,
    heading: 'Allgemeine Geschäftsbedingungen',
    lead: 'Die Bedingungen, zu denen wir planen, liefern, bauen und warten.',
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    description: `Welche Cookies und ähnlichen Speicher diese Website verwendet, auf welcher Rechtsgrundlage und wie Sie ${measured ? 'Ihre Entscheidung jederzeit ändern' : 'sie löschen'}.`,
    heading: 'Cookie-Richtlinie',
    lead: `Was diese Website in Ihrem Browser ablegt und wie Sie ${measured ? 'Ihre Entscheidung ändern' : 'es löschen'}.`,
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description: `Wie zugänglich die Website der ${company.name} ist, woran sie sich misst, was noch nicht gut geht und wem Sie eine Barriere melden.`,
    heading: 'Barrierefreiheit',
    lead: 'Wie zugänglich diese Website ist, was noch nicht gut geht und wie Sie uns eine Barriere melden.',
  },
  powerOfAttorney: {
    title: 'Vollmacht für Anlagenbetreiber herunterladen',
    description:
      'Die Vollmacht, mit der wir Ihre Photovoltaikanlage beim Netzbetreiber und im Marktstammdatenregister anmelden – zum Ausfüllen, mit Anleitung in vier Schritten.',
    heading: 'Vollmacht für Anlagenbetreiber',
    lead: 'Mit dieser Vollmacht nehmen wir Ihnen den Schriftverkehr mit dem Netzbetreiber ab.',
  },
  analyticsTest: {
    title: 'Status der Besuchsmessung',
    description: 'Zeigt, ob die Besuchsmessung auf dieser Website geladen ist.',
    heading: 'Status der Besuchsmessung',
    lead: 'Diese Seite zeigt, ob die Besuchsmessung in Ihrem Browser geladen ist.',
  },
  projectNotFound: {
    title: 'Projekt nicht gefunden',
    description: 'Unter dieser Adresse gibt es kein Projekt.',
    heading: 'Projekt nicht gefunden',
    lead: 'Unter dieser Adresse gibt es kein Projekt. Vielleicht hat sich ein Tippfehler eingeschlichen.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    heading: '404 Page Not Found',
    lead: 'Did you forget to add the page to the router?',
    lang: 'en',
  },
} as const satisfies Record<keyof typeof paths | 'projectNotFound' | 'notFound', PageIntroduction>;

export type PageKey = keyof typeof pageMeta;
