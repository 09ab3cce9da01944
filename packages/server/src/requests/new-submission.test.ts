import { expect, test } from 'vitest';
import { forms } from '../forms/forms.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from '../testing/payloads.ts';
import { newSubmission } from './new-submission.ts';

const now = new Date('2026-11-21T05:03:00.000Z');
const contact = (more: object = {}) =>
  newSubmission('contact', forms.contact.submission.parse({ ...contactPayload, ...more }), now);

test('a submission is kept with its envelope, and a key in one spelling', () => {
  const submissionId = 'B7E2A9C4-1F6D-4A3B-8C5E-9D0F1A2B3C4D';
  expect(contact({ submissionId, privacyVersion: '2026-11', datenschutz: true })).toMatchObject({
    kind: 'contact',
    idempotencyKey: 'b7e2a9c4-1f6d-4a3b-8c5e-9d0f1a2b3c4d',
    privacyVersion: '2026-11',
    consentAt: now,
    confirmedAt: now,
    suspicion: null,
    receivedAt: now,
    mailbox: 'juergen@beispiel.example',
    phoneNumbers: '035112345',
  });
  expect(contact()).toMatchObject({ idempotencyKey: null, privacyVersion: null, consentAt: null });
});

test('what looks like spam is marked, and confirmed to nobody', () => {
  expect(contact({ website: 'x' })).toMatchObject({ suspicion: 'hidden-field', confirmedAt: null });
  expect(contact({ formStartedAt: now.getTime() })).toMatchObject({
    suspicion: 'too-fast',
    confirmedAt: null,
  });
});

test('the envelope makes no other content, a field does', () => {
  const { contentHash } = contact();
  expect(contact({ website: 'x', formStartedAt: 1 }).contentHash).toBe(contentHash);
  expect(contact({ phone: '1' }).contentHash).not.toBe(contentHash);
});

test('each form is found by its own sender', () => {
  const senderOf = (kind: keyof typeof forms, payload: object) => {
    const { mailbox, phoneNumbers } = newSubmission(
      kind,
      forms[kind].submission.parse(payload),
      now,
    );
    return [mailbox, phoneNumbers];
  };
  expect(senderOf('consultation', consultationPayload)).toEqual([
    'kaethe.mueller@beispiel.example',
    '035198765',
  ]);
  expect(senderOf('maintenance', maintenancePayload)).toEqual([
    'bernd@beispiel.example',
    '0352044711',
  ]);
  expect(senderOf('gridConnection', gridConnectionPayload)).toEqual([
    'zoe@beispiel.example',
    '035204123',
  ]);
  const { phone: _, ...withoutPhone } = contactPayload;
  expect(senderOf('contact', withoutPhone)[1]).toBeNull();
});

test('the search finds a submission by its reference and what is kept in its row', () => {
  const { reference, searchText } = newSubmission(
    'maintenance',
    forms.maintenance.submission.parse({ ...maintenancePayload, privacyVersion: '2026-11' }),
    now,
  );
  expect(searchText).toBe(
    `${reference.toLowerCase()}\nbernd beispiel\nbernd@beispiel.example\n035204 4711\n` +
      'wartungsanfrage:\nanlagengrosse: 9,8\nbaujahr der anlage: 2014\n\n' +
      'der ertrag ist seit dem sommer niedriger.\nbitte prufen.',
  );
});
