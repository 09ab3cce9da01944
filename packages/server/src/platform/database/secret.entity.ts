import { defineEntity, p } from '@mikro-orm/core';

/** Secrets that all instances on one database share, made by whichever starts first. */
export const SecretSchema = defineEntity({
  name: 'Secret',
  tableName: 'secrets',
  properties: {
    name: p.text().primary(),
    value: p.text(),
  },
});

export class Secret extends SecretSchema.class {}
SecretSchema.setClass(Secret);
