import { sample } from '../sample.ts';
import { companyCurrent, type Figure } from './figure.ts';

/**
 * What the company says about itself and what customers say about it. Nobody else can vouch for these,
 * so each is a sample until the company has put its own figure in its place.
 */
export const claims = {
  replyWithin: sample(
    'claims.replyWithin',
    { ...companyCurrent, value: 24, unit: 'Stunden' },
    'Frist, in der das Unternehmen sicher antwortet',
  ),
  rating: sample(
    'claims.rating',
    { ...companyCurrent, value: 4.9, unit: '', source: 'Google-Bewertungen' },
    'aktuelle Durchschnittsbewertung',
  ),
  platformRating: sample(
    'claims.platformRating',
    { ...companyCurrent, value: 5, decimals: 1, unit: '', source: 'Bewertungsplattform' },
    'aktuelle Durchschnittsbewertung auf der Bewertungsplattform',
  ),
  reviewCount: sample(
    'claims.reviewCount',
    { ...companyCurrent, value: 99, unit: '' },
    'aktuelle Zahl der Bewertungen',
  ),
  installedSystems: sample(
    'claims.installedSystems',
    { ...companyCurrent, value: 500, unit: '', bound: 'plus' },
    'belegbare Zahl der installierten Anlagen',
  ),
  experience: sample(
    'claims.experience',
    { ...companyCurrent, value: 15, unit: 'Jahre' },
    'belegbare Jahre Erfahrung',
  ),
  firstTestimonialSavings: sample(
    'claims.firstTestimonialSavings',
    { ...companyCurrent, value: 180, unit: '€', per: 'im Monat', source: 'Kundenstimme' },
    'Ersparnis aus einer echten, freigegebenen Kundenstimme',
  ),
  secondTestimonialSavings: sample(
    'claims.secondTestimonialSavings',
    { ...companyCurrent, value: 220, unit: '€', per: 'im Monat', source: 'Kundenstimme' },
    'Ersparnis aus einer echten, freigegebenen Kundenstimme',
  ),
  thirdTestimonialSavings: sample(
    'claims.thirdTestimonialSavings',
    { ...companyCurrent, value: 160, unit: '€', per: 'im Monat', source: 'Kundenstimme' },
    'Ersparnis aus einer echten, freigegebenen Kundenstimme',
  ),
  savings: sample(
    'claims.savings',
    { ...companyCurrent, value: 70, unit: '%', bound: 'upTo' },
    'belegbare Ersparnis: Anteil des Verbrauchs, der nicht mehr gekauft wird',
  ),
  propertyValue: sample(
    'claims.propertyValue',
    { ...companyCurrent, value: 5, unit: '%', bound: 'upTo' },
    'belegbare Wertsteigerung der Immobilie',
  ),
  halfCellGain: sample(
    'claims.halfCellGain',
    { ...companyCurrent, value: [5, 10], unit: '%' },
    'Mehrertrag von Halbzellenmodulen laut Datenblatt',
  ),
} as const satisfies Record<string, Figure>;
