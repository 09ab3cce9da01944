import { companyCurrent, type Figure } from '../figures/figure.ts';
import type { IsoMonth } from '../typography.ts';

/** The date of the last review of all figures, which every article shows; to be moved on after each review. */
// BEISPIEL: Monat, in dem Sie zuletzt alle Zahlen in figures/ mit ihren Quellen verglichen haben
export const lastChecked: IsoMonth = '2026-11';

/** The month whose prices and years texts compare with those of today, as they once stood on this website. */
// BEISPIEL: auf einer neuen Website undefined: Dann nennt kein Text, was früher hier stand
export const comparedMonth: IsoMonth | undefined = '2025-01';

/** As stated on this day; change it together with the claims. */
const stated = { ...companyCurrent, asOf: '2025-01', checkAgain: '2027-06-30' } as const;

/**
 * Statements of the company about itself. Each is a sample until the company
 * has replaced it with its own figure, which keeps its form: a range stays a range, and `bound` stays. What it
 * cannot prove, or has too little of, is `undefined`: no page says it then.
 */
export const claims = {
  // BEISPIEL: Frist, in der das Unternehmen sicher antwortet
  replyWithin: { ...stated, value: 24, unit: 'Stunden' },
  // BEISPIEL: belegbare Zahl der installierten Anlagen
  installedSystems: { ...stated, value: 500, unit: '', bound: 'plus' } as Figure | undefined,
  // BEISPIEL: belegbare Jahre Erfahrung
  experience: { ...stated, value: 15, unit: 'Jahre' } as Figure | undefined,
  // BEISPIEL: belegbare Ersparnis: Anteil des Verbrauchs, der nicht mehr gekauft wird
  savings: { ...stated, value: 70, unit: '%', bound: 'upTo' } as Figure | undefined,
  // BEISPIEL: belegbare Wertsteigerung der Immobilie
  propertyValue: { ...stated, value: 5, unit: '%', bound: 'upTo' } as Figure | undefined,
  // BEISPIEL: Mehrertrag von Halbzellenmodulen laut Datenblatt
  halfCellGain: { ...stated, value: [5, 10], unit: '%' },
  // BEISPIEL: Frist, in der das Unternehmen nach einer Anfrage das Dach ansieht
  visitWithin: { ...stated, value: 7, unit: 'Tage' },
  // BEISPIEL: Gewährleistung auf die eigene Montage
  workmanship: { ...stated, value: 5, unit: 'Jahre' },
} as const satisfies Record<string, Figure | undefined>;

/** What the reviews of customers give together. */
type Ratings = {
  /** At Google. */
  rating: Figure & { value: number };
  reviewCount: Figure;
  /** On another platform, where the company is on one. */
  platformRating?: Figure & { value: number };
};

/** Where there are no reviews yet: `undefined`, and no page speaks of them. */
export const ratings: Ratings | undefined = {
  // BEISPIEL: aktuelle Durchschnittsbewertung
  rating: { ...stated, value: 4.9, unit: '', source: 'Google-Bewertungen' },
  // BEISPIEL: aktuelle Zahl der Bewertungen
  reviewCount: { ...stated, value: 99, unit: '' },
  // BEISPIEL: aktuelle Durchschnittsbewertung auf der Bewertungsplattform; ohne eine die Zeile löschen
  platformRating: { ...stated, value: 5, decimals: 1, unit: '', source: 'Bewertungsplattform' },
};
