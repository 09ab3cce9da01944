import { MantineProvider } from '@mantine/core';
import { type Answer, answerTo } from '@rebhang-solar/calculator/answer/answer';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { randomNumbers } from '@rebhang-solar/calculator/load/random';
import { choices } from '@rebhang-solar/calculator/query/choices';
import { limits, type NumberField, parseQuery } from '@rebhang-solar/calculator/query/query';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { AnswerPlate } from './answer-plate.tsx';
import { returnNumber } from './format-answer.ts';
import { requestLink } from './request-link.ts';
import { Component } from './solar-calculator-page.tsx';

/** Addresses of houses by chance, the same ones every time. */
function addresses(count: number): string[] {
  const random = randomNumbers(35);
  const number = (field: NumberField) => {
    const { least, most, step } = limits[field];
    return least + Math.round((random() * (most - least)) / step) * step;
  };
  const directions = Object.keys(choices.richtung);
  return Array.from(
    { length: count },
    () =>
      `kwp=${number('kwp')}&neigung=${number('neigung')}&verbrauch=${number('verbrauch')}&speicher=${number('speicher')}&richtung=${directions[Math.floor(random() * directions.length)]}`,
  );
}

const queryOf = (address: string) => parseQuery(new URLSearchParams(address)).query;

function shown(address: string): string {
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: [`/solarrechner?${address}`],
  });
  return renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

test('what the worker posts is what the server shows, for 12 houses', () => {
  for (const address of addresses(12)) {
    const query = queryOf(address);
    const render = (answer: Answer) =>
      renderToStaticMarkup(
        <MantineProvider>
          <RouterProvider
            router={createMemoryRouter([
              {
                path: '/',
                element: (
                  <AnswerPlate
                    query={query}
                    answer={answer}
                    law={0}
                    isAnswered
                    isExample={false}
                    requestTo="/"
                    onQuery={() => {}}
                  />
                ),
              },
            ])}
          />
        </MantineProvider>,
      );
    const computed = answerTo(query);
    const html = render(computed);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(render(structuredClone(computed))).toBe(html);
  }
});

test('no style element and no broken number, and a table beside each drawing', () => {
  for (const address of [
    'personen=4',
    'einspeisung=alles',
    'speicher=0&auto=15000',
    'kwp=2&richtung=nord',
  ]) {
    const html = shown(address);
    expect(html).not.toMatch(/<style(?! data-mantine)|NaN|undefined|Infinity/);
    const figures = [...html.matchAll(/<figure.*?<\/figure>/gs)]
      .map(([figure]) => figure)
      // The photograph of whoever advises is no drawing.
      .filter((figure) => !figure.includes('<picture'));
    expect(figures.length).toBeGreaterThanOrEqual(4);
    // Columns of sizes are links that name their numbers.
    for (const figure of figures) expect(figure).toMatch(/<table|Mit \d.*? rechnen/);
  }
});

test.each([
  ['draft', 'start=2027-02', ['eeg2027', 'eeg2023']],
  ['draft', 'start=2026-12', ['eeg2023']],
  ['law', 'start=2027-02', ['eeg2027']],
  ['dropped', 'start=2027-02', ['eeg2023']],
] as const)(
  'while the reform is %s, a house with %s is answered by %j',
  (state, address, regimes) => {
    onTestFinished(() => {
      reform.state = 'draft';
    });
    reform.state = state;
    const query = queryOf(address);
    expect(answerTo(query).money?.laws.map(({ regime }) => regime)).toEqual(regimes);
  },
);

test('at most nine figures stand in the plate, labels aside', () => {
  for (const address of ['personen=4', 'personen=3&richtung=ost-west', 'personen=1']) {
    const html = shown(`haustyp=einfamilienhaus&richtung=sued&${address}`);
    const plate = html.slice(html.indexOf('id="ergebnis-titel"'), html.indexOf('Der Entwurf ist'));
    const text = plate.replace(/<title>.*?<\/title>|<dt.*?<\/dt>|<[^>]*>/g, ' ');
    expect(text.match(/\d[\d.,]*/g)?.length, address).toBeLessThanOrEqual(9);
  }
});

test('the law that is looked at turns plate and line, not the verdict', () => {
  const address = 'haustyp=einfamilienhaus&richtung=sued&personen=3';
  const [draft, today] = [shown(address), shown(`${address}&gesetz=heute&stand=2025-01`)];
  // An old link is said to be one.
  const old = solarCalculatorPage.oldLink('2025-01');
  expect([draft, today].map((html) => html.includes(old))).toEqual([false, true]);
  expect(draft).toContain(solarCalculatorPage.form.sun.drag);
  expect(today).toContain('Käme der Entwurf:');
  expect(draft).toContain('Bliebe es beim heutigen Gesetz:');
  expect(today).toContain('Nur wenn das heutige Gesetz bleibt');
});

test('a no under both laws is called so only where both lose, and no size is advised', () => {
  const house = 'haustyp=einfamilienhaus&richtung=sued&personen=1';
  const { money } = answerTo(queryOf(house));
  expect(money?.laws.map(({ left }) => left.value < 0)).toEqual([true, false]);
  const html = shown(house);
  expect(html).toContain('Fertig montiert für rund');
  expect(html).not.toMatch(/nicht zurück|Wir raten zu/);
  expect(html).toContain('Am ehesten');
  expect(shown('haustyp=einfamilienhaus&richtung=nord&personen=1')).toContain('nicht zurück');
});

test('a price of one’s own stands on the sheet once', () => {
  const sheet = (address: string) => shown(address).replace(/^.*print-only/s, '');
  expect(sheet('personen=4')).toMatch(/für rund [\d.]+\s€ \([\d.]+–/);
  const own = sheet('personen=4&preispv=1400&preisspeicher=600');
  expect(own).toMatch(/für rund [\d.]+\s€\./);
});

test('a business is told what decides, and no return', () => {
  const html = shown('haustyp=gewerbe&richtung=sued&verbrauch=20000');
  expect(html).toContain('Das rechnen wir mit Ihnen durch.');
  expect(html).not.toMatch(/Rendite im Jahr|id="jahre"|id="groesse"/);
});

test('without a query there is an example and no answer of anybody’s house', () => {
  const html = shown('');
  expect(html).toContain('So sieht eine Antwort aus');
  // Nor of what its roof gives by the hour, and no field is opened as wrong.
  expect(html).not.toContain(solarCalculatorPage.form.sun.drag);
  expect(html).not.toContain('data-open');
  expect(html).not.toContain('id="jahre"');
  expect(html).not.toMatch(/ checked=""[^>]* name="(haustyp|richtung|personen)"/);
  expect(html).not.toMatch(/name="(haustyp|richtung|personen)"[^>]* checked/);
});

test('a faulty input leaves no figure of another house', () => {
  const html = shown('verbrauch=450000&kwp=8');
  // On a phone the inputs are open, and the bar leads to the one that is wrong.
  expect(html).toMatch(/id="angaben"[^>]* data-open="true"/);
  expect(html.match(/href="#rechner-verbrauch"/g)).toHaveLength(3);
  expect(html).toContain('Eine Angabe stimmt nicht');
  expect(html).toContain('500');
  expect(html).not.toContain('id="jahre"');
  expect(html).not.toContain('id="groesse"');
});

test('a roof to the north is told so first', () => {
  const html = shown('haustyp=einfamilienhaus&richtung=nord&personen=3');
  expect(html).toContain('Nein: Das Dach zeigt nach Norden');
});

test('what was entered wrong is carried into no choice of the consultation form', () => {
  const choicesOf = (address: string) => {
    const { query, mistakes } = parseQuery(new URLSearchParams(address));
    const answer = answerTo(query);
    const { searchParams } = new URL(requestLink(query, answer, 0, mistakes), 'http://localhost');
    return ['dachflaeche', 'stromverbrauch'].map((name) => searchParams.get(name));
  };
  expect(choicesOf('flaeche=60&verbrauch=4200')).toEqual(['50-100', '3000-5000']);
  expect(choicesOf('flaeche=9999&verbrauch=4200')).toEqual([null, '3000-5000']);
  expect(choicesOf('flaeche=60&verbrauch=450000')).toEqual(['50-100', null]);
});

test('a consumption at the end of a choice belongs to it, as that of five persons', () => {
  const { query } = parseQuery(new URLSearchParams('personen=5&kwp=6&speicher=0'));
  const link = requestLink(query, answerTo(query), 0, {});
  expect(new URL(link, 'http://localhost').searchParams.get('stromverbrauch')).toBe('3000-5000');
});

test('a return that is cut off is not printed as one that was computed', () => {
  expect([-10, -9.9, 2.8].map(returnNumber)).toEqual(['unter −10', '−9,9', '2,8']);
});
