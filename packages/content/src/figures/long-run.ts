import { companyDated, type Figure } from './figure.ts';

/** Assumptions of the 30-year example; its totals are computed, see `examples.ts`. They stand beside it on the page. */
export const longRun = {
  years: { ...companyDated, value: 30, unit: 'Jahre' },
  averageYield: {
    ...companyDated,
    value: 8800,
    unit: 'kWh',
    per: 'im Jahr',
    note: 'Mittel über die gesamte Zeit: die nachlassende Leistung der Module ist eingerechnet.',
  },
  valuePerKwh: {
    ...companyDated,
    value: 31.8,
    unit: 'ct/kWh',
    note: 'Wert des ersetzten Netzstroms: gilt nur, wenn aller Strom im Haus genutzt wird und der Preis 30 Jahre gleich bleibt.',
  },
  investment: {
    ...companyDated,
    value: 15000,
    unit: '€',
    note: 'Ohne Wartung, Versicherung, Tausch von Wechselrichter oder Speicher und ohne Zinsen.',
  },
} as const satisfies Record<string, Figure>;
