import { claims, ratings } from '../company/claims.ts';
import { replyExample } from '../company/hours.ts';
import { testimonials, testimonialsCheck } from '../company/testimonials.ts';
import { company, uncountedDays } from '../company-in-texts.ts';
import type { Testimonial } from '../company-types.ts';
import { amount, asOf, show, showDative } from '../figures/figure.ts';
import { roof } from '../figures/roof.ts';
import { selfUse } from '../figures/self-use.ts';
import { warranty } from '../figures/warranty.ts';
import { houseByLaw } from '../houses/by-law.ts';
import type { SystemResult } from '../houses/results.ts';
import { familyInWords } from '../houses/standard-houses.ts';
import { outOfReviews } from '../review-texts.ts';
import { euro } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';

type ConsultationPage = {
  badges: readonly string[];
  /** What follows the request: in a few words beside the form, whole below it. */
  steps: {
    title: string;
    list: readonly { title: string; text: string }[];
  };
  benefits: {
    title: string;
    cards: readonly { title: string; text: string }[];
  };
  testimonials: {
    title: string;
    inside: string;
    note: string;
    savings: (euros: number) => string;
    quotes: readonly Testimonial[];
    /** Beside what they say: the same of the house of the examples, at today's values. */
    today: { savings: number; text: string } | undefined;
  };
  form: {
    /** Anchor of the form. */
    id: string;
    /** Where nobody is to be shown beside it. */
    callTitle: string;
  };
  trust: {
    title: string;
    intro: string;
    figures: readonly { label: string; value: string }[];
    note: string;
  };
};

const savedExample =
  withCalculator(
    () =>
      `Im Beispiel decken ${show(selfUse.size)} und ${show(selfUse.storage)} Speicher ${amount(selfUse.sufficiencyWith)} des Verbrauchs von ${amount(selfUse.consumption)}, ohne Speicher ${amount(selfUse.sufficiencyWithout)}. `,
  ) ?? 'Die Zahl ist ein Anteil Ihres Verbrauchs. ';

/** Euros of a month that are not paid for power or come from feeding in. */
const ofMonth = ({ saved, earned }: SystemResult) => Math.round((saved + earned) / 12);

function savedToday() {
  const { cautious, other } = houseByLaw('family');
  return {
    savings: ofMonth(cautious.result.system),
    text: `Zum Vergleich, heute gerechnet: ${familyInWords}, ${show(selfUse.size)} und ${show(selfUse.storage)} Speicher, ${cautious.label}, vor laufenden Kosten${other ? `; ${other.label} ${euro(ofMonth(other.result.system))}` : ''}.`,
  };
}

export const consultationPage = {
  badges: [`${claims.replyWithin.value}h Rückmeldung`, 'Kostenlose Beratung'],
  steps: {
    title: 'So geht es weiter',
    list: [
      {
        title: 'Anfrage senden',
        text: `Wir melden uns binnen ${showDative(claims.replyWithin)}; ${uncountedDays} zählen nicht mit. ${replyExample}`,
      },
      {
        title: 'Dach ansehen lassen',
        text: `Binnen ${showDative(roof.visitWithin)} kommen wir und prüfen Dach und Zählerschrank.`,
      },
      {
        title: 'Angebot prüfen',
        text: 'Ertrag, Kosten und Rechenweg schriftlich; Sie entscheiden in Ruhe.',
      },
    ],
  },
  benefits: {
    title: 'Womit Sie rechnen können',
    cards: [
      {
        title: '30 Jahre Garantie',
        text: `Der Hersteller der Module garantiert ihre Leistung: nach ${showDative(warranty.performance)} noch ${show(warranty.performanceAfter30)}. Für die ganze Anlage haften wir ${show(warranty.workmanship)} (Gewährleistung).`,
      },
      ...(claims.savings
        ? [
            {
              title: `Bis zu ${claims.savings.value}% Ersparnis`,
              text: `Gemeint ist Strom, den Sie nicht mehr kaufen. ${savedExample}Grundpreis und Kaufpreis sind nicht eingerechnet.`,
            },
          ]
        : []),
      ...(claims.propertyValue
        ? [
            {
              title: `Wertsteigerung um bis zu ${claims.propertyValue.value}%`,
              text: 'So viel mehr kann ein Haus mit eigener Anlage wert sein. Zusagen kann das niemand: Lage und Zustand des Hauses wiegen schwerer.',
            },
          ]
        : []),
      {
        title: 'Premium Qualität',
        text: `Halbzellenmodule bringen nach unserer Angabe ${show(claims.halfCellGain)} mehr Ertrag als Module mit ganzen Zellen; in anderen Quellen sind es meist ${show(roof.halfCellGainElsewhere)}.`,
      },
    ],
  },
  testimonials: {
    title: 'Was Kunden nach eigener Angabe im Monat sparen',
    inside: 'Ihre Worte und Beträge, und was sich heute errechnet',
    note: testimonialsCheck,
    /** „180 € im Monat“ */
    savings: (euros) => `${euro(euros)} im Monat`,
    quotes: testimonials,
    today: withCalculator(savedToday),
  },
  form: {
    id: 'anfrage',
    callTitle: 'Lieber am Telefon?',
  },
  trust: {
    title: 'Wer bei Ihnen baut',
    intro: `${company.name} aus ${company.city}. Wo wir arbeiten: ${company.serviceArea}.`,
    figures: [
      ...(claims.installedSystems
        ? [{ label: 'Installierte Anlagen', value: show(claims.installedSystems) }]
        : []),
      ...(claims.experience ? [{ label: 'Erfahrung', value: show(claims.experience) }] : []),
      ...(ratings
        ? [
            {
              label: `Google-Bewertung, ${outOfReviews}`,
              value: `${show(ratings.rating)} von 5`,
            },
          ]
        : []),
    ],
    note: [
      claims.installedSystems &&
        `Anlagen und Jahre zählen wir selbst (${asOf(claims.installedSystems)}).`,
      ratings &&
        'Bei den Bewertungen auf Google können wir nicht prüfen, ob alle Verfasser Kunden von uns sind.',
    ]
      .filter(Boolean)
      .join(' '),
  },
} as const satisfies ConsultationPage;
