import { defineEntity, p } from '@mikro-orm/core';
import { type PhotographKind, photographKinds } from '@rebhang-solar/content/photograph-kinds';
import { SubmissionSchema } from '../submission.entity.ts';

/** A photograph that a visitor has added to a request, as the site encoded it anew. Erased with it. */
export const PhotographSchema = defineEntity({
  name: 'Photograph',
  tableName: 'photographs',
  properties: {
    id: p.uuid().primary(),
    submission: () =>
      p.manyToOne(SubmissionSchema).deleteRule('cascade').index('photographs_submission_index'),
    kind: p.enum(photographKinds).$type<PhotographKind>().columnType('text'),
    jpeg: p.blob().lazy(),
    /** As lists show it; null of one that a former release has stored. */
    preview: p.blob().lazy().nullable(),
    width: p.integer(),
    height: p.integer(),
    /** Of `jpeg`. */
    bytes: p.integer(),
    /** Indexed, as each one that is stored asks how much came within a day. */
    addedAt: p.datetime().index('photographs_added_at_index'),
    /** Whether it came by the link alone, so perhaps not from the sender. */
    byLink: p.boolean().default(false),
  },
});

export class Photograph extends PhotographSchema.class {}
PhotographSchema.setClass(Photograph);
