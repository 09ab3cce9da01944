import {
  gridConnectionBlocks,
  gridConnectionForm,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { expect, test } from 'vitest';
import { blankValues } from './form-definition.ts';
import { partStates as statesOf } from './part-states.ts';

const blank = blankValues(gridConnectionForm.fields);
const partStates = (values: typeof blank) =>
  statesOf(
    {
      parts: gridConnectionBlocks,
      table: gridConnectionForm,
      switches: gridConnectionSwitches,
    },
    values,
  );

test('each field stands in exactly one part', () => {
  const placed = gridConnectionBlocks.flatMap(({ fields }): string[] => [...fields]);
  expect(placed.toSorted()).toEqual(Object.keys(gridConnectionForm.fields).toSorted());
});

test('what an answer opens stands in the part of that answer', () => {
  for (const [answer, dependents] of Object.entries(gridConnectionSwitches)) {
    const part = gridConnectionBlocks.find(({ fields }) => fields.some((name) => name === answer));
    expect(part?.fields).toEqual(expect.arrayContaining([...dependents]));
  }
});

test('an untouched form shows how much is to do', () => {
  expect(partStates(blank)).toEqual([
    'noch 4',
    'noch 8',
    'nicht nötig',
    'nicht nötig',
    'freiwillig',
  ]);
});

test('a part is complete with its last mandatory field; spaces do not count', () => {
  const filled = { ...blank, strasse: 'Am Rebhang', hausnummer: '1', plz: '01665', ort: ' ' };
  expect(partStates(filled)[0]).toBe('noch 1');
  expect(partStates({ ...filled, ort: 'Klipphausen' })[0]).toBe('vollständig');
});

test('the part that nobody has to expand shows how much is in it', () => {
  expect(partStates({ ...blank, modulAnzahl: '24' })[4]).toBe('1 Angabe');
  expect(partStates({ ...blank, modulAnzahl: '24', flur: '3', modulTyp: ' ' })[4]).toBe(
    '2 Angaben',
  );
});

test('„ja“ opens a part', () => {
  expect(partStates({ ...blank, eigenAbweichend: 'ja' })[3]).toBe('freiwillige Angaben');
});
