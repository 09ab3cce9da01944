import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { market } from '../market.ts';
import { defaultQuery } from '../query/query.ts';
import { atSize, judgeOffer, offerPrices, usualPerKWp, usualTotal } from './judge-offer.ts';
import { calculationOfOffer, formatOffers, offerFields, parseOffers } from './offer-query.ts';

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
    price: 19_400,
    kWp: 10,
    storageKWh: 8,
    storagePrice: 5100,
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
    texts: { angebot: 'viel', kwp: '0', geruest: 'vielleicht' },
  });
  expect(parsed?.isComplete).toBe(false);
  const mistakes = (address: string) => read(address)?.first.mistakes;
  expect(mistakes('angebot=20000')).toEqual({ kwp: { kind: 'missing' } });
  expect(mistakes('angebot=20000&kwp=10&davonspeicher=5000')).toEqual({
    speicher: { kind: 'no storage' },
  });
  expect(mistakes('angebot=20000&kwp=10&speicher=8&davonspeicher=20000')).toEqual({
    davonspeicher: { kind: 'part of price' },
  });
  expect(read('angebot=20000&kwp=10&verbrauch=nichts')).toMatchObject({
    house: { mistakes: { verbrauch: { kind: 'number' } } },
    isComplete: false,
  });
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

test('the same offers have the same address', () => {
  const one = read('kwp=10&angebot=19.400&speicher=8&geruest=ja&anmeldung=unklar&verbrauch=4.000');
  const other = read('angebot=19400&verbrauch=4000&speicher=8,0&kwp=10&geruest=ja&fremd=1');
  expect(one && formatOffers(one)).toBe(other && formatOffers(other));
  expect(one && read(formatOffers(one))?.first.offer).toEqual(one?.first.offer);
});

test('whatever an address holds, it is read, and what is complete is calculated', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer({ min: 0, max: 1_000_000 }).map(String),
    fc.constantFrom('ja', 'nein', 'unklar', 'zwei', '8', '10'),
  );
  const address = fc.dictionary(
    fc.constantFrom(...offerFields, ...offerFields.map((field) => `${field}2`), 'verbrauch'),
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
      expect(judgeOffer(offer).withMissing[1]).toBeGreaterThanOrEqual(offer.price);
    }),
  );
});

test('what is usual falls with the size, and is the market’s', () => {
  expect(usualPerKWp(10)).toEqual([1000, 1800]);
  expect(usualPerKWp(5)[1]).toBeGreaterThan(usualPerKWp(20)[1]);
  const [low, high] = market.storageCostPerKWh.range;
  expect(usualTotal(10, 8)).toEqual([10_000 + 8 * low, 18_000 + 8 * high]);
  expect(atSize([1400, 1600], 10, 10)).toEqual([1400, 1600]);
  expect(atSize([1400, 1600], 10, 5)[0]).toBeGreaterThan(1400);
});

test('fair, dear and suspiciously cheap', () => {
  expect(judge('angebot=19400&davonspeicher=5100&kwp=10&speicher=8')).toMatchObject({
    total: { verdict: 'fair', usual: [13_200, 24_400] },
    perKWp: { price: 1430, verdict: 'fair' },
    perKWh: { price: 640, verdict: 'fair' },
    difference: 0,
    third: 'middle',
  });
  expect(judge('angebot=27900&davonspeicher=8000&kwp=10&speicher=8')).toMatchObject({
    total: { verdict: 'dear' },
    perKWp: { price: 1990, verdict: 'dear' },
    perKWh: { price: 1000, verdict: 'dear' },
    difference: 3500,
  });
  expect(judge('angebot=9900&kwp=10&speicher=8')).toMatchObject({
    total: { verdict: 'cheap' },
    perKWp: null,
    perKWh: null,
    difference: 3300,
  });
});

test('no offer is too dear or too cheap by 0 €', () => {
  expect(judge('angebot=24440&kwp=10&speicher=8')).toMatchObject({
    total: { price: 24_440, verdict: 'fair' },
    difference: 0,
  });
  expect(judge('angebot=24450&kwp=10&speicher=8')).toMatchObject({
    total: { verdict: 'dear' },
    difference: 100,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 99_999 }),
      fc.integer({ min: 20, max: 1000 }),
      fc.integer({ min: 0, max: 100 }),
      (price, tenthsOfKWp, storage) => {
        const { total, difference } = judge(
          `angebot=${price}&kwp=${tenthsOfKWp / 10}&speicher=${storage}`,
        );
        expect(difference >= 100).toBe(total.verdict !== 'fair');
      },
    ),
  );
});

test('without a storage only the system is judged', () => {
  expect(judge('angebot=14000&kwp=10')).toMatchObject({
    total: { price: 14_000, usual: [10_000, 18_000] },
    perKWp: { price: 1400, verdict: 'fair' },
    perKWh: null,
  });
});

test('what is missing is added: surely what is left out, perhaps what is not named', () => {
  const { missing, withMissing } = judge(
    'angebot=20000&kwp=10&geruest=nein&anmeldung=ja&ueberwachung=ja',
  );
  expect(missing.map(({ part, answer }) => [part, answer])).toEqual([
    ['geruest', 'nein'],
    ['zaehlerschrank', 'unklar'],
  ]);
  expect(withMissing).toEqual([20_600, 24_000]);
});

test('the model calculates with the whole price, however it is divided', () => {
  for (const address of [
    'angebot=19400&kwp=10&speicher=8',
    'angebot=19400&davonspeicher=5100&kwp=10&speicher=8',
    'angebot=14300&kwp=10',
  ]) {
    const offer = offerOf(address);
    const { money } = calculate(calculationOfOffer(offer, defaultQuery).input, offerPrices(offer));
    expect(money.investment).toBeCloseTo(offer.price, 6);
  }
});
