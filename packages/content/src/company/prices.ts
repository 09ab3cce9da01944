import { companyCurrent, companyDated, type Figure } from '../figures/figure.ts';
import { narrowSpace } from '../typography.ts';

/** As stated on this day; change it together with the prices. */
const stated = { ...companyDated, asOf: '2025-01', checkAgain: '2027-01-31' } as const;

/**
 * What the company charges. A range stays a range: examples, tables and drawings compute with both ends.
 * Topics of the ledger (`figures/`) take them from here.
 */
export const prices = {
  // BEISPIEL: Preis einer neuen Anlage je kWp
  perKwp: { ...stated, value: [1400, 1800], unit: '€', per: 'je kWp' },
  // BEISPIEL: Preis eines Speichers
  storage: { ...stated, value: [5000, 20000], unit: '€' },
  // BEISPIEL: Preis einer Erweiterung je kWp
  expansionPerKwp: { ...stated, value: [1200, 1600], unit: '€', per: 'je kWp' },
  // BEISPIEL: Preis eines nachgerüsteten Speichers je kWh
  expansionStoragePerKwh: { ...stated, value: [800, 1200], unit: '€', per: 'je kWh' },
  // BEISPIEL: Preis der Montage einer Erweiterung
  expansionInstallation: { ...stated, value: [1500, 2500], unit: '€' },
  // BEISPIEL: Preis eines neuen Wechselrichters
  inverterReplacement: {
    ...stated,
    value: [1500, 3000],
    unit: '€',
    note: 'Für eine Anlage mit lifespan.inverterReplacementSize.',
  },
  // BEISPIEL: Wartung im Jahr
  maintenance: { ...stated, value: [100, 300], unit: '€', per: 'im Jahr' },
  // BEISPIEL: Service mit Messung
  service: { ...stated, value: [300, 500], unit: '€', per: `alle 2${narrowSpace}Jahre` },
  // BEISPIEL: Reinigung
  cleaning: { ...stated, value: [150, 250], unit: '€', per: 'je Reinigung' },
  // BEISPIEL: Zahlungsziel der Rechnungen
  paymentDue: { ...stated, value: 7, unit: 'Tage', shownAs: 'current' },
} as const satisfies Record<string, Figure>;

/** As charged on this day; change it together with the prices. */
const charged = { ...companyCurrent, asOf: '2026-11', checkAgain: '2027-03-31' } as const;

/**
 * What the company charges today, in the table in which visitors compare offers. For other sizes the price of
 * a kWp rises and falls as the market's does.
 */
export const pricesToday = {
  // BEISPIEL: Preis einer neuen Anlage je kWp heute, ohne Speicher, mit Gerüst und Anmeldung
  perKwp: { ...charged, value: [1350, 1600], unit: '€', per: 'je kWp' },
  // BEISPIEL: Größe der Anlage, für die dieser Preis gilt
  size: { ...charged, value: 10, unit: 'kWp' },
  // BEISPIEL: Preis eines Speichers je nutzbare kWh heute, zusammen mit einer neuen Anlage
  storagePerKwh: { ...charged, value: [560, 720], unit: '€', per: 'je kWh' },
} as const satisfies Record<string, Figure>;
