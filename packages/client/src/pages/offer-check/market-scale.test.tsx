// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import type { JudgedOffer } from '@rebhang-solar/calculator/offer/judge-offer';
import { parseOffers } from '@rebhang-solar/calculator/offer/offer-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarketScale } from './market-scale.tsx';

const offer = parseOffers(new URLSearchParams('angebot=14000&kwp=10'))?.first.offer;

/** The scale of what usually costs 10,000 to 20,000 €, fair between 12,000 and 17,000 €. */
function scale(price: number) {
  if (!offer) throw new Error('An offer is one');
  const total = { price, usual: [10_000, 20_000], fair: [12_000, 17_000], verdict: 'fair' };
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <MarketScale offer={offer} judged={{ total } as unknown as JudgedOffer} />
    </MantineProvider>,
  );
}

const attributes = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((element) => [
    ...names.map((name) => element.getAttribute(name)),
    ...(element.tagName === 'text' ? [element.textContent] : []),
  ]);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('what is usual has a fifth of its width free on both sides, and what is fair lies in it', () => {
  scale(13_000);
  // 14,000 € are as wide as the drawing: 2,000 on either side of 10,000.
  const bars = attributes('rect', 'x', 'width').map((bar) =>
    bar.map((value) => Number.parseFloat(value ?? '').toFixed(2)),
  );
  expect(bars).toEqual([
    ['14.29', '71.43'],
    ['28.57', '35.71'],
  ]);
  const words = attributes('g text', 'x', 'font-weight').map(([x, weight, text]) => [
    Number.parseFloat(x ?? '').toFixed(1),
    weight,
    plain(text),
  ]);
  expect(words.slice(0, 2).map(([x, , text]) => [x, text])).toEqual([
    ['35.7', words[0]?.[2]],
    ['35.7', '13.000 €'],
  ]);
  expect(words.slice(2, 5).map(([x, weight]) => [x, weight])).toEqual([
    ['21.4', '400'],
    ['50.0', '700'],
    ['75.0', '400'],
  ]);
  expect(words.slice(5)).toEqual([
    ['14.3', '400', '10.000'],
    ['28.6', '700', '12.000'],
    ['64.3', '700', '17.000'],
    ['85.7', '400', '20.000'],
  ]);
});

test.each([
  [11_499, 'start'],
  [11_500, 'middle'],
  [18_500, 'middle'],
  [18_501, 'end'],
])('the words at a price of %i € stay within the drawing: %s', (price, anchor) => {
  scale(price);
  expect(attributes('g[text-anchor]', 'text-anchor')[0]).toEqual([anchor]);
});

test.each([
  [900_000, '100%'],
  [100, '0%'],
])('a price of %i € stands at the end of the scale', (price, place) => {
  scale(price);
  expect(attributes('svg svg', 'x')).toContainEqual([place]);
});
