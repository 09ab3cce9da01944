import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from '../testing/fixtures.ts';
import { contactPayload, gridConnectionPayload } from '../testing/payloads.ts';

/** Any text a client can send, the broken ones included. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\uFFFD',
    '\r\nBcc: x@y.de',
    '\u202E',
    "'; drop table users; --",
    '👩‍👩‍👧',
  ),
);

test('whatever is accepted is stored as it was, whatever is not is a 400', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: anyText, phone: anyText, message: anyText }),
      async (texts) => {
        const response = await site.post('/api/contact', { ...contactPayload, ...texts });
        const answer = (await response.json()) as { reference?: string; errors?: object };
        expect([201, 400]).toContain(response.status);
        if (response.status === 400) {
          expect(Object.keys(answer.errors ?? {}).length).toBeGreaterThan(0);
          return;
        }
        const [row] = await database.query(
          `select c.name, c.phone, c.message from contact_messages c
           join submissions s on s.contact_message_id = c.id where s.reference = $1`,
          [answer.reference],
        );
        // A message with the marker is a maintenance request, and has its own rules.
        expect(row).toEqual(texts);
      },
    ),
    { numRuns: 150 },
  );
});

test('a closed block takes nothing, an open one everything', async ({ startSite }) => {
  const site = await startSite();
  const questions = Object.keys(gridConnectionSwitches) as (keyof typeof gridConnectionSwitches)[];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...questions),
      fc.constantFrom('ja', 'nein', '', undefined),
      fc.boolean(),
      async (question, answer, isFilled) => {
        const dependents = gridConnectionSwitches[question].map((field) => [
          field,
          isFilled ? gridConnectionPayload[field] : '',
        ]);
        const response = await site.post('/api/netzanschluss-daten', {
          ...gridConnectionPayload,
          ...Object.fromEntries(dependents),
          [question]: answer,
        });
        const isRefused = isFilled && answer !== 'ja';
        expect(response.status).toBe(isRefused ? 400 : 201);
      },
    ),
    { numRuns: 40 },
  );
});
