import { company } from '@rebhang-solar/content/company-in-texts';
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
import { handOverMail } from './hand-over.ts';
import { latePdfMail } from './late-pdf.ts';
import { lostLinkMail } from './lost-link.ts';
import type { MailContent } from './mail-content.ts';
import { morningMail } from './morning.ts';
import { newRequestMail } from './new-request.ts';
import { notReachedMail } from './not-reached.ts';
import { noticeMail } from './notice.ts';
import { mailOf, mailToOffice, mailToVisitor, replyToVisitor } from './outgoing-mail.ts';
import { renderMail } from './render-mail.ts';
import { signInMail } from './sign-in.ts';
import { testMail } from './test-mail.ts';
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

test.each([
  ['phone', additionWords.phone, sender.phone],
  ['email', additionWords.email, sender.email],
  ['address', additionWords.address, 'Am Hang 3, 01662 Meißen'],
])('of a corrected %s alone the office reads what stands there now', (field, label, value) => {
  const steps = [{ type: 'corrected' as const, field }];
  const submission = stored({ address: 'Am Hang 3, 01662 Meißen' });
  const text = textOf(additionMail(submission, { steps, photographs: [] }, undefined));
  const { phone, email, address } = additionWords;
  const lines = text.split('\n').filter((line) => {
    return [phone, email, address].some((one) => line.startsWith(`${one}: `));
  });
  expect(lines).toEqual([`${label}: ${value}`]);
  expect(text).toContain(additionWords.text('PV-7K3M-Q9XD-0001'));
});

test('what came by the link alone stands apart, photographs counted, with what that means', () => {
  const photographs = [
    { byLink: false, count: 2 },
    { byLink: true, count: 3 },
  ];
  const text = textOf(additionMail(stored({}), { steps: [], photographs }, undefined));
  expect(text).toContain(`${additionWords.photographs}: 2\n`);
  expect(text).toContain(`${additionWords.byLink(additionWords.photographs)}: 3\n`);
  expect(text).toContain(additionWords.whoHasLink);
  const remark = { type: 'remark' as const, note: 'Bitte bald.', byLink: true };
  const said = textOf(additionMail(stored({}), { steps: [remark], photographs: [] }, undefined));
  expect(said).toContain(`${additionWords.byLink(additionWords.remark)}: Bitte bald.\n`);
  expect(said).toContain(additionWords.whoHasLink);
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
  expect(textOf(withdrawalMail('PV-1', false))).toContain(withdrawalWords.text('PV-1'));
  expect(textOf(withdrawalMail('PV-1', false))).toContain(withdrawalWords.erase('PV-1'));
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

test('in the office’s mail nothing stands without a value, nor a consent that nobody was asked for', () => {
  const labels = (contactMessage: object, more: object) => {
    const text = textOf(newRequestMail(stored(contactMessage, more), undefined));
    return text.match(/^(Adresse|Einwilligung|Fassung)(?=.*: )/gm);
  };
  const asked = { consentAt: new Date('2026-11-24T09:00:00Z'), privacyVersion: '2026-11' };
  expect(labels({ address: 'Am Hang 3' }, asked)).toEqual(['Adresse', 'Einwilligung', 'Fassung']);
  expect(labels({ address: ' ' }, { consentAt: null, privacyVersion: null })).toBeNull();
});

const noRequests = {
  overdue: [],
  dueToday: [],
  undelivered: [],
  new: [],
  forgotten: [],
  moreForgotten: 0,
  waiting: 0,
  givenUp: 0,
  allDone: 0,
};
const morning = new Date('2026-11-24T06:00:00Z');
const listed = (more: object = {}, status: object = {}) =>
  ({
    submission: stored({}, more),
    status: { folder: 'open', state: 'new', isUntimed: true, listedAt: morning, ...status },
  }) as unknown as StoredRequest;

test('a morning on which there is nothing to read has no mail; whatever there is makes one', () => {
  const deskUrl = 'https://buero.x.example';
  expect(morningMail({ ...noRequests, moreForgotten: 3 }, morning, deskUrl)).toBeUndefined();
  const said = (more: object) => textOf(morningMail({ ...noRequests, ...more }, morning, deskUrl));
  expect(said({ waiting: 1 })).toContain('1 E-Mail wartet noch auf den Versand.');
  expect(said({ waiting: 2 })).toContain('2 E-Mails warten noch auf den Versand.');
  expect(said({ givenUp: 1 })).toContain('1 E-Mail ist nach vielen Versuchen');
  expect(said({ givenUp: 3 })).toContain('3 E-Mails sind nach vielen Versuchen');
  expect(said({ allDone: 1 })).toContain('1 Anfrage ist seit der letzten Liste erledigt');
  expect(said({ allDone: 4 })).toContain('4 Anfragen sind seit der letzten Liste erledigt');
  expect(said({ allDone: 1 })).not.toContain(morningWords.done);
  expect(said({ allDone: 1 })).toContain(`${morningWords.openDesk}: ${deskUrl}\n`);
  expect(said({ new: [listed()] })).toContain(morningWords.done);
  expect(said({ forgotten: [listed()] })).not.toContain('weiter unten');
});

test('a morning list has its groups in their order, and of what was forgotten when it came and how many more there are', () => {
  const content = morningMail(
    {
      ...noRequests,
      forgotten: [listed()],
      moreForgotten: 1,
      overdue: [listed({ reference: 'PV-1' }, { holder: 'Jens Roth' })],
      new: [listed({ reference: 'PV-2', suspicion: 'too-fast' })],
    },
    morning,
    undefined,
  );
  expect(content?.subject).toBe('Anfragen von Dienstag, 24. November');
  const text = textOf(content);
  expect(text.match(/^(ÜBERFÄLLIG|HEUTE|NEU|SEIT|Und).*$/gm)).toEqual([
    'ÜBERFÄLLIG',
    'NEU SEIT DER LETZTEN LISTE',
    'SEIT ZWEI BÜROTAGEN NICHTS GESCHEHEN',
    'Und eine weitere, im Büro weiter unten.',
  ]);
  const line = (...parts: string[]) => `Eva: 0351 98765\n  ${parts.join(' · ')}\n`;
  expect(text).toContain(line('Beratungsanfrage', 'bei Jens Roth', 'PV-1'));
  expect(text).toContain(line('Beratungsanfrage', 'Verdacht auf Spam', 'PV-2'));
  expect(text).toContain(
    line('Beratungsanfrage', 'eingegangen am 24.11.2026', 'PV-7K3M-Q9XD-0001'),
  );
  expect(text).not.toContain(morningWords.done);
  expect(text).not.toContain(morningWords.openDesk);
});

test('a digest counts its requests, says both what was promised and that something was added, and leads to the desk', () => {
  const deskUrl = 'https://buero.x.example';
  const both = stored({}, { digestMail: 'waiting', additionWaitsSince: morning });
  expect(digestMail([both], deskUrl).subject).toBe('Sammel-E-Mail: 1 Anfrage');
  expect(digestMail([both, both], deskUrl).subject).toBe('Sammel-E-Mail: 2 Anfragen');
  const text = textOf(digestMail([both], deskUrl));
  expect(text).toMatch(
    / · zugesagt bis [^·]+ · ergänzt · PV-7K3M-Q9XD-0001 · Anfrage öffnen: https:/,
  );
  expect(text).toContain(`${deskUrl}/anfragen/PV-7K3M-Q9XD-0001\n`);
  expect(text).toContain(digestWords.more);
  expect(textOf(digestMail([both], undefined))).not.toContain(digestWords.more);
});

test('a subject begins with who it is from, behind the mark of what looks like spam', () => {
  const subject = (more: object = {}) => newRequestMail(stored({}, more), undefined).subject;
  expect(subject()).toBe('Eva: Beratungsanfrage PV-7K3M-Q9XD-0001');
  expect(subject({ suspicion: 'only-link' })).toBe(
    '[Verdacht auf Spam] Eva: Beratungsanfrage PV-7K3M-Q9XD-0001',
  );
  const text = textOf(newRequestMail(stored({}, { suspicion: 'only-link' }), undefined));
  expect(text).toContain('Verdacht auf Spam: Die Nachricht enthält nichts als Links.\n');
  expect(textOf(newRequestMail(stored({}), undefined))).not.toContain('Spam');
  expect(latePdfMail(stored({})).subject).toMatch(/^Eva: Beratungsanfrage PV-7K3M-Q9XD-0001 – /);
  expect(textOf(latePdfMail(stored({})))).toMatch(/^Eva\n/);
});

test('a colleague reads from whom a request comes, and the sentence with it where there is one', () => {
  const mail = (note: string | undefined) =>
    handOverMail(stored({}), 'Anna Berger', note, 'https://buero.x.example');
  expect(mail('').subject).toBe('Für Sie: Eva: Beratungsanfrage PV-7K3M-Q9XD-0001');
  const text = textOf(mail('Bitte bald.'));
  expect(text).toContain('Anna Berger hat Ihnen die Anfrage PV-7K3M-Q9XD-0001 weitergegeben.');
  expect(text).toContain('Dazu: Bitte bald.\n');
  expect(text).toContain('https://buero.x.example/anfragen/PV-7K3M-Q9XD-0001\n');
  expect(textOf(mail(undefined))).not.toContain('Dazu');
});

const visited = { kind: 'contact', reference: 'PV-1' } as const;
const page = 'https://x.example/anfrage/T';

test('a lost link leads to the page, and whom nobody has reached to the times on it', () => {
  const lost = textOf(lostLinkMail(visited, page));
  expect(lost).toMatch(/^Guten Tag,\n/);
  expect(lost).toContain(`Anfrage ansehen: ${page}\n`);
  expect(lost).toContain('Sie haben nichts angefordert? Dann müssen Sie nichts tun.');
  const missed = textOf(notReachedMail(visited, page));
  expect(missed).toContain(`Zeiten wählen: ${page}#zeiten\n`);
  expect(missed).toContain(`ein:\n${page}#zeiten\n`);
  expect(missed).toContain('Vorgangsnummer: PV-1\n');
  expect(missed).toContain('oder rufen Sie uns an: ');
});

test('an alert and its end are told apart by their subjects', () => {
  const mail = (isOver: boolean) =>
    alertMail({ cause: 'disk', facts: { freePercent: 7 }, isOver }, 'https://x.example');
  expect(mail(false).subject).toBe('ALERT Der Speicherplatz geht zu Ende');
  expect(mail(true).subject).toBe('Wieder in Ordnung: Der Speicherplatz geht zu Ende');
  expect(textOf(mail(false))).toContain('Website: https://x.example\nProzent frei: 7\n');
  expect(textOf(mail(false))).toMatch(/^Der Speicherplatz /);
  expect(textOf(mail(true))).toMatch(/^Wieder in Ordnung: /);
});

test('a link to sign in says how long it is good, and what to do with one that nobody ordered', () => {
  const text = textOf(signInMail('https://buero.x.example/anmelden/T', '11:22 Uhr'));
  expect(text).toContain('Er gilt bis 11:22 Uhr und nur einmal.');
  expect(text).toContain('Anmelden: https://buero.x.example/anmelden/T\n');
  expect(text).toContain('Haben Sie ihn nicht bestellt?');
  expect(textOf(testMail)).not.toBe('');
});

test('a notice of what is gone has another subject, and each says what was done', () => {
  const mail = (about: 'corrected' | 'photographs' | 'withdrawn') =>
    noticeMail({ kind: 'contact', reference: 'PV-1', about });
  const subjects = (['corrected', 'photographs', 'withdrawn'] as const).map(
    (about) => mail(about).subject,
  );
  expect(subjects[0]).toBe(subjects[1]);
  expect(subjects[2]).not.toBe(subjects[0]);
  expect(
    new Set([mail('corrected'), mail('photographs'), mail('withdrawn')].map(textOf)).size,
  ).toBe(3);
});

test('no absence note answers a mail, and a visitor’s answer goes to the office that reads the form', () => {
  const addresses = {
    from: 'w@x.example',
    company: { contact: ['b@x.example', 'c@x.example'] },
  } as unknown as Parameters<typeof mailToVisitor>[3];
  const content = { sender: 'Website', subject: 'x', parts: [] };
  const silent = { 'X-Auto-Response-Suppress': 'All' };
  expect(mailOf(content, 'w@x.example', ['b@x.example'])).toMatchObject({
    from: { name: 'Website', address: 'w@x.example' },
    to: ['b@x.example'],
    headers: { 'Auto-Submitted': 'auto-generated', ...silent },
  });
  expect(mailToVisitor(content, 'contact', 'eva@x.example', addresses)).toMatchObject({
    from: { name: 'Website', address: 'w@x.example' },
    to: ['eva@x.example'],
    replyTo: 'b@x.example, c@x.example',
    headers: { 'Auto-Submitted': 'auto-generated', ...silent },
  });
  expect(replyToVisitor(content, 'contact', 'eva@x.example', addresses)).toMatchObject({
    from: { name: company.name, address: 'w@x.example' },
    replyTo: 'b@x.example, c@x.example',
    headers: { 'Auto-Submitted': 'auto-replied', ...silent },
  });
});
