import { expect, test } from 'vitest';
import { type MailJob, subjectOf } from './mail-job.ts';
import { transactionOf } from './transaction-of.ts';

const at = '2026-11-24T09:00:00.000Z';

test.each<[MailJob, string]>([
  [{ submissionId: '1', recipient: 'company' }, 'request'],
  [{ submissionId: '1', recipient: 'visitor', again: at }, 'request'],
  [{ submissionId: '1', recipient: 'company', onlyPdf: true }, 'pdf'],
  [{ submissionId: '1', recipient: 'visitor', again: at, notReached: true }, 'notReached'],
  [{ submissionId: '1', recipient: 'company', addedSince: at }, 'added'],
  [{ submissionId: '1', recipient: 'company', handedOver: { to: 'A', by: 'B', at } }, 'handedOver'],
])('the job %j is the mail about: %s', (job, subject) => {
  expect(subjectOf(job)).toBe(subject);
});

test('no mail is added outside of the transaction that stores what it is about', () => {
  const em = { getTransactionContext: () => undefined };
  expect(() => transactionOf(em as never)).toThrow('inside a transaction');
});
