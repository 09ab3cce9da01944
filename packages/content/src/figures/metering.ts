import { wordSpace } from '../typography.ts';
import { type Figure, statuteHref } from './figure.ts';

const meteringAct = (section: string) =>
  `Messstellen\u00adbetriebs\u00adgesetz, §${wordSpace}${section}`;

/** What the law allows for a smart meter, tax included; the part of the customer alone. */
const cap = {
  unit: '€',
  per: 'im Jahr',
  bound: 'upTo',
  asOf: '2025-02-25',
  checkAgain: '2026-12-31',
  source: meteringAct('30'),
  sourceHref: statuteHref('messbg', '30'),
  shownAs: 'current',
} as const;

/** Meters: which kind is required from which size on, and what they cost. */
export const metering = {
  modernMeter: {
    ...cap,
    value: 25,
    source: meteringAct('32'),
    sourceHref: statuteHref('messbg', '32'),
  },
  optional: { ...cap, value: 30 },
  optionalOnce: {
    ...cap,
    value: 100,
    per: 'einmalig',
    bound: 'about',
    source: meteringAct('35'),
    sourceHref: statuteHref('messbg', '35'),
    note: 'Einbau auf Wunsch, bevor er vorgeschrieben ist.',
  },
  from6000kwh: { ...cap, value: 40 },
  from7kw: { ...cap, value: 50 },
  from15kw: { ...cap, value: 110 },
  from25kw: { ...cap, value: 140 },
  /** Beside the meter. */
  controlBox: { ...cap, value: 50 },
  controllable: { ...cap, value: 50 },
  mandatoryConsumption: {
    value: 6000,
    unit: 'kWh',
    per: 'im Jahr',
    bound: 'over',
    asOf: '2025-02-25',
    checkAgain: '2026-12-31',
    source: meteringAct('29'),
    sourceHref: statuteHref('messbg', '29'),
    shownAs: 'current',
  },
  mandatoryPower: {
    value: 7,
    unit: 'kW',
    bound: 'over',
    asOf: '2025-02-25',
    checkAgain: '2026-12-31',
    source: meteringAct('29'),
    sourceHref: statuteHref('messbg', '29'),
    shownAs: 'current',
  },
} as const satisfies Record<string, Figure>;
