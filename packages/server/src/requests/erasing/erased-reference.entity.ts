import { defineEntity, p } from '@mikro-orm/core';

/**
 * The reference of a submission that was erased, and nothing else of it. A restore leaves out what is named here
 * (operator/backup/restore.ts), as an older backup still holds it.
 */
export const ErasedReferenceSchema = defineEntity({
  name: 'ErasedReference',
  tableName: 'erased_references',
  properties: {
    reference: p.text().primary(),
    erasedAt: p.datetime(),
  },
});

export class ErasedReference extends ErasedReferenceSchema.class {}
ErasedReferenceSchema.setClass(ErasedReference);
