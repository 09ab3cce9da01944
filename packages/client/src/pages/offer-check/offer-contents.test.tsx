// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { judgeOffer } from '@rebhang-solar/calculator/offer/judge-offer';
import { parseOffers } from '@rebhang-solar/calculator/offer/offer-query';
import { type CheckedOffer, notReckoned } from '@rebhang-solar/content/pages/offer-answer';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Missing, Questions } from './offer-contents.tsx';
import { OfferPlate } from './offer-plate.tsx';

function put(element: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      {element}
    </MantineProvider>,
  );
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' '),
  );
const nameOf = (selector: string) =>
  document.getElementById(document.querySelector(selector)?.getAttribute('aria-labelledby') ?? '')
    ?.textContent;

const complete = 'mwst=keine&geruest=ja&zaehlerschrank=ja&anmeldung=ja&ueberwachung=ja';

function checked(address: string): CheckedOffer {
  const offer = parseOffers(new URLSearchParams(address))?.first.offer;
  if (!offer) throw new Error(address);
  return { offer, judged: judgeOffer(offer), ...notReckoned };
}

test('what is missing stands between the price and the sum, each with why', () => {
  put(<Missing checked={checked(`angebot=14000&kwp=10&${complete}`)} />);
  expect(document.body.textContent).toBe('');
  put(
    <Missing
      checked={checked(`angebot=14000&kwp=10&${complete.replace('geruest=ja', 'geruest=nein')}`)}
    />,
  );
  expect(nameOf('section')).toBe('Was fehlt');
  const [price, missing, sum, ...more] = texts('dl > div');
  expect(price).toBe('Preis im Angebot14.000 €');
  expect(missing).toMatch(/^Gerüstnicht dabei, [\d.]+–[\d.]+ €, im Mittel\+[\d.]+$/);
  expect(sum).toMatch(/^Gesamtpreis1[4-6]\.\d{3} €$/);
  expect(more).toEqual([]);
});

test('of two offers it is said with whom to ask, and what both leave open is asked once', () => {
  const open = complete.replace('geruest=ja', 'geruest=nein');
  const one = `angebot=14000&kwp=10&${open}`;
  const other = `angebot=14500&kwp=10&${open.replace('anmeldung=ja', 'anmeldung=nein')}`;
  const asked = () => texts('li > p:first-child');
  put(<Questions offers={[checked(one)]} />);
  const alone = asked();
  expect(alone.length).toBeGreaterThan(0);
  for (const question of alone) expect(question).toMatch(/^„.*\?“$/);
  expect(nameOf('section')).toBe(texts('h2')[0]);
  put(<Questions offers={[checked(one), checked(other)]} />);
  expect(asked().filter((question) => question.includes('Gerüst'))).toEqual([
    expect.stringMatching(/^Beide: „/),
  ]);
  expect(asked().filter((question) => question.startsWith('B: „'))).not.toEqual([]);
  expect(asked().filter((question) => question.startsWith('A: „'))).toEqual([]);
  expect(new Set(asked()).size).toBe(asked().length);
  // Below each question stands why.
  expect(texts('li > p')).toHaveLength(2 * asked().length);
});

test('the plate is named by its verdict, its figures have units, and what else there is to say follows', () => {
  put(
    <OfferPlate
      verdict="fair"
      words={{
        title: 'Der Preis ist fair.',
        figures: [
          { label: 'Gesamtpreis', amount: '14.000 €', leading: true },
          { label: 'Bezahlt', amount: '12', unit: 'Jahre' },
        ],
        remarks: ['Der Speicher ist groß.'],
        foot: 'Stand November.',
      }}
    />,
  );
  expect(nameOf('section')).toBe('Der Preis ist fair.');
  expect(document.querySelector('section')?.dataset.verdict).toBe('fair');
  expect(texts('dl > div')).toEqual(['Gesamtpreis14.000 €', 'Bezahlt12 Jahre']);
  expect(texts('dd small')).toEqual([' Jahre']);
  expect(texts('p')).toEqual(['Der Speicher ist groß.', 'Stand November.']);
});
