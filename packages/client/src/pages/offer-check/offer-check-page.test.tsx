import { MantineProvider } from '@mantine/core';
import { parseOffers } from '@rebhang-solar/calculator/offer/offer-query';
import { offerCheckPage } from '@rebhang-solar/content/pages/offer-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component } from './offer-check-page.tsx';
import { offerMoney } from './offer-money.ts';

/** The page as the server sends it, without its styles. */
function shown(address: string): string {
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: [`/angebot-pruefen?${address}`],
  });
  return renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  ).replaceAll(/[\u00A0\u202F]/g, ' ');
}

const complete = 'mwst=keine&geruest=ja&zaehlerschrank=ja&anmeldung=ja&ueberwachung=ja';
/** Too large for the model: answered by its price alone, in no time. */
const large = `angebot=60000&kwp=60&${complete}`;

const calculatorLink = (html: string) => /href="(\/solarrechner\?[^"]*)"/.exec(html)?.[1];

test('the calculator is no way on for a system that it does not take', () => {
  expect(calculatorLink(shown(large))).toBeUndefined();
  const link = calculatorLink(shown(`angebot=14000&kwp=10&${complete}`));
  // Of a storage that there is not no price is taken along.
  expect(link).toMatch(/kwp=10&.*speicher=0&.*preispv=1400/);
  expect(link).not.toContain('preisspeicher');
  const stored = 'angebot=19400&davonspeicher=5100&kwp=10&speicher=8';
  expect(calculatorLink(shown(`${stored}&${complete}`))).toMatch(
    /speicher=8&.*preispv=1430&.*preisspeicher=638/,
  );
});

test('of an offer in which nothing is missing there is no account of what is', () => {
  expect(shown(large)).not.toContain(`>${offerCheckPage.contents.account}<`);
  expect(shown(large.replace('geruest=ja', 'geruest=nein'))).toContain(
    `>${offerCheckPage.contents.account}<`,
  );
});

test('what a link says of the house is kept when the offer is sent, also what the form does not show', () => {
  const html = shown('verbrauch=4200&auto=12000&ort=meissen&richtung=west');
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  expect(hidden.map(([, name, value]) => [name, value])).toEqual([
    ['ort', 'meissen'],
    ['auto', '12000'],
  ]);
  expect(html).toMatch(/<option[^>]*value="west" selected/);
  // Persons stand as the consumption that they are, and are not sent beside it.
  const persons = shown('personen=3');
  expect(persons).toMatch(/<input[^>]*name="verbrauch"[^>]*value="3500"/);
  expect(persons).not.toContain('name="personen"');
});

test('a mistake about the house that no field shows is said in words, the others are links to their fields', () => {
  const html = shown('angebot=viel&kwp=10&angebot2=15000&kwp2=1&verbrauch=1&auto=weit');
  const [alert = ''] = /<div[^>]*role="alert".*?<\/ul>/s.exec(html) ?? [];
  const targets = [...alert.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual(['angebot-angebot', 'angebot-kwp2', 'haus-verbrauch']);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
  expect(alert).toContain('Elektroauto: Bitte eine Zahl eingeben');
  expect(alert).toContain(offerCheckPage.form.secondTitle);
  // What is wrong is not folded away.
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2);
});

test('a number comes back as Germans write it, what could not be taken as it was typed', () => {
  const html = shown('angebot=19400.50&kwp=zehn');
  expect(html).toMatch(/name="angebot"[^>]*value="19\.400,5"/);
  expect(html).toMatch(/name="kwp"[^>]*value="zehn"/);
});

test('of two offers the better one comes first in the plate, whichever was entered first', () => {
  const second = large.replace('60000', '50000').replaceAll('=', '2=');
  const html = shown(`${large}&${second}`);
  const [plate = ''] = /<dl.*?<\/dl>/s.exec(html) ?? [];
  expect([...plate.matchAll(/Angebot [AB]|\d\d\.000 €/g)].map(([found]) => found)).toEqual([
    'Angebot B',
    '50.000 €',
    'Angebot A',
    '60.000 €',
  ]);
  // Years that nobody has reckoned are not named.
  expect(html).toContain(offerCheckPage.comparison.notReckoned);
  expect(html).not.toContain(offerCheckPage.comparison.cautious);
});

test('a second plane takes nothing from an offer: the modules lie where they leave most', () => {
  const parsed = (address: string) =>
    parseOffers(new URLSearchParams(`angebot=14300&kwp=7&speicher=6&${address}`));
  const left = (address: string) => {
    const { first, house } = parsed(`${complete}&${address}`) ?? {};
    if (!first?.offer || !house) throw new Error(address);
    return offerMoney({ offer: first.offer, house: house.query })?.laws?.[0].afterTwenty;
  };
  const one = left('verbrauch=5000');
  expect(one).toBeGreaterThan(0);
  expect(left('verbrauch=5000&richtung2=nord&flaeche2=60')).toBe(one);
});

const pointer = (html: string) => /<svg x="([\d.]+)%"/.exec(html)?.[1];

test('an offer far beyond what is usual stands at the end of the scale, not outside of it', () => {
  expect(pointer(shown(large.replace('60000', '900000')))).toBe('100');
  expect(pointer(shown(large.replace('60000', '10000')))).toBe('0');
  expect(Number(pointer(shown(large)))).toBeGreaterThan(25);
});
