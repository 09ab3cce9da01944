import { defineEntity, p } from '@mikro-orm/core';

/** At somebody's request, or at the end of the retention. */
const erasureCauses = ['asked', 'retention'] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/** The record that submissions were erased. It says when and how many, and nothing of what they were. */
const ErasureSchema = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  properties: {
    id: p.integer().primary(),
    erasedAt: p.datetime(),
    cause: p.enum(erasureCauses).$type<ErasureCause>().columnType('text'),
    requests: p.integer(),
    /** Who did it at the desk; null where it was the command line or the end of the retention. */
    by: p.text().nullable(),
  },
});

export class Erasure extends ErasureSchema.class {}
ErasureSchema.setClass(Erasure);
