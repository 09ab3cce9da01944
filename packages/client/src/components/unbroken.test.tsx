import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test.each([
  ['Nach 1–3 Tagen', ['1–3']],
  ['per E-Mail oder PV-Anlage', ['E-Mail', 'PV-Anlage']],
  ['der Ost-West-Dächer', ['Ost-West']],
  ['eine Photovoltaik-Anlage', []],
  ['Ertrag – und Preis', ['Ertrag –']],
  ['Ertrag –, Preis', ['Ertrag –']],
  ['von 8 bis 9', []],
])('a line does not end within %s', (text, held) => {
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  const spans = [...html.matchAll(/<span class="unbroken">(.*?)<\/span>/g)];
  expect(spans.map(([, words]) => words)).toEqual(held);
  // What is copied and searched is the text as it was.
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
});
