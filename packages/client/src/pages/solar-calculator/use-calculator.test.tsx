// @vitest-environment happy-dom
import { answerKey, parseQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerElementId } from './first-answer.ts';
import { useCalculator } from './use-calculator.ts';

const size = { kwp: 10, speicher: 5 };

let asked: Query[];
let isBroken: boolean;
const started: EventTarget[] = [];

/** In place of the browser's worker: notes what it is asked, and answers at once. */
class StandInWorker extends EventTarget {
  constructor() {
    super();
    started.push(this);
  }
  postMessage(query: Query) {
    asked.push(query);
    const message = Object.assign(new Event('message'), { data: { key: answerKey(query), size } });
    queueMicrotask(() => this.dispatchEvent(isBroken ? new Event('error') : message));
  }
  terminate() {}
}

beforeEach(() => {
  asked = [];
  isBroken = false;
  vi.stubGlobal('Worker', StandInWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  // The module, which the next file shares, lets go of it.
  for (const worker of started.splice(0)) worker.dispatchEvent(new Event('error'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

type Calculator = ReturnType<typeof useCalculator>;
let calculator: Calculator;

function Probe({ fields }: { fields: ReactNode }) {
  calculator = useCalculator(useLocation().search);
  return <form ref={calculator.formRef}>{fields}</form>;
}

/** Opens an address whose answer stands in the document. @param fields what the browser shows before hydration */
async function open(search: string, fields: ReactNode = null) {
  const { query } = parseQuery(new URLSearchParams(search));
  // The example of the page is that of five persons.
  const key = answerKey(search ? query : { ...query, personen: 5 });
  document.body.innerHTML = `<script type="application/json" id="${answerElementId}"></script>`;
  const element = document.getElementById(answerElementId);
  if (element) element.textContent = JSON.stringify({ key, size });
  const router = createMemoryRouter([{ path: '*', element: <Probe fields={fields} /> }], {
    initialEntries: [`/solarrechner${search && `?${search}`}`],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  // What prepares the worker is no question.
  asked = [];
  return router;
}

const type = (texts: Parameters<Calculator['setText']>[0]) =>
  act(async () => calculator.setText(texts));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an example is shown until the three questions are answered, the last one by persons or a consumption', async () => {
  for (const use of [{ personen: '3' }, { verbrauch: '4200' }]) {
    await open('');
    expect([calculator.isAsked, calculator.isAnswered]).toEqual([false, true]);
    await type({ haustyp: 'reihenhaus' });
    await type(use);
    expect([calculator.isAsked, asked]).toEqual([false, []]);
    await type({ richtung: 'west' });
    expect(calculator.isAsked).toBe(true);
    expect(asked).toMatchObject([{ haustyp: 'reihenhaus', richtung: 'west' }]);
    expect(calculator.isAnswered).toBe(true);
    cleanup();
  }
});

test('whoever moves a slider, or asks by the button, need not answer them all', async () => {
  await open('');
  await type({ kwp: '8' });
  expect(calculator.isAsked).toBe(true);
  expect(asked).toMatchObject([{ kwp: 8 }]);
  cleanup();
  await open('');
  await act(async () => calculator.ask());
  expect(calculator.isAsked).toBe(true);
});

test('the address follows a quarter of a second after the last input, with where one is on the page', async () => {
  await open('personen=3');
  window.history.replaceState({ at: 1 }, '', '/solarrechner?personen=3#jahre');
  await type({ personen: '4' });
  await pass(200);
  await type({ neigung: '45' });
  await pass(249);
  expect(window.location.search).toBe('?personen=3');
  await pass(1);
  expect(window.location.search).toMatch(/neigung=45&.*personen=4/);
  expect([window.location.hash, window.history.state]).toEqual(['#jahre', { at: 1 }]);
});

test('an example leaves the address as it is, and is shown again by the way back', async () => {
  const router = await open('');
  await type({ haustyp: 'reihenhaus' });
  await pass(1000);
  expect(window.location.search).toBe('');
  await act(async () => calculator.setQuery({ ...calculator.parsed.query, kwp: 8 }));
  expect(calculator.isAsked).toBe(true);
  await act(() => router.navigate(-1));
  expect([calculator.isAsked, calculator.texts.haustyp]).toEqual([false, '']);
});

test('a mistake is named once typing has rested for 0.7 s, and goes as soon as it is put right', async () => {
  await open('personen=3');
  await type({ personen: '', verbrauch: '450000' });
  expect(calculator.isAnswered).toBe(false);
  await pass(699);
  expect(calculator.mistakes).toEqual({});
  await pass(1);
  expect(Object.keys(calculator.mistakes)).toEqual(['verbrauch']);
  // Nothing is asked for a house that is not the visitor's, and no address leads to it.
  expect([asked, window.location.search]).toEqual([[], '']);
  await type({ verbrauch: '4500' });
  expect(calculator.mistakes).toEqual({});
  expect(asked).toMatchObject([{ verbrauch: 4500 }]);
  // Also where what stands in for it is what was taken before.
  expect(calculator.isAnswered).toBe(true);
  await type({ kwp: 'zehn' });
  expect(calculator.isAnswered).toBe(false);
});

test('what an address leaves open of the three questions is taken, and named until it is said', async () => {
  await open('richtung=west');
  expect(calculator.assumed).toEqual(['haustyp', 'verbrauch']);
  await type({ haustyp: 'reihenhaus' });
  expect(calculator.assumed).toEqual(['verbrauch']);
  for (const search of ['haustyp=reihenhaus&personen=2', 'haustyp=reihenhaus&verbrauch=3000']) {
    cleanup();
    await open(search);
    expect(calculator.assumed).toEqual(['richtung']);
  }
  cleanup();
  await open('');
  expect(calculator.assumed).toEqual([]);
});

test.each(['utm_source=x', 'haustyp=%20', 'stand=2025-01'])(
  'an address that names no house, as %s, shows the example',
  async (search) => {
    await open(search);
    expect([calculator.isAsked, calculator.texts.haustyp, calculator.assumed]).toEqual([
      false,
      '',
      [],
    ]);
    expect(calculator.sized.personen).toBe(5);
  },
);

test('a size that is left open is that of the answer, one’s own is kept', async () => {
  await open('personen=3');
  expect(calculator.sized).toMatchObject({ kwp: 10, speicher: 5 });
  cleanup();
  await open('personen=3&kwp=8&speicher=0');
  expect(calculator.sized).toMatchObject({ kwp: 8, speicher: 0 });
});

test('where the worker breaks, that is known', async () => {
  await open('personen=3');
  expect(calculator.failed).toBe(false);
  isBroken = true;
  await type({ personen: '4' });
  expect([calculator.failed, calculator.isAnswered]).toEqual([true, false]);
});

test('a link of the answer changes fields and address, and leaves scroll and focus where they are', async () => {
  const router = await open('personen=3');
  window.history.replaceState(null, '', '/solarrechner#groesse');
  await act(async () => calculator.setQuery({ ...calculator.parsed.query, kwp: 7.5 }));
  expect(calculator.texts.kwp).toBe('7,5');
  expect(asked).toMatchObject([{ kwp: 7.5, personen: 3 }]);
  const { location, preventScrollReset } = router.state;
  expect(location.search).toContain('kwp=7.5');
  expect([location.hash, location.state, preventScrollReset]).toEqual([
    '#groesse',
    { keepsFocus: true },
    true,
  ]);
  await act(() => router.navigate(-1));
  expect(calculator.texts.kwp).toBe('');
  // Each answer has all laws in it.
  asked = [];
  await act(async () => calculator.setQuery({ ...calculator.parsed.query, gesetz: 'heute' }));
  expect([asked, calculator.isAnswered]).toEqual([[], true]);
});

test('what was entered before the application came counts, also by a slider beyond half its step', async () => {
  const slider = (value: number, last: number) => (
    <input
      type="range"
      data-field="neigung"
      min={0}
      max={60}
      step={5}
      defaultValue={value}
      ref={(element) => {
        if (element) Object.defineProperty(element, 'valueAsNumber', { value: last });
      }}
    />
  );
  const radio = <input type="radio" name="personen" value="4" defaultChecked />;
  await open('personen=3', radio);
  expect([calculator.texts.personen, calculator.isAsked]).toEqual(['4', true]);
  cleanup();
  await open('personen=3', slider(30, 32.5));
  expect(calculator.texts.neigung).toBe('30');
  cleanup();
  await open('personen=3', slider(30, 27));
  expect(calculator.texts.neigung).toBe('27');
  cleanup();
  // The month of the values is no field.
  await open('', <input type="hidden" name="stand" defaultValue="2025-01" />);
  expect(calculator.isAsked).toBe(false);
});
