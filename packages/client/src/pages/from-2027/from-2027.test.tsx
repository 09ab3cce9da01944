// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Lanes } from './lanes.tsx';
import { BegunContext, useBegun } from './use-begun.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Says() {
  return <p>{useBegun() ? 'begonnen' : 'noch nicht'}</p>;
}

test.each([
  ['2026-12-31T22:59:59.000Z', 'noch nicht'],
  ['2026-12-31T23:00:00.000Z', 'begonnen'],
])('by the visitor’s clock, in Berlin: at %s the year 2027 has %s', (now, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(render(<Says />).container.textContent).toBe(words);
});

test('the document says what the server said, or what stands in it', () => {
  const served = (begun: boolean | undefined) =>
    renderToStaticMarkup(
      <BegunContext value={begun}>
        <Says />
      </BegunContext>,
    );
  expect([served(true), served(false), served(undefined)]).toEqual([
    '<p>begonnen</p>',
    '<p>noch nicht</p>',
    '<p>noch nicht</p>',
  ]);
  document.body.innerHTML = '<div data-begun="true"></div>';
  expect([served(undefined), served(false)]).toEqual(['<p>begonnen</p>', '<p>noch nicht</p>']);
  document.body.innerHTML = '';
});

test('each rule lies over its years; words have their place in the middle where it is short', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <Lanes
        drawing={{
          heading: '',
          unit: '',
          title: 'Sätze',
          description: 'Nach Jahren',
          notes: [],
          years: { from: 2026, to: 2046, ticks: [2026, 2030, 2035, 2040, 2046] },
          lanes: [
            {
              name: 'Start 2027',
              note: 'Entwurf',
              parts: [
                { from: 2026, to: 2030, text: 'kurz', mark: 'paid' },
                { from: 2030, to: 2035, text: 'lang', mark: 'open' },
              ],
            },
          ],
        }}
      />
    </MantineProvider>,
  );
  const attributes = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found);
  expect(attributes(/<rect[^>]*x="([\d.]+%)"[^>]*width="([\d.]+%)"/g)).toEqual([
    ['0%', '20%'],
    ['20%', '25%'],
  ]);
  expect(attributes(/<text[^>]*x="([\d.]+%)"[^>]*text-anchor="(\w+)"[^>]*>([^<]+)</g)).toEqual([
    ['100%', 'end', 'Entwurf'],
    ['10%', 'middle', 'kurz'],
    ['20%', 'start', 'lang'],
    ['0%', 'start', '2026'],
    ['20%', 'middle', '2030'],
    ['45%', 'middle', '2035'],
    ['70%', 'middle', '2040'],
    ['100%', 'end', '2046'],
  ]);
});
