import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, type DataTableProps } from './data-table.tsx';

test('where the head is not seen, each cell bears the head of its own column', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <DataTable
        caption="Anlagen"
        head={['Anlage', 'Größe', 'Preis 2024–26', 'Speicher']}
        rows={[['Freital', '10 kWp', '1.400–1.600 €', 'ohne']]}
      />
    </MantineProvider>,
  );
  const labels = [...html.matchAll(/<td data-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(['Größe', 'Preis 2024\u2060–\u206026', 'Speicher']);
});

const word = 'x'.repeat(12);
const wide = 'x'.repeat(36);
/** Together 48 characters. */
const pairs = [`${word} ${word}`, `${word}-${word.slice(2)}`];

/** The table's markup. */
const shown = (table: Partial<DataTableProps>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DataTable caption="Anlagen" head={['a', 'b', 'c']} rows={[]} {...table} />
    </MantineProvider>,
  );
const stackedAs = (table: Partial<DataTableProps>) =>
  /data-stacked="(\w+)"/.exec(shown(table))?.[1];

test.each<[string, Partial<DataTableProps>, string | undefined]>([
  ['two columns, however wide', { head: ['a', 'b'], rows: [[wide, wide]] }, undefined],
  ['three words that just have room', { rows: [[word, word, word]] }, undefined],
  ['three of which one is too long', { rows: [[word, word, `${word}x`]] }, 'names'],
  ['cells that take two lines', { rows: [[...pairs, `${word} ${word.slice(1)}`]] }, undefined],
  ['cells that take a third', { rows: [[...pairs, `${word} ${word}`]] }, 'names'],
  [
    'four whose cells have room below the name',
    { head: ['a', 'b', 'c', 'd'], rows: [[word, word, word, word]] },
    'names',
  ],
  [
    'four whose cells have not',
    { head: ['a', 'b', 'c', 'd'], rows: [[word, word, word, `${word}x`]] },
    'labels',
  ],
  ['numbers, however many', { numeric: true, rows: [[wide, wide, wide]] }, undefined],
])('on a phone this is above the cells of a row: %s', (_, table, stacked) => {
  expect(stackedAs(table)).toBe(stacked);
});

test('a last row that sums up the others is marked', () => {
  const isMarked = (table: Partial<DataTableProps>) => shown(table).includes('data-summed');
  expect([isMarked({}), isMarked({ summed: true })]).toEqual([false, true]);
});

test('what is short stays on one line, and a sentence among many columns has a line of its own', () => {
  const short = (head: string[], cells: string[]) =>
    [...shown({ head, rows: [['', ...cells]] }).matchAll(/<td[^>]*>/g)].map(([cell]) => [
      cell.includes('data-short'),
      cell.includes('--cell:100%'),
    ]);
  const three = ['a', 'b', 'c'];
  expect(short(three, ['x'.repeat(18), 'x'.repeat(40)])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(short(three, ['x'.repeat(19), ''])[0]).toEqual([false, false]);
  expect(short([...three, 'd'], ['x'.repeat(8), 'x'.repeat(9), 'x'.repeat(40)])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(short([...three, 'd'], ['', '', 'x'.repeat(39)])[2]).toEqual([false, false]);
});
