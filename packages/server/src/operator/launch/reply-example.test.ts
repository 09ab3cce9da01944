import { expect, test } from 'vitest';
import { wrongReplyExample } from './reply-example.ts';

test('the example of the promised time is what a request would be promised', () => {
  expect(wrongReplyExample()).toEqual([]);
});

test('one that promises another day is named with the right one', () => {
  const [mistake] = wrongReplyExample(
    'Schreiben Sie am Freitag um 13 Uhr, hören Sie bis Freitag, 14 Uhr, von uns.',
  );
  expect(mistake).toMatch(
    /hours\.ts: replyExample ist ".*"\. Erwartet wird nach replyWithin und officeHours „\p{L}+tag, \d+ Uhr“\./u,
  );
});

test('words without two times are taken as they are', () => {
  expect(wrongReplyExample('Am nächsten Tag.')).toEqual([]);
});
