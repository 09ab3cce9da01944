import { defineEntity, p } from '@mikro-orm/core';

/** When the nightly backup last ran, in the one row of its table, and whether it can be read. */
const LastBackupSchema = defineEntity({
  name: 'LastBackup',
  tableName: 'last_backup',
  properties: {
    id: p.integer().primary().autoincrement(false),
    at: p.datetime(),
    ok: p.boolean(),
  },
});

export class LastBackup extends LastBackupSchema.class {}
LastBackupSchema.setClass(LastBackup);
