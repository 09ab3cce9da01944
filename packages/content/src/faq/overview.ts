import type { InlineLink } from '../article.ts';
import { amount, inWords, show, showDative } from '../figures/figure.ts';
import { installation, totalDuration } from '../figures/installation.ts';
import { insurance } from '../figures/insurance.ts';
import { lifespan } from '../figures/lifespan.ts';
import { maintenance } from '../figures/maintenance.ts';
import { marketFigures } from '../figures/market.ts';
import { registration } from '../figures/registration.ts';
import { roof } from '../figures/roof.ts';
import { tax } from '../figures/tax.ts';
import { inState } from '../in-state.ts';
import { type FaqSlug, faqPath, faqSlugs } from '../paths.ts';

/** An article as the overview shows it. */
type FaqCard = {
  /** Also the heading of the article, and the name of every link to it. */
  question: string;
  /** The answer in a sentence or two. */
  preview: string;
  /** Three articles to read after it. */
  readNext: readonly [FaqSlug, FaqSlug, FaqSlug];
};

/** The one place where the question of an article stands. */
export const faqCards: Record<FaqSlug, FaqCard> = {
  'photovoltaik-lohnt-sich-2025': {
    question: 'Lohnt sich eine Photovoltaikanlage noch?',
    preview: 'Das hängt von Ihrem Verbrauch ab und vom Gesetz, das beim Start gilt.',
    readNext: [
      'photovoltaik-kosten-einfamilienhaus',
      'photovoltaik-stromspeicher-notwendig',
      'photovoltaik-einspeisung-ueberschuss',
    ],
  },
  'photovoltaik-kosten-einfamilienhaus': {
    question: 'Was kostet eine Photovoltaikanlage für ein Einfamilienhaus?',
    preview: `Rechnen Sie bei ${show(marketFigures.pricedSize)} mit ${show(marketFigures.systemPerKwp)}; kleine Anlagen kosten je kWp mehr.`,
    readNext: [
      'photovoltaik-lohnt-sich-2025',
      'photovoltaik-foerderungen-zuschüsse',
      'photovoltaik-mehrwertsteuer-null-prozent',
    ],
  },
  'photovoltaik-foerderungen-zuschüsse': {
    question: 'Welche Förderungen und Zuschüsse gibt es?',
    preview: `Kredite der KfW, Einspeisevergütung, ${show(tax.vatRate)} Mehrwertsteuer${inState('SN', ' – und was ausgelaufen ist') ?? ''}.`,
    readNext: [
      'photovoltaik-kosten-einfamilienhaus',
      'photovoltaik-mehrwertsteuer-null-prozent',
      'photovoltaik-lohnt-sich-2025',
    ],
  },
  'photovoltaik-steuern-2025': {
    question: 'Muss ich für meine Photovoltaikanlage Steuern zahlen?',
    preview:
      'In den meisten Fällen nicht: weder Mehrwertsteuer beim Kauf noch Einkommensteuer auf die Einspeisung.',
    readNext: [
      'photovoltaik-mehrwertsteuer-null-prozent',
      'photovoltaik-einspeisung-ueberschuss',
      'photovoltaik-foerderungen-zuschüsse',
    ],
  },
  'photovoltaik-einspeisung-ueberschuss': {
    question: 'Was passiert mit dem Strom, den ich nicht selbst verbrauche?',
    preview:
      'Er fließt ins Netz. Was Sie dafür bekommen und wie lange, hängt vom Tag des Starts ab.',
    readNext: [
      'photovoltaik-abrechnung-netzbetreiber',
      'photovoltaik-stromspeicher-notwendig',
      'photovoltaik-lohnt-sich-2025',
    ],
  },
  'photovoltaik-stromspeicher-notwendig': {
    question: 'Brauche ich einen Stromspeicher?',
    preview: `Nötig ist er nicht. Er hält mehr Solarstrom im Haus und kostet ${show(marketFigures.storagePerKwh)}.`,
    readNext: [
      'photovoltaik-erweiterung-speicher-nachruesten',
      'photovoltaik-einspeisung-ueberschuss',
      'photovoltaik-lohnt-sich-2025',
    ],
  },
  'photovoltaik-dach-eignung': {
    question: 'Ist mein Dach für Photovoltaik geeignet?',
    preview: `Über ${amount(roof.suitableShare)} der Dächer sind es. Entscheidend sind Fläche, Neigung, Schatten und Tragfähigkeit.`,
    readNext: [
      'photovoltaik-kosten-einfamilienhaus',
      'photovoltaik-installation-dauer',
      'photovoltaik-lebensdauer-haltbarkeit',
    ],
  },
  'photovoltaik-installation-dauer': {
    question: 'Wie lange dauert es, bis die Anlage läuft?',
    preview: `Auf dem Dach sind wir nach ${showDative(installation.mounting)} fertig. Vom Vertrag bis zum ersten Strom vergehen ${totalDuration}.`,
    readNext: [
      'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
      'photovoltaik-dach-eignung',
      'photovoltaik-kosten-einfamilienhaus',
    ],
  },
  'photovoltaik-wartung-service': {
    question: 'Wie viel Wartung braucht eine Photovoltaikanlage?',
    preview: `Wenig, aber nicht gar keine: einmal im Jahr ein Blick darauf, alle ${show(maintenance.serviceInterval)} eine Messung.`,
    readNext: [
      'photovoltaik-lebensdauer-haltbarkeit',
      'photovoltaik-versicherung-garantie',
      'photovoltaik-einspeisung-ueberschuss',
    ],
  },
  'photovoltaik-versicherung-garantie': {
    question: 'Welche Versicherung und welche Garantien brauche ich?',
    preview: `Eine Photovoltaikversicherung gibt es ${show(insurance.entryPremium)}. Daneben gelten Garantien und unsere Gewährleistung.`,
    readNext: [
      'photovoltaik-wartung-service',
      'photovoltaik-lebensdauer-haltbarkeit',
      'photovoltaik-kosten-einfamilienhaus',
    ],
  },
  'photovoltaik-abrechnung-netzbetreiber': {
    question: 'Wie rechnet der Netzbetreiber meinen Strom ab?',
    preview: 'Ein Zweirichtungszähler misst, was Sie beziehen und was Sie einspeisen.',
    readNext: [
      'photovoltaik-einspeisung-ueberschuss',
      'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
      'photovoltaik-steuern-2025',
    ],
  },
  'photovoltaik-mehrwertsteuer-null-prozent': {
    question: `Was bedeuten ${show(tax.vatRate)} Mehrwertsteuer beim Kauf?`,
    preview: `Seit dem ${show(tax.zeroVatSince)} zahlen Sie für Anlage, Speicher und Einbau keine Mehrwertsteuer.`,
    readNext: [
      'photovoltaik-steuern-2025',
      'photovoltaik-kosten-einfamilienhaus',
      'photovoltaik-foerderungen-zuschüsse',
    ],
  },
  'photovoltaik-lebensdauer-haltbarkeit': {
    question: 'Wie lange hält eine Photovoltaikanlage?',
    preview: `Module liefern ${inWords(lifespan.modules)} Strom, Wechselrichter ${show(marketFigures.inverterLifeRange)}, Speicher ${show(marketFigures.storageLifeRange)}.`,
    readNext: [
      'photovoltaik-wartung-service',
      'photovoltaik-versicherung-garantie',
      'photovoltaik-erweiterung-speicher-nachruesten',
    ],
  },
  'photovoltaik-erweiterung-speicher-nachruesten': {
    question: 'Kann ich meine Anlage später erweitern oder einen Speicher nachrüsten?',
    preview:
      'Ja. Am einfachsten geht es, wenn der Wechselrichter von Anfang an etwas größer gewählt ist.',
    readNext: [
      'photovoltaik-stromspeicher-notwendig',
      'photovoltaik-lebensdauer-haltbarkeit',
      'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    ],
  },
  'photovoltaik-anmeldung-formalitaeten-netzbetreiber': {
    question: 'Welche Anmeldungen und Formalitäten sind nötig?',
    preview: `Das meiste erledigen wir; es dauert ${totalDuration}. Ihr eigener Aufwand sind ${show(registration.customerEffort)}.`,
    readNext: [
      'photovoltaik-installation-dauer',
      'photovoltaik-abrechnung-netzbetreiber',
      'photovoltaik-erweiterung-speicher-nachruesten',
    ],
  },
};

/** The fifteen questions, in the order of the overview. */
export const faqOverview: readonly (FaqCard & { slug: FaqSlug })[] = faqSlugs.map((slug) => ({
  slug,
  ...faqCards[slug],
}));

/** The questions by what they are about; cut so that their numbers run on from group to group. */
export const faqGroups = [
  {
    id: 'geld',
    title: 'Geld',
    slugs: [
      'photovoltaik-lohnt-sich-2025',
      'photovoltaik-kosten-einfamilienhaus',
      'photovoltaik-foerderungen-zuschüsse',
      'photovoltaik-steuern-2025',
      'photovoltaik-einspeisung-ueberschuss',
    ],
  },
  {
    id: 'planen-und-bauen',
    title: 'Planen und bauen',
    slugs: [
      'photovoltaik-stromspeicher-notwendig',
      'photovoltaik-dach-eignung',
      'photovoltaik-installation-dauer',
    ],
  },
  {
    id: 'betrieb',
    title: 'Betrieb',
    slugs: [
      'photovoltaik-wartung-service',
      'photovoltaik-versicherung-garantie',
      'photovoltaik-abrechnung-netzbetreiber',
    ],
  },
  {
    id: 'vor-dem-kauf',
    title: 'Vor dem Kauf klären',
    slugs: [
      'photovoltaik-mehrwertsteuer-null-prozent',
      'photovoltaik-lebensdauer-haltbarkeit',
      'photovoltaik-erweiterung-speicher-nachruesten',
      'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    ],
  },
] as const satisfies readonly { id: string; title: string; slugs: readonly FaqSlug[] }[];

/** A link to an article, named by its question. */
export function faqLink(slug: FaqSlug): InlineLink {
  return { text: `„${faqCards[slug].question}“`, to: faqPath(slug) };
}
