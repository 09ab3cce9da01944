import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { usualStart, valuesAsOf } from '../market.ts';
import { choices, directions, planesOf } from './choices.ts';
import {
  answerKey,
  calculationOf,
  defaultQuery,
  exampleQuery,
  formatQuery,
  horizonFields,
  houseOf,
  limits,
  misfitsOf,
  type NumberField,
  openDefaults,
  parseNumber,
  parseQuery,
  type Query,
  type SizedQuery,
  shortQuery,
} from './query.ts';

const parse = (address: string) => parseQuery(new URLSearchParams(address));

test('an empty address leaves the sizes open', () => {
  expect(parse('')).toEqual({ query: defaultQuery, mistakes: {}, typed: {}, madeWith: null });
});

test('an address holds everything', () => {
  const { query, mistakes } = parse(
    'ort=meissen&kwp=7,5&neigung=45&richtung=ost-west&verbrauch=4.200&speicher=0&schatten=etwas&tagsueber=viel&auto=12000&laden=ankunft&waerme=15000&waermequelle=erde&jaz=4.5&einspeisung=rest&preis=32,5&preisanstieg=2&preispv=1300&preisspeicher=500&marktwert=2&start=2027-03',
  );
  expect(mistakes).toEqual({});
  expect(calculationOf(query as SizedQuery)).toEqual({
    input: {
      kWp: 7.5,
      planes: [
        { tilt: 45, azimuth: 90 },
        { tilt: 45, azimuth: 270 },
      ],
      consumptionKWh: 4200,
      isUseTyped: true,
      storageKWh: 0,
      place: 'meissen',
      shading: 'some',
      daytime: 'much',
      feedIn: 'surplus',
      electricCar: { kilometresPerYear: 12_000, charging: 'arrival' },
      heatPump: { heatKWh: 15_000, source: 'ground', annualPerformanceFactor: 4.5 },
    },
    assumptions: {
      commissioning: '2027-03',
      electricityPrice: 0.325,
      priceGrowthShare: 0.02,
      solarCostPerKWp: 1300,
      storageCostPerKWh: 500,
      marketValue: 0.02,
    },
  });
});

test('persons stand in for the consumption, which comes first', () => {
  expect(parse('personen=3').query).toEqual({ ...defaultQuery, personen: 3, verbrauch: 3500 });
  expect(parse('personen=3&verbrauch=2000').query).toEqual({ ...defaultQuery, verbrauch: 2000 });
});

test('house, roof area, second plane and budget bound the size', () => {
  const bounds = (address: string) => houseOf(parse(address).query).bounds;
  expect(bounds('haustyp=reihenhaus').mostKWp).toBe(6);
  expect(bounds('haustyp=reihenhaus&flaeche=42').mostKWp).toBe(8);
  expect(bounds('haustyp=reihenhaus&richtung2=nord&flaeche2=20').mostKWp).toBe(10);
  expect(bounds('haustyp=gewerbe&flaeche=150&richtung2=west&flaeche2=90').mostKWp).toBe(30);
  expect(bounds('kwp=7&speicher=0&budget=12.000')).toMatchObject({
    kWp: 7,
    storageKWh: 0,
    budget: 12_000,
  });
});

test('a second plane has the part of the modules that its area has, and the horizon eight heights', () => {
  const { query } = parse(
    'kwp=8&speicher=0&flaeche=30&richtung=sued&richtung2=ost&flaeche2=10&neigung2=90&horizontw=25',
  );
  const { input } = calculationOf(query as SizedQuery);
  expect(input.planes).toEqual([
    { tilt: 30, azimuth: 180, share: 0.75 },
    { tilt: 90, azimuth: 90, share: 0.25 },
  ]);
  expect(input.horizon).toEqual([0, 0, 0, 0, 0, 0, 25, 0]);
  const free = calculate({ ...input, horizon: undefined });
  const shaded = calculate(input);
  expect(shaded.yieldKWh).toBeLessThan(free.yieldKWh);
  // What stands in the west costs a roof to south and east little.
  expect(shaded.yieldKWh).toBeGreaterThan(0.93 * free.yieldKWh);
});

test.each([
  ['kwp=zehn', 'kwp', { kind: 'number' }, null],
  ['kwp=0', 'kwp', { kind: 'low', least: 2, most: 30 }, 2],
  ['kwp=10000', 'kwp', { kind: 'high', least: 2, most: 30 }, 30],
  ['kwp=1e1', 'kwp', { kind: 'number' }, null],
  ['kwp=-5', 'kwp', { kind: 'low', least: 2, most: 30 }, 2],
  ['verbrauch=', 'verbrauch', undefined, 5000],
  ['richtung=oben', 'richtung', { kind: 'choice', choices: Object.keys(choices.richtung) }, 'sued'],
  ['ort=constructor', 'ort', { kind: 'choice', choices: Object.keys(choices.ort) }, 'dresden'],
  ['start=2023-01', 'start', { kind: 'month', least: '2024-02', most: '2028-12' }, usualStart],
  ['start=2027-13', 'start', { kind: 'month', least: '2024-02', most: '2028-12' }, usualStart],
  ['start=2024-01', 'start', { kind: 'month', least: '2024-02', most: '2028-12' }, usualStart],
  ['start=2029-01', 'start', { kind: 'month', least: '2024-02', most: '2028-12' }, usualStart],
  ['start=2024-02', 'start', undefined, '2024-02'],
  ['start=2028-12', 'start', undefined, '2028-12'],
  ['kwp=2', 'kwp', undefined, 2],
  ['kwp=30', 'kwp', undefined, 30],
  ['kwp=7,556', 'kwp', undefined, 7.56],
  ['start=bald', 'start', { kind: 'month', least: '2024-02', most: '2028-12' }, usualStart],
])('%s is answered at its field', (address, field, mistake, value) => {
  const { query, mistakes, typed } = parse(`${address}&speicher=7`);
  expect(mistakes).toEqual(mistake ? { [field]: mistake } : {});
  expect(typed[field as 'kwp'] ?? '').toBe(mistake ? address.split('=')[1] : '');
  expect(query[field as keyof Query]).toBe(value);
  expect(query.speicher).toBe(7);
});

test.each([
  ['5.000', 5000],
  ['5 000', 5000],
  ['12.345,5', 12_345.5],
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['007', 7],
  ['5.00', 5],
  ['27.900 €', 27_900],
  ['27.900,-', 27_900],
  ['27.900,– €', 27_900],
  ['10 kWp', 10],
  ['4.500 kWh', 4500],
  ['32,5 ct/kWh', 32.5],
  ['1.400 €/kWp', 1400],
  ['20.000 EUR', 20_000],
  ['60 m²', 60],
  ['60 m2', 60],
  ['60 qm', 60],
  ['€ 27.900', 27_900],
  ['12.000 km', 12_000],
  ['30°', 30],
  ['2 %', 2],
  ['+5', 5],
  ['\u200b19.400\u200b', 19_400],
  ['19\u202f\u00ad400\u2060', 19_400],
  ['15 Jahre', 15],
  ['1 jahr', 1],
  ['500 euro', 500],
  ['kWp', null],
  ['10 kWp kWp', null],
  ['', null],
  ['1,2,3', null],
  ['NaN', null],
  ['Infinity', null],
  ['0x10', null],
])('%s is the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

const numberField = (field: NumberField) => {
  const { least, most } = limits[field];
  return fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
};
const open = (field: NumberField) => fc.option(numberField(field), { nil: null });
const choiceField = <Field extends keyof typeof choices>(field: Field) =>
  fc.constantFrom(...(Object.keys(choices[field]) as (keyof (typeof choices)[Field])[]));
const anyQuery: fc.Arbitrary<Query> = fc.record({
  haustyp: choiceField('haustyp'),
  ort: choiceField('ort'),
  kwp: open('kwp'),
  flaeche: open('flaeche'),
  richtung2: choiceField('richtung2'),
  flaeche2: numberField('flaeche2'),
  neigung2: numberField('neigung2'),
  personen: fc.constant(null),
  geplant: choiceField('geplant'),
  gesetz: choiceField('gesetz'),
  budget: open('budget'),
  marktwert: open('marktwert'),
  ...(Object.fromEntries(horizonFields.map((field) => [field, numberField(field)])) as Record<
    (typeof horizonFields)[number],
    fc.Arbitrary<number>
  >),
  neigung: numberField('neigung'),
  richtung: choiceField('richtung'),
  verbrauch: numberField('verbrauch'),
  speicher: open('speicher'),
  schatten: choiceField('schatten'),
  tagsueber: choiceField('tagsueber'),
  auto: numberField('auto'),
  laden: choiceField('laden'),
  waerme: numberField('waerme'),
  waermequelle: choiceField('waermequelle'),
  jaz: open('jaz'),
  einspeisung: choiceField('einspeisung'),
  preis: open('preis'),
  preisanstieg: open('preisanstieg'),
  preispv: open('preispv'),
  preisspeicher: open('preisspeicher'),
  start: fc.constantFrom('2024-02', usualStart, '2028-12'),
});

const isPossible = (query: Query) =>
  Object.keys(misfitsOf(query)).length === 0 &&
  (query.einspeisung !== 'alles' || query.speicher === 0);

test('a query comes back from its address as it was', () => {
  fc.assert(
    fc.property(anyQuery.filter(isPossible), (query) => {
      const address = formatQuery(query);
      const back = parse(address);
      expect(back).toEqual({ query, mistakes: {}, typed: {}, madeWith: null });
      expect(formatQuery(back.query)).toBe(address);
      const short = parseQuery(new URLSearchParams(shortQuery(query))).query;
      expect(answerKey(short)).toBe(answerKey(query));
    }),
    { numRuns: 300, seed: 36 },
  );
});

test('whatever stands in the address, it can be calculated', () => {
  const names = [...Object.keys(defaultQuery), 'stand', '__proto__'];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 60 }))),
      (pairs) => {
        const { query } = parseQuery(new URLSearchParams(pairs));
        const { kwp, speicher } = query;
        const { input, assumptions } = calculationOf({
          ...query,
          kwp: kwp ?? 10,
          speicher: speicher ?? 9,
        });
        const result = calculate(input, assumptions);
        expect(result.yieldKWh).toBeGreaterThan(0);
        expect(JSON.stringify(result)).not.toContain('NaN');
      },
    ),
    { numRuns: 100, seed: 36 },
  );
});

test('what is planned is reckoned with its usual amount, and the house of today is without it', () => {
  const planned = houseOf(parse('geplant=beides&waerme=9000').query);
  expect(planned.input).toMatchObject({
    electricCar: { kilometresPerYear: 15_000 },
    heatPump: { heatKWh: 9000 },
  });
  expect(planned.today).toMatchObject({ electricCar: undefined, heatPump: undefined });
  const there = houseOf(parse('geplant=auto&waerme=9000').query);
  expect(there.today).toMatchObject({ electricCar: undefined, heatPump: { heatKWh: 9000 } });
  expect(houseOf(parse('auto=12000').query).today).toBeUndefined();
  const pump = houseOf(parse('geplant=waermepumpe&auto=8000').query);
  expect(pump.input).toMatchObject({
    electricCar: { kilometresPerYear: 8000 },
    heatPump: { heatKWh: 15_000, source: 'air', annualPerformanceFactor: undefined },
  });
  expect(pump.today).toMatchObject({
    electricCar: { kilometresPerYear: 8000 },
    heatPump: undefined,
  });
});

test('a second plane is filled before, after, or beside the first one', () => {
  const { layouts, bounds } = houseOf(
    parse('flaeche=30&richtung=sued&richtung2=nord&flaeche2=20').query,
  );
  expect(bounds.mostKWp).toBe(10);
  const shares = (kWp: number) =>
    layouts.map((layout) => layout(kWp).map(({ share }) => Math.round((share ?? 0) * 10) / 10));
  expect(shares(5)).toEqual([
    [3, 2],
    [5, 0],
    [1, 4],
  ]);
  expect(shares(10)).toEqual([
    [6, 4],
    [6, 4],
    [6, 4],
  ]);
});

test('an old link shows the month of its values', () => {
  expect(parse('kwp=8&stand=2026-08').madeWith).toBe('2026-08');
  expect(parse(`kwp=8&stand=${valuesAsOf}`).madeWith).toBeNull();
  expect(parse('kwp=8&stand=gestern').madeWith).toBeNull();
});

test('an address is short: what was left open is not in it', () => {
  expect(formatQuery(defaultQuery)).toBe(
    `haustyp=einfamilienhaus&ort=dresden&neigung=30&richtung=sued&verbrauch=5000&stand=${valuesAsOf}`,
  );
});

test.each([
  ['flaeche=30&kwp=20', 'kwp', { kind: 'high', least: 2, most: 6 }, 6],
  ['budget=5500', 'budget', { kind: 'low', least: 5700, most: 100_000 }, 5700],
  ['budget=4000&flaeche=10', 'budget', { kind: 'low', least: 4300, most: 100_000 }, 4300],
  [
    'budget=4000&kwp=10&speicher=8',
    'budget',
    { kind: 'low', least: 18_800, most: 100_000 },
    18_800,
  ],
])('%s does not fit, and its field says so', (address, field, mistake, value) => {
  const { query, mistakes } = parse(address);
  expect(mistakes).toEqual({ [field]: mistake });
  expect(query[field as 'kwp']).toBe(value);
});

test.each([
  'flaeche=30&kwp=6',
  'budget=5700',
  'budget=4300&flaeche=10',
  'budget=18800&kwp=10&speicher=8',
  'kwp=10&budget=9000&preispv=900',
  'kwp=10&speicher=5&budget=15500&preisspeicher=300',
])('%s fits exactly, and is no mistake', (address) => {
  expect(parse(address).mistakes).toEqual({});
});

test('an amount of persons between two is that of the nearer', () => {
  expect(parse('personen=2,6').query).toMatchObject({ personen: 3, verbrauch: 3500 });
  expect(parse('personen=2,4').query).toMatchObject({ personen: 2, verbrauch: 2800 });
});

test('the usual roof of a house bounds no size that is typed, and what is all fed in is not stored', () => {
  expect(parse('haustyp=reihenhaus&kwp=12').mistakes).toEqual({});
  expect(parse('kwp=10&speicher=9&einspeisung=alles').query.speicher).toBe(0);
});

test('the page shows what is taken for a field that is left open, in the unit of the field', () => {
  const { query } = parse('haustyp=reihenhaus&kwp=9&speicher=6');
  expect(openDefaults(query as SizedQuery)).toEqual({
    kwp: 9,
    speicher: 6,
    flaeche: 30,
    marktwert: 1.5,
    preis: 32.5,
    preisanstieg: 1,
    // 12,900 € by the table, a kWp to ten euros.
    preispv: 1430,
    preisspeicher: 600,
  });
});

test.each([
  ['sued', [180]],
  ['suedost', [135]],
  ['suedwest', [225]],
  ['ost', [90]],
  ['west', [270]],
  ['nordost', [45]],
  ['nordwest', [315]],
  ['nord', [0]],
  ['ost-west', [90, 270]],
  ['unbekannt', [135]],
] as const)('a roof to %s has its planes at %j degrees', (direction, azimuths) => {
  expect(planesOf(direction, 35)).toEqual(azimuths.map((azimuth) => ({ tilt: 35, azimuth })));
  expect(Object.keys(directions)).toContain(direction);
});

const inputOf = (address: string) =>
  calculationOf({ ...parse(address).query, kwp: 8, speicher: 5 }).input;

test.each([
  ['', { shading: 'none', daytime: 'normal', feedIn: 'surplus', place: 'dresden' }],
  ['schatten=etwas', { shading: 'some' }],
  ['schatten=viel', { shading: 'strong' }],
  ['tagsueber=wenig', { daytime: 'little' }],
  ['tagsueber=viel', { daytime: 'much' }],
  ['einspeisung=alles', { feedIn: 'full' }],
  ['einspeisung=nichts', { feedIn: 'none' }],
  ['auto=9000', { electricCar: { kilometresPerYear: 9000, charging: 'surplus' } }],
  ['auto=9000&laden=ankunft', { electricCar: { kilometresPerYear: 9000, charging: 'arrival' } }],
  ['auto=1&laden=tagsueber', { electricCar: { kilometresPerYear: 1, charging: 'surplus-by-day' } }],
  ['waerme=9000', { heatPump: { heatKWh: 9000, source: 'air' } }],
  ['waerme=9000&waermequelle=erde', { heatPump: { heatKWh: 9000, source: 'ground' } }],
  ['personen=2', { consumptionKWh: 2800, isUseTyped: false }],
  ['verbrauch=2800', { consumptionKWh: 2800, isUseTyped: true }],
])('"%s" is calculated with %j', (address, input) => {
  expect(inputOf(address)).toMatchObject(input);
});

test('what is not there is not calculated with, whatever is said about it', () => {
  const { electricCar, heatPump, horizon } = inputOf('laden=ankunft&waermequelle=erde&jaz=4');
  expect([electricCar, heatPump, horizon]).toEqual([undefined, undefined, undefined]);
});

test('the laws of the address are the draft and today’s', () => {
  expect(choices.gesetz).toEqual({ entwurf: 'eeg2027', heute: 'eeg2023' });
});

test('the heights around a roof go clockwise from north', () => {
  const address =
    'horizontn=1&horizontno=2&horizonto=3&horizontso=4&horizonts=5&horizontsw=6&horizontw=7&horizontnw=8';
  expect(inputOf(address).horizon).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['kwp', 2, 30],
  ['flaeche', 10, 150],
  ['neigung', 0, 60],
  ['flaeche2', 5, 150],
  ['neigung2', 0, 90],
  ['horizontnw', 0, 60],
  ['verbrauch', 500, 60_000],
  ['personen', 1, 5],
  ['speicher', 0, 20],
  ['auto', 0, 40_000],
  ['waerme', 0, 50_000],
  ['jaz', 2, 6],
  ['preis', 15, 60],
  ['preisanstieg', -1, 3],
  ['preispv', 700, 2500],
  ['preisspeicher', 200, 1500],
  ['marktwert', 0, 3],
] as const)(
  '%s is taken from %d to %d, and a hair beyond is the nearest of both',
  (field, least, most) => {
    const at = (value: number) => parse(`${field}=${value}`);
    expect([at(least).mistakes, at(most).mistakes]).toEqual([{}, {}]);
    const [low, high] = [at(least - 0.01), at(most + 0.01)];
    expect(low.mistakes).toEqual({ [field]: { kind: 'low', least, most } });
    expect(high.mistakes).toEqual({ [field]: { kind: 'high', least, most } });
    expect([low.query[field], high.query[field]]).toEqual([least, most]);
  },
);

test('a slider moves by steps that mean something of what it sets', () => {
  const steps = Object.entries(limits).map(([field, { step }]) => `${field} ${step}`);
  expect(steps.filter((step) => !step.startsWith('horizont'))).toEqual([
    'kwp 0.5',
    'flaeche 1',
    'neigung 5',
    'flaeche2 1',
    'neigung2 5',
    'verbrauch 100',
    'personen 1',
    'speicher 1',
    'auto 1000',
    'waerme 500',
    'jaz 0.1',
    'preis 0.5',
    'preisanstieg 0.5',
    'preispv 50',
    'preisspeicher 50',
    'budget 500',
    'marktwert 0.5',
  ]);
  expect(new Set(horizonFields.map((field) => limits[field].step))).toEqual(new Set([5]));
});

test('a budget is taken from 3,000 to 100,000 €, and no less than the least system costs', () => {
  const mistakes = (address: string) => parse(address).mistakes;
  expect(mistakes('budget=100000')).toEqual({});
  expect(mistakes('budget=100001')).toEqual({
    budget: { kind: 'high', least: 3000, most: 100_000 },
  });
  expect(mistakes('budget=2999')).toEqual({ budget: { kind: 'low', least: 3000, most: 100_000 } });
});

test.each([
  [1, 2000],
  [2, 2800],
  [3, 3500],
  [4, 4200],
  [5, 5000],
])('%d persons use %d kWh a year', (persons, kWh) => {
  expect(parse(`personen=${persons}`).query).toMatchObject({ personen: persons, verbrauch: kWh });
});

test.each([
  ['einfamilienhaus', 12],
  ['doppelhaus', 8],
  ['reihenhaus', 6],
  ['mehrfamilienhaus', 20],
  ['gewerbe', 30],
])('the usual roof of a house of the kind %s bears %d kWp', (kind, kWp) => {
  expect(houseOf(parse(`haustyp=${kind}`).query).bounds.mostKWp).toBe(kWp);
});

test('a roof bears modules in whole halves of a kWp, and at least the smallest system', () => {
  const mostOn = (area: number) => houseOf(parse(`flaeche=${area}`).query).bounds.mostKWp;
  expect([10, 12.4, 12.5, 14.9, 15].map(mostOn)).toEqual([2, 2, 2.5, 2.5, 3]);
  expect(mostOn(150)).toBe(30);
});

test('a short address has only what differs, and the example is five persons', () => {
  expect(shortQuery(defaultQuery)).toBe('');
  expect(shortQuery({ ...defaultQuery, kwp: 8, richtung: 'ost', gesetz: 'heute' })).toBe(
    'kwp=8&richtung=ost&gesetz=heute',
  );
  expect(shortQuery(exampleQuery)).toBe('personen=5');
  expect(formatQuery(exampleQuery)).toBe(
    `haustyp=einfamilienhaus&ort=dresden&neigung=30&richtung=sued&personen=5&stand=${valuesAsOf}`,
  );
  // Whichever law is looked at, it is one answer.
  expect(answerKey({ ...exampleQuery, gesetz: 'heute' })).toBe(formatQuery(exampleQuery));
});

test('spaces around a value do not count, and of a long one the first forty characters', () => {
  expect(parse('kwp=%20%208%20&richtung=%20ost%20').query).toMatchObject({
    kwp: 8,
    richtung: 'ost',
  });
  expect(parse(`kwp=${'x'.repeat(60)}`).typed.kwp).toBe('x'.repeat(40));
});

test('a price that falls, and one in cents, are shares and euros', () => {
  const { assumptions } = calculationOf({
    ...parse('preisanstieg=-0,5&preis=30&marktwert=0').query,
    kwp: 8,
    speicher: 0,
  });
  expect(assumptions).toEqual({
    commissioning: usualStart,
    electricityPrice: 0.3,
    priceGrowthShare: -0.005,
    marketValue: 0,
  });
});
