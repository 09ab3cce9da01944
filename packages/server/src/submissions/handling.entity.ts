import { defineEntity, p } from '@mikro-orm/core';
import { SubmissionSchema } from './submission.entity.ts';

/** What the office notes about a submission: who looks after it, and when it was done. */
export const HandlingSchema = defineEntity({
  name: 'Handling',
  tableName: 'handlings',
  properties: {
    submission: () => p.oneToOne(SubmissionSchema).primary().deleteRule('cascade'),
    takenBy: p.text().nullable(),
    doneAt: p.datetime().nullable(),
    note: p.text().nullable(),
  },
});

export class Handling extends HandlingSchema.class {}
HandlingSchema.setClass(Handling);
