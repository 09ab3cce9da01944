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
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    addedAt: p.datetime(),
  },
});

export class Photograph extends PhotographSchema.class {}
PhotographSchema.setClass(Photograph);
