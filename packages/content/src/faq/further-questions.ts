import { inState } from '../in-state.ts';
import type { FaqSlug } from '../paths.ts';
import { withCalculator } from '../with-calculator.ts';

/**
 * What each article answers at its end, besides its own question. They stand apart from their answers because
 * the search of the overview reads all of them, and would else have to load fifteen articles.
 */
export const furtherQuestions = {
  'photovoltaik-lohnt-sich-2025': {
    yearlyGain: withCalculator(() => 'Wie viel bringt eine Anlage im Jahr?'),
    whenNot: 'Wann lohnt sich Photovoltaik nicht?',
  },
  'photovoltaik-kosten-einfamilienhaus': {
    extraCosts: 'Welche Kosten kommen außer dem Kaufpreis dazu?',
    yearlyCosts: 'Was kostet eine Photovoltaikanlage im Jahr?',
  },
  'photovoltaik-foerderungen-zuschüsse': {
    loan: 'Muss ich den KfW-Kredit vor dem Kauf beantragen?',
  },
  'photovoltaik-steuern-2025': {
    taxOffice: 'Muss ich meine Photovoltaikanlage beim Finanzamt anmelden?',
    vatOnFeedIn: 'Fällt auf die Einspeisevergütung Umsatzsteuer an?',
  },
  'photovoltaik-einspeisung-ueberschuss': {
    negativePrices: 'Bekomme ich auch bei negativen Strompreisen Geld?',
    fullFeedIn: 'Lohnt sich Volleinspeisung?',
  },
  'photovoltaik-stromspeicher-notwendig': {
    price: 'Was kostet ein Stromspeicher?',
    lifespan: 'Wie lange hält ein Stromspeicher?',
    powerCut: 'Habe ich mit Photovoltaik Strom, wenn das Netz ausfällt?',
  },
  'photovoltaik-dach-eignung': {
    tilt: 'Welche Dachneigung ist am besten?',
    regionalYield: inState(
      'SN',
      'Wie viel Strom liefert eine Anlage in Dresden, Meißen und Radebeul?',
    ),
  },
  'photovoltaik-installation-dauer': {
    mountingDays: 'Wie viele Tage dauert die Montage auf dem Dach?',
    atHome: 'Muss ich während der Montage zu Hause sein?',
  },
  'photovoltaik-wartung-service': {
    price: 'Was kostet die Wartung einer Photovoltaikanlage?',
    cleaning: 'Muss ich die Module reinigen lassen?',
    gain: 'Wie viel mehr Strom bringt regelmäßige Wartung?',
  },
  'photovoltaik-versicherung-garantie': {
    standstill: 'Zahlt die Versicherung, wenn die Anlage stillsteht?',
    devices: 'Wie lange gilt die Garantie auf Wechselrichter und Speicher?',
  },
  'photovoltaik-abrechnung-netzbetreiber': {
    monthlyCredit: 'Wie hoch ist die Gutschrift in einem Monat?',
    meterChange: 'Wie lange dauert der Zählerwechsel?',
  },
  'photovoltaik-mehrwertsteuer-null-prozent': {
    storageAddedLater: 'Gilt der Nullsteuersatz auch für einen nachgerüsteten Speicher?',
    wallboxAndMaintenance: 'Gilt der Nullsteuersatz auch für Wallbox und Wartung?',
  },
  'photovoltaik-lebensdauer-haltbarkeit': {
    loss: 'Wie viel Leistung verlieren Solarmodule im Lauf der Jahre?',
    inverterPrice: 'Was kostet ein neuer Wechselrichter?',
    storageAgeing: 'Wie schnell altert ein Stromspeicher?',
    oldModules: 'Wohin mit alten Solarmodulen?',
  },
  'photovoltaik-erweiterung-speicher-nachruesten': {
    price: 'Was kostet das Nachrüsten?',
    oldTariff: 'Verliere ich durch eine Erweiterung meine alte Einspeisevergütung?',
    registerStorage: 'Muss ich einen nachgerüsteten Speicher anmelden?',
  },
  'photovoltaik-anmeldung-formalitaeten-netzbetreiber': {
    buildingPermit: 'Brauche ich eine Baugenehmigung für Photovoltaik auf dem Dach?',
  },
} as const satisfies Record<FaqSlug, Record<string, string | undefined>>;

/** The questions of one article. */
export function questionsAfter(slug: FaqSlug): string[] {
  return Object.values<string | undefined>(furtherQuestions[slug]).filter(
    (question) => question !== undefined,
  );
}

/** A question with its answer; nothing where both are left out for the company's state or without its weather. */
export function answerTo(
  question: string | undefined,
  answer: string | undefined,
): { question: string; answer: string }[] {
  return question === undefined || answer === undefined ? [] : [{ question, answer }];
}
