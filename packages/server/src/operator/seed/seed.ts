import type { EntityManager } from '@mikro-orm/postgresql';
import { berlinDay } from '@rebhang-solar/content/berlin-clock';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { act } from '../../desk/requests/act.ts';
import { addNote } from '../../desk/requests/change-request.ts';
import { findRequest } from '../../desk/requests/request-details.ts';
import type { DeskAction } from '../../desk/requests/requests.input.ts';
import { createClientLimits } from '../../platform/client-limits.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { addFromVisitor } from '../../requests/add-from-visitor.ts';
import { uuidOf } from '../../requests/content-hash.ts';
import { eraseSubmissions } from '../../requests/erasing/erase-submissions.ts';
import { addRemark } from '../../requests/own-page/add-remark.ts';
import { chooseTimes } from '../../requests/own-page/choose-times.ts';
import { correct } from '../../requests/own-page/correct.ts';
import { visitorSlots } from '../../requests/own-page/visitor-slots.ts';
import { Submission } from '../../requests/submission.entity.ts';
import type { Outcome } from '../../status/states.ts';
import { storePhotographs } from './invented-photographs.ts';
import { inventedRequest } from './invented-requests.ts';
import { storeInvented } from './store-invented.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

type Office = {
  /** Who can sign in: they do the work. */
  names: readonly string[];
  mailQueue: MailQueue;
  mailFolder: string;
};

type Step = (change: {
  reference: string;
  version: number;
  by: string;
  at: Date;
}) => Promise<unknown>;

/**
 * Fills the desk with a few dozen invented requests in all states. What an earlier call has left of them is erased
 * first, so that the newest ones are always of today.
 * @returns how many
 */
export async function seed(
  em: EntityManager,
  { names, mailQueue, mailFolder }: Office,
  now = new Date(),
): Promise<number> {
  const before = await em.find(
    Submission,
    { idempotencyKey: { $in: plan.map((_, index) => keyOf(index)) } },
    { fields: ['id'] },
  );
  await inTransaction(em, (transaction) =>
    eraseSubmissions(
      transaction,
      before.map(({ id }) => id),
      mailFolder,
    ),
  );
  for (const [index, { daysAgo, story, suspicion = null }] of plan.entries()) {
    const { kind, payload } = inventedRequest(index);
    const receivedAt = new Date(now.getTime() - daysAgo * day);
    const submission = { ...payload, submissionId: keyOf(index) };
    const reference = await storeInvented(em.fork(), kind, submission, receivedAt, suspicion);
    const by = names[index % names.length] ?? '';
    const steps = story(em, mailQueue, now);
    for (const [number, step] of steps.entries()) {
      const { status } = await findRequest(em.fork(), reference);
      // What was done is spread over the time since it came in.
      const at = new Date(
        receivedAt.getTime() +
          Math.min(26 * hour, (daysAgo * day * (number + 1)) / (steps.length + 1)),
      );
      await step({ reference, version: status.version, by, at });
    }
  }
  return plan.length;
}

type Story = (em: EntityManager, mailQueue: MailQueue, now: Date) => Step[];

const untouched: Story = () => [];
/** @param actionAt what is done, from the moment of the seed @param note what was noted with it */
const did =
  (actionAt: (now: number) => DeskAction, note?: string): Story =>
  (em, mailQueue, now) => [
    (change) => act(em, change, actionAt(now.getTime()), { mailQueue, users: [] }, note),
  ];
const inTurn =
  (...stories: Story[]): Story =>
  (...given) =>
    stories.flatMap((story) => story(...given));
const later = (now: number, time: number) => new Date(now + time).toISOString();

const taken = did(() => ({ type: 'take' }));
const noted = inTurn(taken, (em) => [
  (change) => addNote(em, { ...change, note: 'Rief an: bitte nicht vor 11 Uhr, bis 13 Uhr gern.' }),
]);
const notReached = (hours: number) =>
  inTurn(
    taken,
    did((now) => ({ type: 'notReached', until: later(now, hours * hour), askVisitor: false })),
  );

/** Nobody is limited. */
const unlimited = {
  clientLimits: createClientLimits(0),
  clientAddress: '',
  confirmationLimits: { perDomain: 0, perDay: 0, perNetwork: 0 },
};

/** What the visitor does on the page of their own. Nobody is mailed. */
const visits =
  (
    visit: (
      context: Parameters<typeof addRemark>[0],
      submission: string,
      at: Date,
    ) => Promise<void>,
  ): Story =>
  (em, mailQueue) => [
    async ({ reference, at }) => {
      const { submission } = await findRequest(em.fork(), reference);
      const addNotice = async () => undefined;
      const silent = { ...mailQueue, addAddition: async () => true, addNotice };
      const context = { em: em.fork(), mailQueue: silent, ...unlimited };
      await visit(context, submission.id, at);
    },
  ];
const photographed = (...kinds: Parameters<typeof storePhotographs>[2]) =>
  visits(async (context, submission, at) => {
    await storePhotographs(context.em, submission, kinds, at);
    const steps = [{ type: 'photographs' as const, count: kinds.length }];
    await addFromVisitor(context, submission, () => steps, at);
  });
const remarked = (text: string) =>
  visits((context, submission, at) => addRemark(context, submission, text, at));
const corrected = (phone: string) =>
  visits((context, submission, at) => correct(context, submission, { phone }, at));
const choseTimes = visits((context, submission, at) => {
  const values = visitorSlots(at).map(({ value }) => value);
  return chooseTimes(context, submission, values.slice(1, 3), at);
});

const appointment = did(
  (now) => ({ type: 'appointment', until: later(now, 3 * day) }),
  'Termin vor Ort, Zählerschrank ansehen.',
);
const waiting = did(
  (now) => ({ type: 'waiting', on: berlinDay(new Date(now + 7 * day)) }),
  'Schickt die Stromrechnung.',
);
const followedUp = did(
  (now) => ({ type: 'followUp', on: berlinDay(new Date(now + day)) }),
  'Der Elektriker des Hauses meldet sich noch.',
);
const done = (outcome: Outcome) =>
  inTurn(
    taken,
    did(() => ({ type: 'done', outcome })),
  );
const spam = did(() => ({ type: 'spam' }));

/** When each came in, and what the office has done since. */
const plan: { daysAgo: number; story: Story; suspicion?: 'too-fast' | 'only-link' }[] = [
  { daysAgo: 9, story: untouched },
  { daysAgo: 5, story: taken },
  {
    daysAgo: 0.7,
    story: inTurn(
      photographed('roof-outside', 'meter'),
      corrected('0171 39200 31'),
      remarked('Die Stromrechnung suche ich noch heraus.'),
      noted,
      photographed('storage'),
    ),
  },
  { daysAgo: 0.9, story: inTurn(notReached(2), choseTimes) },
  { daysAgo: 0.75, story: untouched },
  { daysAgo: 0.6, story: taken },
  { daysAgo: 4.2, story: inTurn(noted, followedUp) },
  { daysAgo: 0.4, story: untouched },
  { daysAgo: 0.3, story: notReached(20) },
  { daysAgo: 0.2, story: untouched },
  { daysAgo: 0.04, story: untouched },
  { daysAgo: 0.01, story: photographed('meter') },
  { daysAgo: 3, story: appointment },
  { daysAgo: 2.5, story: waiting },
  { daysAgo: 1.2, story: untouched, suspicion: 'too-fast' },
  { daysAgo: 2.2, story: spam },
  {
    daysAgo: 1.3,
    story: inTurn(
      done('answered'),
      remarked('Das Foto vom Zählerschrank hatte noch gefehlt.'),
      photographed('meter'),
    ),
  },
  ...Array.from({ length: 27 }, (_, index) => ({
    daysAgo: 1.5 + index * 1.9,
    story: done(index % 9 === 4 ? 'order' : index % 11 === 7 ? 'without' : 'answered'),
  })),
];

/** The same for each number, so that what was filled in before is known. */
const keyOf = (index: number) => uuidOf(`invented request ${index}`);
