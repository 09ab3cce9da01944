/** A value of the market with the range in which it lies; units as the name says, shares from 0 to 1. */
export interface MarketValue {
  value: number;
  range: readonly [low: number, high: number];
  /** Drawn by chance its middle is likelier than its ends; left out, all of it is equally likely. */
  isTriangular?: true;
  /** German, as it is shown beside the value. */
  source: string;
  /** No source states it so: it is ours, and shown as such. */
  isAssumption?: true;
}

/** The month whose prices these are. */
export const valuesAsOf = '2026-11';

/**
 * Where whoever orders now starts: the month of {@link valuesAsOf} and the company's usual lead time of
 * up to twelve weeks.
 */
export const usualStart = '2027-02';

/** Every price, cost and life that the calculation rests on, and nothing else does. */
export const market = {
  /** The Arbeitspreis of a household, euros for each kWh: what one saved is worth. */
  electricityPrice: {
    value: 0.325,
    range: [0.26, 0.38],
    isTriangular: true,
    source: 'übliche Arbeitspreise, ohne Grundpreis',
    isAssumption: true,
  },
  priceGrowthShare: {
    value: 0.01,
    range: [-0.01, 0.03],
    source: 'Solarenergie-Förderverein: mehr als 3 % sind nicht zu begründen',
    isAssumption: true,
  },
  /** Of the middle price in {@link systemPrices}. */
  systemPriceFactor: {
    value: 1,
    range: [5 / 7, 9 / 7],
    source: 'unsere eigene Spanne für 2026, keine Erhebung',
    isAssumption: true,
  },
  /** Euros for each usable kWh. */
  storageCostPerKWh: {
    value: 600,
    range: [400, 800],
    source: 'unsere eigene Spanne für 2026, keine Erhebung',
    isAssumption: true,
  },
  /** Euros a year for a system without regard to its size, and for each kWp. */
  insurancePerYear: {
    value: 40,
    range: [20, 70],
    source: 'Beiträge von Photovoltaik-Versicherungen',
    isAssumption: true,
  },
  insurancePerKWp: {
    value: 3.5,
    range: [2, 5],
    source: 'Beiträge von Photovoltaik-Versicherungen',
    isAssumption: true,
  },
  /** Euros a year: the company's check with measurements every two to three years; looking costs nothing. */
  servicePerYear: {
    value: 120,
    range: [80, 200],
    source: 'eine Prüfung mit Messung alle zwei bis drei Jahre; Reinigung ist nicht gerechnet',
    isAssumption: true,
  },
  /** Euros for each kWp, each time. */
  inverterCostPerKWp: {
    value: 225,
    range: [150, 300],
    source: 'Preis eines neuen Wechselrichters: 1.500–3.000 € bei 10 kWp',
    isAssumption: true,
  },
  /** Years until the inverter is replaced; what the new one lasts beyond the twenty is not counted. */
  inverterLifeYears: { value: 15, range: [11, 20], source: 'Lebensdauer von 10 bis 20 Jahren' },
  /** Years until the storage is replaced, likewise. */
  storageLifeYears: {
    value: 13,
    range: [10, 18],
    source: 'Garantien über 10 Jahre, Lebensdauer 10 bis 20',
  },
  /** Share of its power that a module loses every year. */
  degradationShare: { value: 0.005, range: [0.003, 0.008], source: 'NREL' },
  /** Share of Germany's solar power that falls into times of negative prices. */
  negativePriceShare: {
    value: 0.16,
    range: [0.08, 0.23],
    source: 'pv magazine, 26.01.2026: 16 % im Jahr 2025; andere Quelle 23 %',
  },
  /** Euros for each kWh fed in after the draft's transition payment, marketing deducted. */
  marketValue: {
    value: 0.015,
    range: [0, 0.03],
    source: 'Marktwert abzüglich Vermarktung; unbezahlte Abnahme wären 0 ct',
    isAssumption: true,
  },
  /** The draft's supplement for direct marketing, euros for each kWh for 48 months. */
  marketingBonus: {
    value: 0,
    range: [0, 0.015],
    source: 'Entwurf zum EEG 2027, § 50c; nur mit Direktvermarktung',
  },
  /** The year at whose end meter and control box come in. */
  meterYear: {
    value: 2,
    range: [2, 3],
    source: 'Einbau nach Quoten, § 45 MsbG',
    isAssumption: true,
  },
  /** Losses in the hours of most sun, where the limit on feeding in cuts. */
  peakLossShare: { value: 0.04, range: [0.03, 0.05], source: 'wie HTW Berlin' },
} as const satisfies Record<string, MarketValue>;

/**
 * What parts of an offer usually cost where they are not in its price, euros. The prices of systems include
 * them, that of a storage by itself its fitting; only the offer check adds them.
 */
export const offerExtras = {
  geruest: {
    value: 900,
    range: [600, 1500],
    source: 'Gerüst an einem Einfamilienhaus, nach Höhe und Seiten des Daches',
    isAssumption: true,
  },
  einbau: {
    value: 1200,
    range: [800, 2000],
    source: 'Einbau eines Speichers in eine vorhandene Anlage, etwa ein Tag zu zweit mit Material',
    isAssumption: true,
  },
  zaehlerschrank: {
    value: 1200,
    range: [0, 2500],
    source: 'nichts, wo der alte bleiben kann, bis zu einem neuen Schrank',
    isAssumption: true,
  },
  anmeldung: {
    value: 300,
    range: [200, 400],
    source: 'einige Stunden Arbeit eines Elektrobetriebs',
    isAssumption: true,
  },
  ueberwachung: {
    value: 0,
    range: [0, 0],
    source: 'App des Wechselrichters, ohne Aufpreis',
    isAssumption: true,
  },
} as const satisfies Record<string, MarketValue>;

/**
 * How much a household uses beside what it says: shares of what is guessed by its persons, and of typed kWh; and factors
 * on its use by day. Our assumption.
 */
export const drawnUse = { guessed: 0.15, typed: 0.05, byDay: [0.5, 1.5] } as const;
/** Deviation of the yield by site and model beyond the weather (Thevenard and Pelland 2013). */
export const siteDeviation = 0.05;

/** A plug-in set for the balcony: kWp, and euros for all of it. Our assumption. */
export const plugInSet = { kWp: 0.85, price: 350 } as const;

/** A value of the market. */
export type MarketName = keyof typeof market;

/**
 * What a system of so many kWp costs without storage, everything included: the middle of our own range of 2026.
 * Scaffold, planning and registration cost a small roof nearly as much as a large one.
 */
export const systemPrices: readonly (readonly [kWp: number, euros: number])[] = [
  [0, 1500],
  [4, 7000],
  [6, 9600],
  [8, 11_800],
  [10, 14_000],
  [15, 19_300],
  [20, 24_400],
  [30, 34_000],
  [100, 100_000],
];

/** The price in {@link systemPrices}, between its rows on their line; nothing costs nothing. */
export function systemPrice(kWp: number): number {
  if (kWp <= 0) {
    return 0;
  }
  const next = systemPrices.findIndex(([size]) => size >= kWp);
  const [size, price] = systemPrices.at(next) as readonly [number, number];
  const [before, priceBefore] = systemPrices[Math.max(0, next - 1)] as readonly [number, number];
  return size === before
    ? price
    : priceBefore + ((kWp - before) / (size - before)) * (price - priceBefore);
}
