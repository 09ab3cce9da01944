import { expect, test, vi } from 'vitest';
import { wrongReplyExample } from './reply-example.ts';

vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company, ...rest } =
    await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const { knownOffice } = await import('../../testing/known-hours.ts');
  return { ...rest, company: { ...company, ...knownOffice } };
});
vi.mock('@rebhang-solar/content/replies-within', () => import('../../testing/known-hours.ts'));

const example = (from: string, until: string) =>
  `Schreiben Sie am ${from}\u00A0Uhr, hören Sie bis ${until}\u00A0Uhr, von uns.`;

test.each([
  ['Montag um 10', 'Dienstag, 10'],
  ['Dienstag um 10', 'Mittwoch, 10'],
  ['Mittwoch um 11', 'Donnerstag, 11'],
  ['Samstag um 13', 'Montag, 13'],
  // Behind the closing of Saturday the hours begin on Monday at eight, and end with its closing.
  ['Samstag um 15', 'Montag, 18'],
  ['Sonntag um 9', 'Montag, 18'],
  ['Freitag um 16', 'Samstag, 14'],
])('of a request of %s the office is to be heard until %s', (from, until) => {
  expect(wrongReplyExample(example(from, until))).toEqual([]);
  const wrong = example(from, 'Donnerstag, 7');
  expect(wrongReplyExample(wrong)).toEqual([
    `packages/content/src/company/hours.ts: replyExample ist ${JSON.stringify(wrong)}. Erwartet wird nach replyWithin und officeHours „${until} Uhr“.`,
  ]);
});

test('the right day with another hour is wrong, and so is the right hour of another day', () => {
  for (const until of ['Montag, 14', 'Dienstag, 13'])
    expect(wrongReplyExample(example('Samstag um 13', until))).toHaveLength(1);
});
