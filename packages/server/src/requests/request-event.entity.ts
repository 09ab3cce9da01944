import { defineEntity, p } from '@mikro-orm/core';
import type { Status } from '../status/apply-action.ts';
import { type Outcome, outcomes, type State, states } from '../status/states.ts';
import { SubmissionSchema } from './submission.entity.ts';

/** What somebody did with a request; the last four are the visitor's, on the page of their own. */
const eventTypes = [
  'entered',
  'taken',
  'handedOver',
  'released',
  'reached',
  'notReached',
  'appointment',
  'waiting',
  'followUp',
  'done',
  'reopened',
  'spam',
  'notSpam',
  'undone',
  'note',
  'mailResent',
  'mailDismissed',
  'remark',
  'corrected',
  'times',
  'photographs',
] as const;
export type EventType = (typeof eventTypes)[number];

/** What was done with mails about the request, and not with the request. */
export const mailEvents = ['mailResent', 'mailDismissed'] as const satisfies EventType[];

/** Who did what with a submission, and when. Erased with it. */
const RequestEventSchema = defineEntity({
  name: 'RequestEvent',
  tableName: 'handling_events',
  properties: {
    id: p.integer().primary(),
    submission: () =>
      p.manyToOne(SubmissionSchema).deleteRule('cascade').index('handling_events_submission_index'),
    at: p.datetime(),
    /** The colleague's name, as it was then; '' where it was the visitor. */
    by: p.text(),
    type: p.enum(eventTypes).$type<EventType>().columnType('text'),
    /** Of a step that names one: when to call again, the time of the appointment, or the end of the day of a follow-up. */
    until: p.datetime().nullable(),
    /** To whom it was handed over; of a mail, who was to get it. */
    to: p.text().nullable(),
    outcome: p.enum(outcomes).$type<Outcome>().columnType('text').nullable(),
    /** A note of the office, the visitor's remark, or the times that the visitor chose (null: none any more). */
    note: p.text().nullable(),
    /** Of a correction: the field, and what it held before. */
    field: p.text().nullable(),
    formerValue: p.text().nullable(),
    /** How many photographs were added. */
    count: p.integer().nullable(),
    /** Whether it came by the link alone, so perhaps not from the sender. */
    byLink: p.boolean().default(false),
    /** Whether the visitor was mailed about it. */
    isMailed: p.boolean().default(false),
    /** What undoing it brings back; null where nothing can be undone. */
    before: p.json<Status>().nullable(),
    /** The state in which it left the request. */
    state: p.enum(states).$type<State>().columnType('text'),
  },
});

export class RequestEvent extends RequestEventSchema.class {}
RequestEventSchema.setClass(RequestEvent);
