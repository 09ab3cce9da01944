import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { market, valuesAsOf } from '../market.ts';
import { calculationOf, defaultQuery, type Query } from '../query/query.ts';
import {
  allConsumption,
  atSize,
  compareOffers,
  enoughStorage,
  isReckoned,
  judgeOffer,
  offerPrices,
  usualPerKWp,
  usualTotal,
  wholePrice,
} from './judge-offer.ts';
import { formatOffers, isAsked, offerFields, parseOffers } from './offer-query.ts';

const read = (address: string) => parseOffers(new URLSearchParams(address));
const offerOf = (address: string) => {
  const offer = read(address)?.first.offer;
  if (!offer) throw new Error(`No offer in ${address}`);
  return offer;
};
const judge = (address: string) => judgeOffer(offerOf(address));

test('an address without an offer is none, whatever else it holds', () => {
  expect(read('')).toBeNull();
  expect(read('geruest=ja&utm_source=brief')).toBeNull();
});

test('a house without an offer is kept, and nothing of the offer is wrong yet', () => {
  const parsed = read('verbrauch=4000&richtung=west');
  expect(parsed?.house?.query).toMatchObject({ verbrauch: 4000, richtung: 'west' });
  expect(parsed?.first).toMatchObject({ offer: null, mistakes: {} });
  expect(parsed?.isComplete).toBe(false);
});

test('an address holds two offers and the house', () => {
  const parsed = read(
    'angebot=19.400&davonspeicher=5100&kwp=10&speicher=8&geruest=ja&zaehlerschrank=nein&gewaehrleistung=fuenf&angebot2=15000&kwp2=8,5&verbrauch=4.200&richtung=ost-west',
  );
  expect(parsed?.first.offer).toEqual({
    kind: 'anlage',
    price: 19_400,
    kWp: 10,
    since: null,
    storageKWh: 8,
    storagePrice: 5100,
    vat: 'unklar',
    parts: { geruest: 'ja', zaehlerschrank: 'nein', anmeldung: 'unklar', ueberwachung: 'unklar' },
    defects: 'fuenf',
  });
  expect(parsed?.second?.offer).toMatchObject({ price: 15_000, kWp: 8.5, storageKWh: 0 });
  expect(parsed?.house?.query).toEqual({
    ...defaultQuery,
    verbrauch: 4200,
    richtung: 'ost-west',
  });
  expect(parsed?.isComplete).toBe(true);
});

test('what is wrong is named at its field, and typed again', () => {
  const parsed = read('angebot=viel&kwp=0&speicher=8&davonspeicher=9&geruest=vielleicht');
  expect(parsed?.first).toMatchObject({
    offer: null,
    mistakes: {
      angebot: { kind: 'number' },
      kwp: { kind: 'low', least: 2, most: 100 },
      davonspeicher: { kind: 'low' },
      geruest: { kind: 'choice' },
    },
  });
  expect(parsed?.texts).toMatchObject({ angebot: 'viel', kwp: '0', geruest: 'vielleicht' });
  expect(parsed?.isComplete).toBe(false);
  const mistakes = (address: string) => read(address)?.first.mistakes;
  expect(mistakes('angebot=20000')).toEqual({ kwp: { kind: 'missing' } });
  expect(mistakes('angebot=20000&kwp=10&davonspeicher=5000')).toEqual({
    speicher: { kind: 'no storage' },
  });
  // What is wrong at its own field is not said at another one, nor in other words.
  expect(mistakes('angebot=20000&kwp=10&davonspeicher=9')).toEqual({
    davonspeicher: { kind: 'low', least: 100, most: 200_000 },
  });
  expect(mistakes('angebot=20000&kwp=10&speicher=viel&davonspeicher=5000')).toEqual({
    speicher: { kind: 'number' },
  });
  expect(mistakes('angebot=20000&kwp=10&speicher=8&davonspeicher=20000')).toEqual({
    davonspeicher: { kind: 'part of price' },
  });
  expect(read('angebot=20000&kwp=10&verbrauch=nichts')).toMatchObject({
    house: { mistakes: { verbrauch: { kind: 'number' } } },
    isComplete: false,
  });
});

test('a second offer with a mistake keeps the first one from being answered alone', () => {
  const parsed = read('angebot=20000&kwp=10&speicher=8&angebot2=viel&kwp2=8');
  expect(parsed?.first.offer).not.toBeNull();
  expect(parsed?.second?.mistakes).toEqual({ angebot: { kind: 'number' } });
  expect(parsed?.isComplete).toBe(false);
});

test('a second offer without a first one is no empty form: what is missing is named', () => {
  const parsed = read('angebot2=15000&kwp2=8');
  expect(parsed?.first).toMatchObject({
    offer: null,
    mistakes: { angebot: { kind: 'missing' }, kwp: { kind: 'missing' } },
  });
  expect(parsed?.second?.offer).toMatchObject({ price: 15_000, kWp: 8 });
  expect(parsed?.isComplete).toBe(false);
  expect(read('angebot2=15000&kwp2=8&verbrauch=4000')?.first.mistakes).toHaveProperty('angebot');
  expect(read('angebot=&kwp=&verbrauch=')?.first.mistakes).toEqual({
    angebot: { kind: 'missing' },
    kwp: { kind: 'missing' },
  });
});

test('what a link says of a system of the calculator’s own is no house, and none of the offer', () => {
  const parsed = read(
    'angebot=20000&kwp=10&preispv=900&preisspeicher=300&einspeisung=alles&budget=5000',
  );
  expect(parsed?.house).toBeNull();
  expect(parsed?.isComplete).toBe(true);
  const withHouse = read('angebot=20000&kwp=10&verbrauch=4000&budget=5000');
  expect(withHouse?.house?.query).toMatchObject({ verbrauch: 4000, kwp: null, budget: null });
  expect(withHouse && formatOffers(withHouse)).not.toMatch(/budget|stand/);
});

test('two offers and a house come back from their address', () => {
  const address =
    'angebot=20000&kwp=10&speicher=8&davonspeicher=5000&mwst=keine&anmeldung=nein&gewaehrleistung=zwei&angebot2=15000&kwp2=8.5&speicher2=0&geruest2=ja&personen=3';
  const parsed = read(address);
  const back = parsed && read(formatOffers(parsed));
  expect(back?.first.offer).toEqual(parsed?.first.offer);
  expect(back?.second?.offer).toEqual(parsed?.second?.offer);
  expect(back?.house).toEqual(parsed?.house);
  expect(back?.house?.query.personen).toBe(3);
});

test('the same offers have the same address', () => {
  const one = read('kwp=10&angebot=19.400&speicher=8&geruest=ja&anmeldung=unklar&verbrauch=4.000');
  const other = read('angebot=19400&verbrauch=4000&speicher=8,0&kwp=10&geruest=ja&fremd=1');
  expect(one && formatOffers(one)).toBe(other && formatOffers(other));
  expect(one && read(formatOffers(one))?.first.offer).toEqual(one?.first.offer);
});

const storage = 'was=speicher&angebot=6.400&kwp=7&speicher=8&seit=2019&einbau=ja&anmeldung=nein';

test('a storage alone is read with the system that exists, and nothing of a new one is asked', () => {
  expect(read(storage)?.first.offer).toEqual({
    kind: 'speicher',
    price: 6400,
    kWp: 7,
    since: 2019,
    storageKWh: 8,
    storagePrice: null,
    vat: 'unklar',
    parts: { einbau: 'ja', zaehlerschrank: 'unklar', anmeldung: 'nein' },
    defects: 'unklar',
  });
  expect(read('was=speicher')).toMatchObject({ kind: 'speicher', isComplete: false });
  expect(read('was=speicher')?.first.mistakes).toEqual({});
  const mistakes = (address: string) => read(`was=speicher&${address}`)?.first.mistakes;
  expect(mistakes('angebot=6400&speicher=0&seit=1999')).toEqual({
    kwp: { kind: 'missing' },
    speicher: { kind: 'low', least: 1, most: 100 },
    seit: { kind: 'low', least: 2000, most: Number(valuesAsOf.slice(0, 4)) },
  });
  expect(mistakes('angebot=6400&kwp=7')).toEqual({ speicher: { kind: 'missing' } });
});

test('what is not asked of a kind is neither judged nor lost', () => {
  const hidden = 'davonspeicher=viel&geruest=hoch&kwp2=8 & 9';
  const parsed = read(`${storage}&${hidden}`);
  expect(parsed?.isComplete).toBe(true);
  const again = parsed && read(formatOffers(parsed));
  expect(again?.texts).toMatchObject({ davonspeicher: 'viel', geruest: 'hoch', kwp2: '8' });
  expect(again && formatOffers(again)).toBe(parsed && formatOffers(parsed));
  const ofSystem = read('angebot=20000&kwp=10&seit=bald&einbau=nein');
  expect(ofSystem?.first).toMatchObject({ mistakes: {}, offer: { since: null } });
  expect(ofSystem && formatOffers(ofSystem)).toBe(
    'angebot=20000&kwp=10&speicher=0&seit=bald&einbau=nein',
  );
});

test('a second storage is for the same system, and beside it each kind is compared like itself', () => {
  const parsed = read(`${storage}&angebot2=5500&speicher2=7.5&einbau2=nein&anmeldung2=ja`);
  expect(parsed?.second?.offer).toMatchObject({
    kind: 'speicher',
    kWp: 7,
    since: 2019,
    storageKWh: 7.5,
  });
  const [first, second] = [parsed?.first.offer, parsed?.second?.offer];
  if (!first || !second) throw new Error('Two offers are complete');
  // 6,400 € and 300 for the registration beside 5,500 and 1,200 for the fitting; both lack the cabinet.
  expect(compareOffers(first, second)).toEqual({ kind: 'totals', cheaper: null, less: 0 });
  expect(compareOffers(first, { ...second, storageKWh: 6 })).toMatchObject({ kind: 'sizes' });
  expect(read(`${storage.replace('kwp=7', 'kwp=viel')}&angebot2=5500&speicher2=7.5`)).toMatchObject(
    {
      first: { mistakes: { kwp: { kind: 'number' } } },
      second: { mistakes: {} },
      isComplete: false,
    },
  );
});

test('whatever an address holds, it is read, and what is complete is calculated', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer({ min: 0, max: 1_000_000 }).map(String),
    fc.constantFrom('ja', 'nein', 'unklar', 'zwei', '8', '10', 'speicher'),
  );
  const address = fc.dictionary(
    fc.constantFrom(...offerFields, ...offerFields.map((field) => `${field}2`), 'verbrauch', 'was'),
    value,
  );
  fc.assert(
    fc.property(address, (fields) => {
      const parsed = parseOffers(new URLSearchParams(fields));
      const offer = parsed?.isComplete && parsed.first.offer;
      if (!offer) return;
      const { solarCostPerKWp, storageCostPerKWh } = offerPrices(offer);
      for (const price of [solarCostPerKWp, storageCostPerKWh]) {
        expect(price).toBeGreaterThan(0);
        expect(price).toBeLessThanOrEqual(10_000);
      }
      expect(judgeOffer(offer).total.price).toBeGreaterThanOrEqual(offer.price);
    }),
  );
});

test('what is usual falls with the size, and is the market’s', () => {
  expect(usualPerKWp(10)).toEqual([1000, 1800]);
  expect(usualPerKWp(5)[1]).toBeGreaterThan(usualPerKWp(20)[1]);
  // The distances from the middle are added as squares: 4,000 € of the system, 1,600 of the storage.
  expect(usualTotal(10, 8).map(Math.round)).toEqual([14_492, 23_108]);
  const [low, high] = market.storageCostPerKWh.range;
  expect(usualTotal(0, 0)[1] - usualTotal(0, 0)[0]).toBeLessThan(1000);
  expect(usualTotal(10, 100)[1] - usualTotal(10, 100)[0]).toBeGreaterThan(100 * (high - low));
  expect(atSize([1400, 1600], 10, 10)).toEqual([1400, 1600]);
  // 8,300 € for 5 kWp, 14,000 for 10: 1,660 € beside 1,400 per kWp.
  expect(atSize([1400, 1600], 10, 5)).toEqual([1660, 1900]);
  expect(atSize([1660, 1900], 5, 10)).toEqual([1400, 1600]);
});

/** An offer in which nothing is missing but what is named. */
const offered = (price: number, kWp: number, kWh: number, more = '') =>
  offerOf(
    `angebot=${price}&kwp=${kWp}&speicher=${kWh}&mwst=keine&geruest=ja&zaehlerschrank=ja&anmeldung=ja&ueberwachung=ja&${more}`,
  );

const without = (price: number, kWp: number, kWh: number, parts: readonly string[]) =>
  offerOf(
    `angebot=${price}&kwp=${kWp}&speicher=${kWh}&${[
      'geruest',
      'zaehlerschrank',
      'anmeldung',
      'ueberwachung',
    ]
      .map((part) => `${part}=${parts.includes(part) ? 'nein' : 'ja'}`)
      .join('&')}`,
  );

test.each([
  [offered(20_000, 10, 10), 20_000, 'fair', 0],
  [offered(14_500, 10, 10), 14_500, 'below', 1000],
  [offered(25_900, 10, 10), 25_900, 'above', 1400],
  [offered(24_440, 10, 8), 24_440, 'above', 1300],
  [without(14_900, 10, 10, ['geruest', 'zaehlerschrank']), 17_000, 'cheap', 0],
  [without(17_500, 10, 10, ['geruest', 'zaehlerschrank', 'anmeldung']), 19_900, 'fair', 0],
  [offered(17_300, 5, 15), 17_300, 'fair', 0],
  [offered(22_610, 10, 10), 22_610, 'dear', 0],
  [offered(34_000, 10, 10), 34_000, 'above', 9500],
  [offered(9000, 10, 0), 9000, 'below', 1000],
  [offered(14_000, 10, 0), 14_000, 'fair', 0],
  [offered(13_000, 5, 5), 13_000, 'dear', 0],
  [offered(21_000, 15, 10), 21_000, 'cheap', 0],
  [offered(38_900, 20, 15), 38_900, 'dear', 0],
  [offered(34_000, 30, 0), 34_000, 'fair', 0],
  [offered(29_000, 10, 10, 'davonspeicher=15000'), 29_000, 'above', 4500],
  [offered(14_500, 8, 0), 14_500, 'dear', 0],
  // Each end of a range belongs to it.
  [offered(10_000, 10, 0), 10_000, 'cheap', 0],
  [offered(12_000, 10, 0), 12_000, 'fair', 0],
  [offered(16_000, 10, 0), 16_000, 'fair', 0],
  [offered(18_000, 10, 0), 18_000, 'dear', 0],
] as const)(
  '%j costs %d € with all that belongs to it: %s',
  (offer, whole, verdict, difference) => {
    const { total, difference: found } = judgeOffer(offer);
    expect({ whole: total.price, verdict: total.verdict, difference: found }).toEqual({
      whole,
      verdict,
      difference,
    });
  },
);

test('a dear storage is named, a large one too, tax is told, and above 30 kWp only the price is', () => {
  expect(judgeOffer(offered(29_000, 10, 10, 'davonspeicher=15000')).perKWh).toMatchObject({
    price: 1500,
    verdict: 'above',
  });
  expect(enoughStorage(15, 4500)).toBe(7);
  expect(enoughStorage(15, 4200)).toBe(6.5);
  expect(enoughStorage(6.5, 4500)).toBeNull();
  expect(enoughStorage(6, 4000)).toBeNull();
  expect(Math.round(judge('angebot=22610&kwp=10&speicher=10&mwst=drin').vat)).toBe(3610);
  expect(judge('angebot=22610&kwp=10&speicher=10').vat).toBe(0);
  const house = (changed: Partial<Query>) => ({ ...defaultQuery, ...changed });
  expect(isReckoned(offered(30_000, 60, 0), house({}))).toBe(false);
  expect(isReckoned(offered(30_000, 30, 0), null)).toBe(true);
  expect(isReckoned(offered(20_000, 10, 0), house({}))).toBe(true);
  expect(isReckoned(offered(20_000, 10, 0), house({ haustyp: 'mehrfamilienhaus' }))).toBe(false);
  expect(isReckoned(offered(20_000, 10, 0), house({ haustyp: 'gewerbe' }))).toBe(false);
  expect(isReckoned(offered(20_000, 10, 0), house({ verbrauch: 15_000 }))).toBe(true);
  expect(isReckoned(offered(20_000, 10, 0), house({ verbrauch: 15_100 }))).toBe(false);
});

test('two offers of one size are compared by their totals, of two sizes each with its own range', () => {
  const incomplete = without(17_500, 10, 10, ['geruest', 'zaehlerschrank', 'anmeldung']);
  expect(compareOffers(incomplete, offered(19_000, 10, 10))).toEqual({
    kind: 'totals',
    cheaper: 1,
    less: 900,
  });
  expect(compareOffers(offered(19_000, 10.5, 9), offered(19_040, 10, 10))).toEqual({
    kind: 'totals',
    cheaper: null,
    less: 0,
  });
  expect(compareOffers(offered(21_200, 10, 10), offered(14_500, 8, 0))).toEqual({
    kind: 'sizes',
    fromMiddle: [1200, 2700],
  });
});

test('the first offer may be the better one, and one other size alone makes two sizes', () => {
  expect(compareOffers(offered(18_000, 10, 10), offered(19_000, 10, 10))).toEqual({
    kind: 'totals',
    cheaper: 0,
    less: 1000,
  });
  for (const [kWp, kWh] of [
    [10.6, 10],
    [9.4, 10],
    [10, 11.1],
    [10, 8.9],
  ] as const) {
    expect(compareOffers(offered(19_000, 10, 10), offered(19_000, kWp, kWh)).kind).toBe('sizes');
  }
});

test('beyond what is usual is a price by 100 € at least', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 99_999 }),
      fc.integer({ min: 20, max: 1000 }),
      fc.integer({ min: 0, max: 100 }),
      (price, tenthsOfKWp, storage) => {
        const { total, difference } = judgeOffer(offered(price, tenthsOfKWp / 10, storage));
        expect(difference >= 100).toBe(['below', 'above'].includes(total.verdict));
      },
    ),
  );
});

test('a storage alone is judged with its fitting, each side of its range by itself', () => {
  // 8 × 600 + 1,200 in the middle; 1,600 away with 400 below and 800 above.
  expect(usualTotal(7, 8, 'speicher').map(Math.round)).toEqual([
    Math.round(6000 - Math.hypot(1600, 400)),
    Math.round(6000 + Math.hypot(1600, 800)),
  ]);
  const alone = (price: number, more = '') =>
    judge(`was=speicher&angebot=${price}&kwp=7&speicher=8&zaehlerschrank=ja&anmeldung=ja&${more}`);
  for (const [price, verdict] of [
    [4300, 'below'],
    [5100, 'cheap'],
    [6700, 'fair'],
    [7700, 'dear'],
    [7900, 'above'],
  ] as const) {
    expect(alone(price, 'einbau=ja').total, String(price)).toMatchObject({ price, verdict });
  }
  expect(alone(6400, 'einbau=ja')).toMatchObject({
    total: { usual: [4400, 7800], fair: [5200, 6900] },
    perKWp: null,
    perKWh: { price: 800, usual: [550, 980], verdict: 'fair' },
    difference: 0,
    fromMiddle: 300,
    missing: [],
  });
  expect(alone(5000, 'einbau=nein')).toMatchObject({
    total: { price: 6200 },
    missing: [{ part: 'einbau', middle: 1200 }],
  });
  expect(Math.round(alone(7140, 'mwst=drin&einbau=ja').vat)).toBe(1140);
});

test('without a storage only the system is judged', () => {
  expect(judgeOffer(offered(14_000, 10, 0))).toMatchObject({
    total: { price: 14_000, usual: [10_000, 18_000], fair: [12_000, 16_000] },
    perKWp: { price: 1400, verdict: 'fair' },
    perKWh: null,
  });
});

test('what the storage costs by itself is judged apart from the system, with all that is missing', () => {
  expect(judgeOffer(offered(19_000, 10, 10))).toMatchObject({ perKWp: null, perKWh: null });
  const apart = judge(
    'angebot=19000&davonspeicher=5000&kwp=10&speicher=10&geruest=nein&zaehlerschrank=ja&anmeldung=ja&ueberwachung=ja',
  );
  expect(apart.perKWp).toEqual({
    price: 1490,
    usual: [1000, 1800],
    fair: [1200, 1600],
    verdict: 'fair',
  });
  expect(apart.perKWh).toEqual({
    price: 500,
    usual: [400, 800],
    fair: [500, 700],
    verdict: 'fair',
  });
});

test('all that a house uses is household, car and heat pump', () => {
  const home = { kWp: 10, consumptionKWh: 4000, storageKWh: 0 };
  expect(allConsumption(home)).toBe(4000);
  expect(
    allConsumption({
      ...home,
      electricCar: { kilometresPerYear: 10_000, charging: 'arrival' },
      heatPump: { heatKWh: 14_000, source: 'air', annualPerformanceFactor: 3.5 },
    }),
  ).toBeCloseTo(4000 + 1700 + 4000, 9);
});

test('what is missing is added with its middle, whether it is left out or not named', () => {
  const { missing, total } = judge(
    'angebot=20000&kwp=10&geruest=nein&anmeldung=ja&ueberwachung=ja',
  );
  expect(missing.map(({ part, answer, middle }) => [part, answer, middle])).toEqual([
    ['geruest', 'nein', 900],
    ['zaehlerschrank', 'unklar', 1200],
  ]);
  expect(total.price).toBe(22_100);
});

test('the model calculates with the whole price, however it is divided', () => {
  for (const address of [
    'angebot=19400&kwp=10&speicher=8',
    'angebot=19400&davonspeicher=5100&kwp=10&speicher=8',
    'angebot=14300&kwp=10',
  ]) {
    const offer = offerOf(address);
    const { money } = calculate(
      calculationOf({ ...defaultQuery, kwp: offer.kWp, speicher: offer.storageKWh }).input,
      offerPrices(offer),
    );
    expect(money.investment).toBeCloseTo(wholePrice(offer), 6);
  }
});

test('a whole price is divided as the market divides it, where the offer does not say how', () => {
  // 14,000 € and 8 × 600 by the market; the offer is twice as dear.
  const whole = offerPrices(offered(37_600, 10, 8));
  expect(whole.solarCostPerKWp).toBeCloseTo(2800, 9);
  expect(whole.storageCostPerKWh).toBeCloseTo(1200, 9);
  expect(offerPrices(offered(19_400, 10, 8, 'davonspeicher=5200'))).toEqual({
    solarCostPerKWp: 1420,
    storageCostPerKWh: 650,
  });
  expect(offerPrices(offered(14_300, 10, 0))).toEqual({
    solarCostPerKWp: 1430,
    storageCostPerKWh: 600,
  });
});

test.each([
  ['angebot', 'anlage', 1000, 999_999],
  ['kwp', 'anlage', 2, 100],
  ['speicher', 'anlage', 0, 100],
  ['davonspeicher', 'anlage', 100, 200_000],
  ['seit', 'speicher', 2000, 2026],
] as const)('%s of an offer (%s) is taken from %d to %d', (field, kind, least, most) => {
  const fields = { was: kind, angebot: '900000', kwp: '10', speicher: '9', seit: '2015' };
  const mistakes = (value: number) =>
    parseOffers(new URLSearchParams({ ...fields, [field]: String(value) }))?.first.mistakes;
  expect(mistakes(least)).toEqual({});
  expect(mistakes(most)).toEqual({});
  expect(mistakes(least - 1)).toEqual({ [field]: { kind: 'low', least, most } });
  expect(mistakes(most + 1)).toEqual({ [field]: { kind: 'high', least, most } });
});

test('a storage alone has at least one kWh, and the part of a price is less than all of it', () => {
  const mistakes = (address: string) => read(address)?.first.mistakes;
  expect(mistakes('was=speicher&angebot=6400&kwp=7&speicher=1')).toEqual({});
  expect(mistakes('was=speicher&angebot=6400&kwp=7&speicher=0,9')).toEqual({
    speicher: { kind: 'low', least: 1, most: 100 },
  });
  expect(mistakes('angebot=20000&kwp=10&speicher=8&davonspeicher=19999')).toEqual({});
  // Of a price that is wrong itself no part is too much.
  expect(mistakes('angebot=900&kwp=10&speicher=8&davonspeicher=5000')).toEqual({
    angebot: { kind: 'low', least: 1000, most: 999_999 },
  });
});

test.each([
  ['mwst', 'vat', ['drin', 'keine', 'unklar']],
  ['gewaehrleistung', 'defects', ['zwei', 'fuenf', 'unklar']],
] as const)('%s has its answers, and none is not clear', (field, name, answers) => {
  const of = (more: string) => offerOf(`angebot=20000&kwp=10${more}`)[name];
  expect(answers.map((answer) => of(`&${field}=${answer}`))).toEqual(answers);
  expect(of('')).toBe('unklar');
  expect(read(`angebot=20000&kwp=10&${field}=ja`)?.first.mistakes).toEqual({
    [field]: { kind: 'choice', choices: answers },
  });
});

test('what each missing part usually costs stands beside it', () => {
  expect(judge('angebot=20000&kwp=10').missing).toEqual([
    { part: 'geruest', answer: 'unklar', usual: [600, 1500], middle: 900 },
    { part: 'zaehlerschrank', answer: 'unklar', usual: [0, 2500], middle: 1200 },
    { part: 'anmeldung', answer: 'unklar', usual: [200, 400], middle: 300 },
    { part: 'ueberwachung', answer: 'unklar', usual: [0, 0], middle: 0 },
  ]);
  expect(judge('was=speicher&angebot=6000&kwp=7&speicher=8').missing).toEqual([
    { part: 'einbau', answer: 'unklar', usual: [800, 2000], middle: 1200 },
    { part: 'zaehlerschrank', answer: 'unklar', usual: [0, 2500], middle: 1200 },
    { part: 'anmeldung', answer: 'unklar', usual: [200, 400], middle: 300 },
  ]);
});

test('which fields are asked: of a storage its system once, of a system no fitting', () => {
  const asked = (kind: 'anlage' | 'speicher', suffix: '' | '2' = '') =>
    offerFields.filter((field) => isAsked(field, kind, suffix)).join(' ');
  const system =
    'angebot kwp speicher davonspeicher mwst geruest zaehlerschrank anmeldung ueberwachung gewaehrleistung';
  expect([asked('anlage'), asked('anlage', '2')]).toEqual([system, system]);
  expect(asked('speicher')).toBe('angebot kwp speicher seit mwst einbau zaehlerschrank anmeldung');
  expect(asked('speicher', '2')).toBe('angebot speicher mwst einbau zaehlerschrank anmeldung');
});

test('an address of two offers and a house is written in one order, without what is not clear', () => {
  const parsed = read(
    'verbrauch=4000&gewaehrleistung2=zwei&kwp2=8,5&angebot2=15.000&mwst=drin&mwst2=unklar&davonspeicher=5.100&speicher=8&geruest=nein&kwp=10&angebot=19.400',
  );
  expect(parsed && formatOffers(parsed)).toBe(
    'angebot=19400&kwp=10&speicher=8&davonspeicher=5100&mwst=drin&geruest=nein&angebot2=15000&kwp2=8.5&speicher2=0&gewaehrleistung2=zwei&haustyp=einfamilienhaus&ort=dresden&neigung=30&richtung=sued&verbrauch=4000',
  );
  const alone = read(`${storage}&mwst=keine`);
  expect(alone && formatOffers(alone)).toBe(
    'was=speicher&angebot=6400&kwp=7&seit=2019&speicher=8&mwst=keine&einbau=ja&anmeldung=nein',
  );
});

test('an unknown kind is a system, and spaces alone are no house', () => {
  expect(read('was=dach&angebot=20000&kwp=10')?.kind).toBe('anlage');
  expect(read('angebot=20000&kwp=10&verbrauch=%20')?.house).toBeNull();
});

test('a price in whole cents is the offer’s, and one that no roof is worth is capped for the model', () => {
  expect(offerOf('angebot=20000,555&kwp=10').price).toBe(20_000.56);
  const dear = offerPrices(offered(999_999, 2, 1, 'davonspeicher=190000'));
  expect(dear).toEqual({ solarCostPerKWp: 10_000, storageCostPerKWh: 10_000 });
});
