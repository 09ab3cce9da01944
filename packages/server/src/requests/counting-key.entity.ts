import { defineEntity, p } from '@mikro-orm/core';

/** The key of the hashes in `counted_mails`, in the one row that its migration makes: the same for all instances. */
const CountingKeySchema = defineEntity({
  name: 'CountingKey',
  tableName: 'counting_keys',
  properties: {
    id: p.integer().primary().autoincrement(false),
    key: p.text(),
  },
});

export class CountingKey extends CountingKeySchema.class {}
CountingKeySchema.setClass(CountingKey);
