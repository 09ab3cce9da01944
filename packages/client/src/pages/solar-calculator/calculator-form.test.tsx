import { MantineProvider } from '@mantine/core';
import { lastBeforeReform } from '@rebhang-solar/calculator/law/regime';
import { valuesAsOf } from '@rebhang-solar/calculator/market';
import { parseQuery } from '@rebhang-solar/calculator/query/query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalculatorForm } from './calculator-form.tsx';
import { fieldTexts } from './format-answer.ts';

/** The form of an address, in the size that is named for its house. @param more what has been typed since */
function form(address: string, more: Partial<ReturnType<typeof fieldTexts>> = {}): string {
  const parsed = parseQuery(new URLSearchParams(address));
  const { query, mistakes, typed } = parsed;
  return renderToStaticMarkup(
    <MantineProvider>
      <CalculatorForm
        formRef={{ current: null }}
        parsed={parsed}
        sized={{ ...query, kwp: query.kwp ?? 10, speicher: query.speicher ?? 5 }}
        texts={{ ...fieldTexts(query, typed), ...more }}
        mistakes={mistakes}
        isLive={false}
        roof={undefined}
        onText={() => {}}
        onSubmit={() => {}}
      />
    </MantineProvider>,
  ).replaceAll(/[\u00A0\u202F]/g, ' ');
}

const startsOf = (address: string) => {
  const [select = ''] = /<select[^>]*name="start".*?<\/select>/s.exec(form(address)) ?? [];
  return [...select.matchAll(/value="(\d{4}-\d\d)"( selected="")?/g)];
};

test('a start can be chosen where the tariff changes, in the last month of today’s law, and as a link names it', () => {
  const months = startsOf('start=2027-05').map(([, month]) => month);
  expect(months).toEqual([...new Set(months)].sort());
  expect(months).toEqual(expect.arrayContaining(['2026-02', '2026-08', '2027-05']));
  expect(months.includes(lastBeforeReform)).toBe(valuesAsOf <= lastBeforeReform);
  expect(startsOf('start=2027-05').filter(([, , isChosen]) => isChosen)).toHaveLength(1);
  expect(startsOf('').map(([, month]) => month)).not.toContain('2027-05');
});

const openGroups = (html: string) =>
  [...html.matchAll(/<details[^>]* open="".*?<strong>(.*?)<\/strong>/gs)].map(([, name]) => name);

test.each([
  ['', []],
  ['horizontw=90', ['Dach und Anlage']],
  ['flaeche=30&kwp=20', ['Dach und Anlage']],
  ['jaz=0', ['Haus']],
  ['budget=viel', ['Geld']],
  ['start=bald', ['Start']],
  ['verbrauch=450000', []],
])(
  'of „%s“ the groups %j open by themselves, as what is wrong stands in them',
  (address, names) => {
    expect(openGroups(form(address))).toEqual(names);
  },
);

test('each mistake is listed with a link to a control that is there', () => {
  const html = form('verbrauch=450000&richtung=oben&personen=9&jaz=0&horizontno=90&start=bald');
  const targets = [...html.matchAll(/href="#(rechner-\w+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(6);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
});

const attribute = (html: string, name: string, which: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`)
    .exec(html)?.[0]
    .match(new RegExp(`${which}="([^"]*)"`))?.[1];

test('where a field is left open, what is taken for this house stands in it', () => {
  const html = form('haustyp=reihenhaus');
  const shown = ['flaeche', 'kwp', 'speicher', 'preispv', 'preisspeicher', 'marktwert', 'jaz'];
  expect(shown.map((name) => attribute(html, name, 'placeholder'))).toEqual([
    '30',
    '10',
    '5',
    '1.400',
    '600',
    '1,5',
    undefined,
  ]);
});

test('the law that is looked at goes along when the form is sent without our script', () => {
  expect(attribute(form('gesetz=heute'), 'gesetz', 'value')).toBe('heute');
  expect(form('personen=4')).not.toContain('name="gesetz"');
});

test('persons are chosen only while no consumption is typed in their place', () => {
  const chosen = (html: string) =>
    html.match(/<input[^>]*name="personen"[^>]*>/g)?.filter((radio) => radio.includes('checked'));
  expect(chosen(form('personen=3'))).toHaveLength(1);
  expect(chosen(form('personen=3', { verbrauch: '2000' }))).toEqual([]);
});

test('a second plane has fields of its own once it has a direction', () => {
  expect(form('richtung2=ost')).toContain('name="flaeche2"');
  expect(form('')).not.toContain('name="flaeche2"');
});

test.each([
  ['auto=12000', '5.000 kWh · 12.000 km · keine Wärmepumpe'],
  ['waerme=9000&personen=2', '2.800 kWh · kein E-Auto · 9.000 kWh'],
  ['preis=30', '30 ct/kWh · Preise von heute'],
  ['preispv=1300', '32,5 ct/kWh · 1.300 €/kWp'],
  ['neigung=45', '45° · 10 kWp · 5 kWh'],
  ['start=2026-08&einspeisung=nichts', 'August 2026 · Nichts'],
])('closed, the groups of „%s“ name what is taken', (address, values) => {
  expect(form(address)).toContain(`>${values}<`);
});

test.each([
  ['neigung', '0', '60', '5', '30', '30°'],
  ['kwp', '2', '30', '0.5', '10', '10 kWp'],
  ['jaz', '2', '6', '0.1', '3.5', '3,5'],
  ['preisanstieg', '-1', '3', '0.5', '1.5', '1,5 %'],
  // What is left open stands where it is taken, or at the least.
  ['preis', '15', '60', '0.5', '32.5', '32,5 ct/kWh'],
  ['budget', '3000', '100000', '500', '3000', '3.000 €'],
])('the slider of %s moves from %s to %s by %s', (field, min, max, step, value, words) => {
  const [slider = ''] =
    new RegExp(`<input type="range"[^>]*data-field="${field}"[^>]*>`).exec(
      form('waerme=9000&jaz=3.5&preisanstieg=1.5'),
    ) ?? [];
  const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(slider)?.[1];
  expect(['min', 'max', 'step', 'value', 'aria-valuetext'].map(of)).toEqual([
    min,
    max,
    step,
    value,
    words,
  ]);
  // Before our script it would move and change nothing.
  expect(slider).toContain('data-scripted');
  expect(of('aria-label')).toBeTruthy();
});

test('of a consumption with zeros too many the first four figures are proposed', () => {
  expect(form('verbrauch=450000')).toContain('4.500 kWh gemeint? Übernehmen');
  expect(form('verbrauch=100')).not.toContain('gemeint?');
});
