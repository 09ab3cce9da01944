import type { Prices, PricesToday } from '@rebhang-solar/content/company-types';
import { companyCurrent, companyDated } from '@rebhang-solar/content/figures/figure';
import { wordSpace } from '@rebhang-solar/content/typography';

const stated = { ...companyDated, asOf: '2025-01', checkAgain: '2027-01-31' } as const;

export const prices: Prices = {
  perKwp: { ...stated, value: [1680, 2160], unit: '€', per: 'je kWp' },
  storage: { ...stated, value: [6000, 24000], unit: '€' },
  expansionPerKwp: { ...stated, value: [1440, 1920], unit: '€', per: 'je kWp' },
  expansionStoragePerKwh: { ...stated, value: [960, 1440], unit: '€', per: 'je kWh' },
  expansionInstallation: { ...stated, value: [1800, 3000], unit: '€' },
  inverterReplacement: {
    ...stated,
    value: [1800, 3600],
    unit: '€',
    note: 'Für eine Anlage mit lifespan.inverterReplacementSize.',
  },
  maintenance: { ...stated, value: [120, 360], unit: '€', per: 'im Jahr' },
  service: { ...stated, value: [360, 600], unit: '€', per: `alle 2${wordSpace}Jahre` },
  cleaning: { ...stated, value: [180, 300], unit: '€', per: 'je Reinigung' },
  paymentDue: { ...stated, value: 8, unit: 'Tage', shownAs: 'current' },
};

const charged = { ...companyCurrent, asOf: '2026-11', checkAgain: '2027-03-31' } as const;

export const pricesToday: PricesToday = {
  perKwp: { ...charged, value: [1620, 1920], unit: '€', per: 'je kWp' },
  size: { ...charged, value: 12, unit: 'kWp' },
  storagePerKwh: { ...charged, value: [672, 864], unit: '€', per: 'je kWh' },
};
