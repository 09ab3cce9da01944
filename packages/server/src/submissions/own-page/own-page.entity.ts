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
    /** What the cookie holds in a browser for which the page is opened. */
    accessKey: p.text(),
    /** Of the second fact, since it was last right. */
    wrongTries: p.integer().default(0),
    lockedUntil: p.datetime().nullable(),
    /** SHA-256 of the code that was mailed, where no telephone number was given. */
    codeHash: p.text().nullable(),
    codeExpiresAt: p.datetime().nullable(),
  },
});

export class OwnPage extends OwnPageSchema.class {}
OwnPageSchema.setClass(OwnPage);
