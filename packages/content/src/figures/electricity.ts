import type { Figure } from './figure.ts';

/** What households pay for power from the grid. The company's own example price stands in `maintenance.ts`. */
export const electricity = {
  householdPrice: {
    value: 37,
    unit: 'ct/kWh',
    asOf: '2026-04',
    checkAgain: '2027-01-31',
    source: 'BDEW-Strompreisanalyse, Mittel der Haushalte',
    sourceHref: 'https://www.bdew.de/service/daten-und-grafiken/bdew-strompreisanalyse/',
    shownAs: 'current',
  },
} as const satisfies Record<string, Figure>;
