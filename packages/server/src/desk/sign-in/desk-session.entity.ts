import { defineEntity, p } from '@mikro-orm/core';

/** Somebody who is signed in to the desk, in one browser. */
const DeskSessionSchema = defineEntity({
  name: 'DeskSession',
  tableName: 'desk_sessions',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of what the cookie holds: whoever reads the database can use no session. */
    tokenHash: p.text().unique('desk_sessions_token_hash_unique'),
    userName: p.text(),
    userEmail: p.text(),
    /** Browser and system, for the list of one's own sessions: „Firefox, Windows“. */
    device: p.text(),
    signedInAt: p.datetime(),
    /** When a person last did something. Polling does not count. */
    lastActiveAt: p.datetime(),
  },
});

export class DeskSession extends DeskSessionSchema.class {}
DeskSessionSchema.setClass(DeskSession);
