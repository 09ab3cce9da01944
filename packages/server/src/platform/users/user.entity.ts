import { defineEntity, p } from '@mikro-orm/core';

/** Part of the specified data model; the site itself has no login and never reads it. */
export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    username: p.text().unique('users_username_unique'),
    password: p.text(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
