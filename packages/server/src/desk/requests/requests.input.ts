import { z } from 'zod';
import { fieldSchemas } from '../../forms/field-schemas.ts';
import { submissionKinds } from '../../forms/submission-kind.ts';
import { outcomes } from '../../status/states.ts';

/**
 * The lists of the desk. `open` is all that is neither done nor spam, most urgent first; `mine`, `new`, `taken`,
 * `waiting` and `suspected` are parts of it; `overdue` is what should have happened. The others show the newest first.
 */
const requestViews = [
  'open',
  'mine',
  'overdue',
  'new',
  'taken',
  'waiting',
  'done',
  'suspected',
  'spam',
] as const;
export type RequestView = (typeof requestViews)[number];

/** The lists that show the newest first; the others are sorted by the next moment that counts. */
export const isOver = (view: RequestView) => view === 'done' || view === 'spam';

// A cursor is what the ORM makes of the values by which a list is sorted, as JSON. One that somebody has garbled would
// otherwise fail in the ORM or the database.
const listed = z.iso.datetime();
const withinHour = [listed, z.string(), listed, z.uuid()] as const;
const cursors = {
  open: z.tuple([z.boolean(), ...withinHour]),
  over: z.tuple([z.boolean(), listed, z.uuid()]),
  found: z.tuple([z.int(), ...withinHour]),
};

const isCursor = (cursor: string | null | undefined, list: keyof typeof cursors) =>
  !cursor || cursors[list].safeParse(decoded(cursor)).success;

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const page = {
  /** `nextCursor` of the page before. */
  cursor: z.string().max(500).nullish(),
  /** What tRPC's infinite queries send beside it. Every list goes on in one direction. */
  direction: z.literal('forward').optional(),
  limit: z.int().min(1).max(100).default(50),
};

export const listInput = z
  .strictObject({
    view: z.enum(requestViews).default('open'),
    /** Of these what a colleague looks after, also one who can no longer sign in. */
    holder: z.string().min(1).max(200).optional(),
    ...page,
  })
  .refine(({ view, cursor }) => isCursor(cursor, isOver(view) ? 'over' : 'open'), {
    path: ['cursor'],
  });

export const searchInput = z
  .strictObject({
    /** Words and numbers that must all occur, in any field, however they are written. */
    search: z.string().trim().min(1).max(200),
    /** Also in what the office has called spam. */
    withSpam: z.boolean().default(false),
    ...page,
  })
  .refine(({ cursor }) => isCursor(cursor, 'found'), { path: ['cursor'] });

const reference = z.string().min(1).max(40);

export const requestInput = z.strictObject({ reference });

/** A change of a request. Who has seen an older version than the stored one gets a CONFLICT that says who was faster. */
export const changeInput = z.strictObject({ reference, version: z.int().positive() });

/** A moment to come: ISO 8601 with its offset, from here on in UTC. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take') }),
  /** `to`: a colleague's name; null: nobody has it, everybody sees it as free. */
  z.strictObject({
    type: z.literal('handOver'),
    to: z.string().min(1).max(200).nullable(),
  }),
  z.strictObject({ type: z.literal('reached') }),
  /** `until`: when to call again; `askVisitor`: the visitor gets a mail that asks when a call would suit. */
  z.strictObject({
    type: z.literal('notReached'),
    until: moment,
    askVisitor: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('appointment'), until: moment }),
  /** For what the visitor sends or decides; `on`: the day on which to come back to it, where one is known. */
  z.strictObject({ type: z.literal('waiting'), on: z.iso.date().nullish() }),
  /** `on`: the day on which to come back to it, beside promise and appointment; null: none. */
  z.strictObject({ type: z.literal('followUp'), on: z.iso.date().nullable() }),
  z.strictObject({
    type: z.literal('done'),
    outcome: z.enum(outcomes),
  }),
  z.strictObject({ type: z.literal('reopen') }),
  /** Takes back the last of the others that has not been taken back. */
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('spam') }),
  /** `confirm`: the visitor gets the confirmation that the suspicion has held back. */
  z.strictObject({ type: z.literal('notSpam'), confirm: z.boolean().default(false) }),
]);
/** What somebody in the office does with a request. */
export type DeskAction = z.output<typeof action>;

/** `note`: what stands in the note at the time, stored with the action as a note of its own. */
export const actInput = changeInput.extend({
  action,
  note: fieldSchemas.requiredMessage.optional(),
});

/** A note overwrites nothing, so it needs no version. */
export const noteInput = z.strictObject({ reference, note: fieldSchemas.requiredMessage });

/** Other values for fields of the form, under their names. */
export const correctInput = changeInput.extend({
  fields: z.record(z.string().max(50), z.string().max(20_000)),
});

export const emptyNoteInput = z.strictObject({ reference, id: z.int().positive() });

export const resendMailInput = z.strictObject({
  reference,
  recipient: z.enum(['company', 'visitor']),
});

/** A request that came by phone. */
export const enterInput = z.strictObject({
  kind: z.enum(submissionKinds),
  /**
   * The fields of the form under their names, checked by its own schema. The consent box is left out, as nobody has
   * ticked it, and the sender's e-mail address may be empty.
   */
  fields: z.record(z.string().max(50), z.string()),
  /** Made once for each filling, so that a click too many stores nothing twice. */
  submissionId: z.uuid(),
  /** The caller gets the confirmation that a visitor gets. */
  confirm: z.boolean().default(false),
});
