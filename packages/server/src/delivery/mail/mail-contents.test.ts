import { additionWords } from '@rebhang-solar/content/mails/addition';
import { alertTexts, alertWords } from '@rebhang-solar/content/mails/alert';
import { codeWords } from '@rebhang-solar/content/mails/code';
import { digestWords } from '@rebhang-solar/content/mails/digest';
import { morningWords } from '@rebhang-solar/content/mails/morning';
import { newRequestWords } from '@rebhang-solar/content/mails/new-request';
import { withdrawalWords } from '@rebhang-solar/content/mails/withdrawal';
import { expect, test } from 'vitest';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import type { StoredRequest } from '../../requests/stored-requests.ts';
import { requestActions, requestLine } from './about-request.ts';
import { additionMail } from './addition.ts';
import { alertMail } from './alert.ts';
import { codeMail } from './code.ts';
import { digestMail } from './digest.ts';
import type { MailContent } from './mail-content.ts';
import { morningMail } from './morning.ts';
import { newRequestMail } from './new-request.ts';
import { noticeMail } from './notice.ts';
import { mailToOffice } from './outgoing-mail.ts';
import { renderMail } from './render-mail.ts';
import { withdrawalMail } from './withdrawal.ts';

const sender = { name: 'Eva', email: 'eva@x.example', phone: '0351 98765' };
const stored = (contactMessage: object, more: object = {}) =>
  ({
    kind: 'consultation',
    reference: 'PV-7K3M-Q9XD-0001',
    receivedAt: new Date('2026-11-24T09:00:00Z'),
    contactMessage: { ...sender, ...contactMessage },
    ...more,
  }) as StoredSubmission;

const textOf = (content: MailContent | undefined) => (content ? renderMail(content).text : '');

test('whoever left no number or no address is neither called nor written to', () => {
  const hrefs = (contactMessage: object) => {
    const part = requestActions(stored(contactMessage), undefined);
    return part.type === 'actions' && part.links.map(({ href }) => href.split(':')[0]);
  };
  expect(hrefs({})).toEqual(['tel', 'mailto']);
  expect(hrefs({ phone: ' ' })).toEqual(['mailto']);
  expect(hrefs({ email: '' })).toEqual(['tel']);
  const { value, href } = requestLine(stored({ phone: ' ' }), undefined, undefined);
  expect([value, href]).toEqual([sender.email, `mailto:${sender.email}`]);
  expect(requestLine(stored({ phone: '', email: '' }), undefined, undefined).href).toBeUndefined();
});

test('a mail about somebody without an address is answered to nobody', () => {
  const addresses = { from: 'w@x.example', company: { consultation: ['b@x.example'] } };
  const replyTo = (email: string) =>
    mailToOffice(
      { sender: '', subject: '', parts: [] },
      stored({ email }),
      addresses as Parameters<typeof mailToOffice>[2],
    ).replyTo;
  expect(replyTo(sender.email)).toBe(sender.email);
  expect(replyTo('')).toBeUndefined();
});

test('the office reads of a correction what stands there now, and that no time suits any more', () => {
  const steps = [
    { type: 'corrected' as const, field: 'phone' },
    { type: 'times' as const, note: null },
  ];
  const text = textOf(additionMail(stored({}), { steps, photographs: [] }, undefined));
  expect(text).toContain(`${additionWords.phone}: ${sender.phone}\n`);
  expect(text).toContain(`${additionWords.times}: ${additionWords.noTimes}\n`);
  expect(text).not.toContain(additionWords.email);
  expect(text).not.toContain(additionWords.whoHasLink);
});

test('photographs that came by the link alone are counted apart, with what that means', () => {
  const photographs = [
    { byLink: false, count: 2 },
    { byLink: true, count: 3 },
  ];
  const text = textOf(additionMail(stored({}), { steps: [], photographs }, undefined));
  expect(text).toContain(`${additionWords.photographs}: 2\n`);
  expect(text).toContain(`${additionWords.byLink(additionWords.photographs)}: 3\n`);
  expect(text).toContain(additionWords.whoHasLink);
});

test('an alert says what to do, its end that nothing is', () => {
  const facts = { hours: 40, outcome: 'failed' } as const;
  const alert = textOf(alertMail({ cause: 'backup', facts, isOver: false }, 'https://x.example'));
  expect(alert).toContain(alertTexts.backup.advice);
  expect(alert).toContain(`${alertWords.facts.hours}: 40\n`);
  expect(alert).toContain(`${alertWords.facts.outcome}: ${alertWords.outcomes.failed}\n`);
  const over = textOf(alertMail({ cause: 'backup', facts: {}, isOver: true }, 'https://x.example'));
  expect(over).toContain(alertWords.overText);
  expect(over).not.toContain(alertTexts.backup.advice);
});

test('a digest names the promised time of what is new, and not of what was only added to', () => {
  const since = new Date('2026-11-24T10:00:00Z');
  const promised = morningWords.until('');
  const textFor = (more: object) => textOf(digestMail([stored({}, more)], undefined));
  expect(textFor({ digestMail: 'waiting' })).toContain(promised);
  expect(textFor({ digestMail: 'waiting' })).not.toContain(` · ${digestWords.added}`);
  const added = textFor({ digestMail: 'sent', additionWaitsSince: since });
  expect(added).not.toContain(promised);
  expect(added).toContain(` · ${digestWords.added} · `);
});

test('a morning list says what was agreed for a time, else until when an answer is promised', () => {
  const listedAt = new Date('2026-11-24T13:00:00Z');
  const textFor = (status: object) => {
    const request = { submission: stored({}), status: { folder: 'open', listedAt, ...status } };
    const none = {
      overdue: [],
      undelivered: [],
      new: [],
      forgotten: [],
      moreForgotten: 0,
      waiting: 0,
      givenUp: 0,
      allDone: 0,
    };
    return textOf(
      morningMail(
        { ...none, dueToday: [request as unknown as StoredRequest] },
        listedAt,
        undefined,
      ),
    );
  };
  const moment = 'Dienstag, 24.11., 14:00 Uhr';
  expect(textFor({ state: 'new' })).toContain(morningWords.until(moment));
  const until = listedAt;
  expect(textFor({ state: 'appointment', until })).toContain(morningWords.appointment(moment));
  expect(textFor({ state: 'notReached', until })).toContain(morningWords.callAgain(moment));
  const followUp = { followUpOn: '2026-11-24', listedAt: new Date('2026-11-24T22:59:00Z') };
  const said = textFor({
    state: 'appointment',
    until: new Date('2026-11-30T13:00:00Z'),
    ...followUp,
  });
  expect(said).toContain(morningWords.followUp('Dienstag, 24. November'));
  expect(textFor({ state: 'waiting', isUntimed: true })).not.toContain('24.11.,');
});

test('a notice names all that was corrected, as a sentence does', () => {
  const notice = { kind: 'contact', reference: 'PV-1', about: 'corrected' } as const;
  const said = (...fields: ('phone' | 'email' | 'address')[]) =>
    textOf(noticeMail({ ...notice, fields }));
  expect(said('phone')).toContain(': Telefonnummer.');
  expect(said('phone', 'email', 'address')).toContain(
    ': Telefonnummer, E-Mail-Adresse und Adresse.',
  );
});

test('only where an appointment was agreed the office is asked to call it off', () => {
  expect(textOf(withdrawalMail('PV-1', true))).toContain(withdrawalWords.callOff);
  expect(textOf(withdrawalMail('PV-1', false))).not.toContain(withdrawalWords.callOff);
});

test('a code that opens a page says so, and not that somebody knows a number that was never given', () => {
  for (const opens of [true, false]) {
    const text = textOf(codeMail({ kind: 'contact', reference: 'PV-1' }, '012345', 10, opens));
    expect(text).toContain(codeWords.text(opens, 10));
    expect(text).toContain(codeWords.notYou(opens));
    expect(text).toContain(`${codeWords.code}: 012345\n`);
  }
});

test('a mail says what it leaves out only where that was given, and leads to a desk only where there is one', () => {
  const textWith = (desk: string | undefined, geburtsdatum = '1968-05-24') => {
    const gridConnection = { geburtsdatum, anEmail: '', anTelefon: '' };
    const grid = { ...stored({}), kind: 'gridConnection', contactMessage: null, gridConnection };
    return textOf(newRequestMail(grid as unknown as StoredSubmission, desk));
  };
  expect(textWith(undefined)).toContain(newRequestWords.keptBack);
  expect(textWith(undefined)).not.toContain(newRequestWords.keptAtDesk);
  expect(textWith('https://buero.x.example')).toContain(newRequestWords.keptAtDesk);
  expect(textWith(undefined, '')).not.toContain(newRequestWords.keptBack);
});
