import { defineEntity, p } from '@mikro-orm/core';
import {
  type Folder,
  folders,
  type Outcome,
  outcomes,
  type State,
  states,
} from '../status/states.ts';
import { SubmissionSchema } from './submission.entity.ts';

/** How far the office is with a submission. Each has one from the transaction that stores it. */
const RequestStatusSchema = defineEntity({
  name: 'RequestStatus',
  tableName: 'handlings',
  properties: {
    submission: () => p.oneToOne(SubmissionSchema).primary().deleteRule('cascade'),
    /** Counts the changes: who has seen an earlier one may not overwrite this one. */
    version: p.integer().version(),
    state: p.enum(states).$type<State>().columnType('text'),
    /** The colleague who looks after it. A name, so that it outlives the colleague's access. */
    holder: p.text().nullable(),
    /** Until when an answer was promised as it came in; null where no time is promised. */
    dueAt: p.datetime().nullable(),
    /** When somebody first called or answered: that keeps the promise. */
    firstContactAt: p.datetime().nullable(),
    /** When to call again, or the time of the appointment. */
    until: p.datetime().nullable(),
    /** On which day the office comes back to it, beside what was promised or agreed. */
    followUpOn: p.date().nullable(),
    /** How often somebody has called in vain. */
    attempts: p.integer().default(0),
    doneAt: p.datetime().nullable(),
    outcome: p.enum(outcomes).$type<Outcome>().columnType('text').nullable(),
    folder: p.enum(folders).$type<Folder>().columnType('text'),
    /** Of an open one: it has no moment by which something has to happen. */
    isUntimed: p.boolean(),
    /** The moment by which its folder is sorted (`placeOf`). */
    listedAt: p.datetime(),
    /** The hour of it, in which what is suspected stands behind the others. */
    listedHour: p
      .datetime()
      .formula(({ listedAt }) => `date_trunc('hour', ${listedAt}, 'Europe/Berlin')`),
    /** In what a search finds: open, then done, then spam. */
    foundRank: p
      .integer()
      .formula(({ folder }) => `case ${folder} when 'done' then 1 when 'spam' then 2 else 0 end`),
  },
  indexes: [
    {
      name: 'handlings_list_index',
      properties: ['folder', 'isUntimed', 'listedAt', 'submission'],
    },
  ],
});

export class RequestStatus extends RequestStatusSchema.class {}
RequestStatusSchema.setClass(RequestStatus);
