import { expect, test, vi } from 'vitest';
import { jaNein } from '../choices.ts';
import { shownValue } from './shown-value.ts';

vi.mock(import('../choices.ts'), async (original) => ({
  ...(await original()),
  formerAnswers: { vielleicht: 'Vielleicht', ja: 'Früher ja' },
}));

test('a value is shown by the kind of its field, not by its look', () => {
  expect(shownValue({ kind: 'date', label: 'Tag' }, '2026-12-03')).toBe('03.12.2026');
  expect(shownValue({ kind: 'birthDate', label: 'Tag' }, '1968-05-24')).toBe('24.05.1968');
  expect(shownValue({ kind: 'line', label: 'Zeile' }, '2026-12-03')).toBe('2026-12-03');
  const question = { kind: 'choice', label: 'Frage', choices: jaNein, look: 'words' } as const;
  expect(shownValue(question, 'ja')).toBe('Ja');
  expect(shownValue(question, 'doch')).toBe('doch');
});

test('an answer that is not offered any more is shown in its words', () => {
  const question = { kind: 'choice', label: 'Frage', choices: jaNein, look: 'words' } as const;
  expect(shownValue(question, 'vielleicht')).toBe('Vielleicht');
  expect(shownValue(question, 'ja')).toBe('Ja');
  expect(shownValue({ kind: 'line', label: 'Zeile' }, 'vielleicht')).toBe('vielleicht');
});
