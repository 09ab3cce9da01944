import type { Prices, PricesToday } from '../company-types.ts';
import { companyCurrent, companyDated } from '../figures/figure.ts';
import { wordSpace } from '../typography.ts';

/** As stated on this day; change it together with the prices. */
const stated = { ...companyDated, asOf: '2025-01', checkAgain: '2027-01-31' } as const;

/**
 * What the company charges. A range stays a range: examples, tables and drawings compute with both ends.
 * Topics of the ledger (`figures/`) take them from here.
 */
export const prices: Prices = {
  perKwp: { ...stated, value: [1400, 1800], unit: '€', per: 'je kWp' },
  storage: { ...stated, value: [5000, 20000], unit: '€' },
  expansionPerKwp: { ...stated, value: [1200, 1600], unit: '€', per: 'je kWp' },
  expansionStoragePerKwh: { ...stated, value: [800, 1200], unit: '€', per: 'je kWh' },
  expansionInstallation: { ...stated, value: [1500, 2500], unit: '€' },
  inverterReplacement: {
    ...stated,
    value: [1500, 3000],
    unit: '€',
    note: 'Für eine Anlage mit lifespan.inverterReplacementSize.',
  },
  maintenance: { ...stated, value: [100, 300], unit: '€', per: 'im Jahr' },
  service: { ...stated, value: [300, 500], unit: '€', per: `alle 2${wordSpace}Jahre` },
  cleaning: { ...stated, value: [150, 250], unit: '€', per: 'je Reinigung' },
  paymentDue: { ...stated, value: 7, unit: 'Tage', shownAs: 'current' },
};

/** As charged on this day; change it together with the prices. */
const charged = { ...companyCurrent, asOf: '2026-11', checkAgain: '2027-03-31' } as const;

/**
 * What the company charges today, in the table in which visitors compare offers. For other sizes the price of
 * a kWp rises and falls as the market's does.
 */
export const pricesToday: PricesToday = {
  perKwp: { ...charged, value: [1350, 1600], unit: '€', per: 'je kWp' },
  size: { ...charged, value: 10, unit: 'kWp' },
  storagePerKwh: { ...charged, value: [560, 720], unit: '€', per: 'je kWh' },
};
