import { expect, test } from 'vitest';
import { aboutOf } from './about.ts';
import type { StoredSubmission } from './find-submissions.ts';

const aboutMessage = (message: string) =>
  aboutOf({ kind: 'contact', contactMessage: { message } } as StoredSubmission);

test('a message stands in one line of the list, and is cut where that is too long', () => {
  expect(aboutMessage(' Guten Tag,\r\n\r\n\tgeht das? ')).toBe('„Guten Tag, geht das?“');
  expect(aboutMessage('x'.repeat(160))).toBe(`„${'x'.repeat(160)}“`);
  expect(aboutMessage(`${'x'.repeat(159)} y`)).toBe(`„${'x'.repeat(159)}…“`);
  expect(aboutMessage(' \n')).toBe('');
});
