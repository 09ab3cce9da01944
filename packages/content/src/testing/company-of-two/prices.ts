import type { Prices, PricesToday } from '@rebhang-solar/content/company-types';
import { companyCurrent, companyDated } from '@rebhang-solar/content/figures/figure';
import { wordSpace } from '@rebhang-solar/content/typography';

/** As stated on this day; change it together with the prices. */
const stated = { ...companyDated, asOf: '2026-11', checkAgain: '2027-01-31' } as const;

/**
 * What the company charges. A range stays a range: examples, tables and drawings compute with both ends.
 * Topics of the ledger (`figures/`) take them from here.
 */
export const prices: Prices = {
  perKwp: { ...stated, value: [1450, 1750], unit: '€', per: 'je kWp' },
  storage: { ...stated, value: [4500, 15000], unit: '€' },
  expansionPerKwp: { ...stated, value: [1250, 1550], unit: '€', per: 'je kWp' },
  expansionStoragePerKwh: { ...stated, value: [700, 1000], unit: '€', per: 'je kWh' },
  expansionInstallation: { ...stated, value: [1400, 2300], unit: '€' },
  inverterReplacement: {
    ...stated,
    value: [1600, 2800],
    unit: '€',
    note: 'Für eine Anlage mit lifespan.inverterReplacementSize.',
  },
  maintenance: { ...stated, value: [120, 280], unit: '€', per: 'im Jahr' },
  service: { ...stated, value: [320, 480], unit: '€', per: `alle 2${wordSpace}Jahre` },
  cleaning: { ...stated, value: [160, 240], unit: '€', per: 'je Reinigung' },
  paymentDue: { ...stated, value: 14, unit: 'Tage', shownAs: 'current' },
};

/** As charged on this day; change it together with the prices. */
const charged = { ...companyCurrent, asOf: '2026-11', checkAgain: '2027-03-31' } as const;

/**
 * What the company charges today, in the table in which visitors compare offers. For other sizes the price of
 * a kWp rises and falls as the market's does.
 */
export const pricesToday: PricesToday = {
  perKwp: { ...charged, value: [1300, 1550], unit: '€', per: 'je kWp' },
  size: { ...charged, value: 9, unit: 'kWp' },
  storagePerKwh: { ...charged, value: [540, 700], unit: '€', per: 'je kWh' },
};
