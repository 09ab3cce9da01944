import { formTexts } from '@rebhang-solar/content/forms/shared';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import { expect, test } from 'vitest';
import { headingOf, ownPageHead } from './own-page-head.ts';
import { now, view } from './testing/view.ts';

const { receipt } = formTexts;
const person = peopleOfForms[view.kind]?.name;

const headed = (part: Partial<OwnPageView>) =>
  headingOf({ answer: { shows: 'request', view: { ...view, ...part } }, now }).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

test.each<[string, Partial<OwnPageView>]>([
  [receipt.until('heute bis 14:20 Uhr', person), {}],
  [
    receipt.until('bis Donnerstag, 26. November, 9:05 Uhr', person),
    { dueAt: '2026-11-26T08:05:00.000Z' },
  ],
  [receipt.arrived(person), { dueAt: null }],
  ['Wir sind Ihnen eine Antwort schuldig', { dueAt: '2026-11-24T10:11:00.000Z' }],
  ['Wir sind Ihnen eine Antwort schuldig', { dueAt: now, state: 'taken' }],
  [receipt.until('morgen bis 0:00 Uhr', person), { dueAt: '2026-11-24T23:00:00.000Z' }],
  ['Sie hören heute bis 14:20 Uhr von Anna Vogel', { state: 'taken', holder: 'Anna Vogel' }],
  [
    'Anna Vogel kümmert sich um Ihre Anfrage',
    { state: 'taken', holder: 'Anna Vogel', firstContactAt: '2026-11-24T09:00:00.000Z' },
  ],
  [
    'Wir haben Sie heute um 10:20 Uhr nicht erreicht',
    { state: 'notReached', attempts: 1, firstContactAt: '2026-11-24T09:20:00.000Z' },
  ],
  [
    'Wir haben Sie noch nicht erreicht',
    { state: 'notReached', attempts: 2, firstContactAt: '2026-11-24T09:20:00.000Z' },
  ],
  [
    'Wir haben Sie gestern um 23:59 Uhr nicht erreicht',
    { state: 'notReached', attempts: 1, firstContactAt: '2026-11-23T22:59:00.000Z' },
  ],
  ['Ihr Termin ist vereinbart', { state: 'appointment' }],
  [
    'Ihr Termin ist morgen um 9:00 Uhr',
    { state: 'appointment', until: '2026-11-25T08:00:00.000Z' },
  ],
  ['Wir warten auf Sie', { state: 'waiting' }],
  ['Ihre Anfrage ist beantwortet', { state: 'answered' }],
  ['Aus Ihrer Anfrage ist ein Auftrag geworden', { state: 'order' }],
  ['Ihre Anfrage ist abgeschlossen', { state: 'closed' }],
])('„%s“', (heading, part) => {
  expect(headed(part)).toBe(heading);
});

test('the title names a mistake first, and the page is not indexed', () => {
  const problem = { form: 'oeffnen', field: 'ziffern', message: '…', values: {} } as const;
  const head = ownPageHead({ answer: { shows: 'request', view: { ...view, problem } }, now });
  expect(head.title.startsWith(`Fehler: ${receipt.until('heute', person)}`)).toBe(true);
  expect(head).toMatchObject({ robots: 'noindex' });
  expect(head.path).toBeUndefined();
});

test('what lies below its address has a title of its own, a mistake in the question for the link first', () => {
  const asked = { shows: 'ask', isSent: false, values: { vorgangsnummer: '', email: '' } } as const;
  const order = { ...view, opened: { canWithdraw: false } as OwnPageView['opened'] };
  expect(headingOf({ answer: { shows: 'withdraw', view }, now })).toBe(ownPage.withdraw.question);
  expect(headingOf({ answer: { shows: 'withdraw', view: order }, now })).toBe(
    ownPage.withdraw.orderTitle,
  );
  const titled = (isSent: boolean, errors: { email?: string }) =>
    ownPageHead({ answer: { ...asked, isSent, errors }, now }).title;
  expect(titled(true, {})).toBe(ownPage.asked.title);
  expect(titled(false, {})).toBe(ownPage.ask.title);
  expect(titled(false, { email: '…' })).toBe(`Fehler: ${ownPage.ask.title}`);
});
