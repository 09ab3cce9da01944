import { defineEntity, p } from '@mikro-orm/core';
import { SubmissionSchema } from '../submission.entity.ts';

/** The way to a submission for whoever sent it: a secret link, and what opens the rest behind it. */
export const OwnPageSchema = defineEntity({
  name: 'OwnPage',
  tableName: 'own_pages',
  properties: {
    submission: () => p.oneToOne(SubmissionSchema).primary().deleteRule('cascade'),
    /** As it stands in the link. Not a hash: mails composed later name the same link. */
    token: p.text().unique('own_pages_token_unique'),
    /** Signs what shows a browser what was sent (access.ts). */
    accessKey: p.text(),
    /** Signs what lets a browser change it, so that nobody makes this of the other one. */
    changeKey: p.text().defaultRaw('(gen_random_uuid())::text'),
    /** Wrong digits from all networks, since they were last right. */
    wrongTries: p.integer().default(0),
    /** Until when the digits are locked for everybody. */
    lockedUntil: p.datetime().nullable(),
    /** SHA-256 of the code that was mailed. */
    codeHash: p.text().nullable(),
    codeExpiresAt: p.datetime().nullable(),
    /** Wrong codes from all networks, since it was mailed. */
    codeTries: p.integer().default(0),
  },
});

export class OwnPage extends OwnPageSchema.class {}
OwnPageSchema.setClass(OwnPage);
