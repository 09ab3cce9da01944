import { defineEntity, p } from '@mikro-orm/core';
import { SubmissionSchema } from '../submission.entity.ts';

/**
 * What one network has tried at one page within the last day. It holds no address: a keyed hash of the network's, which
 * is another one at each page. Erased with the request, and in the night after a day without a try.
 */
export const OwnPageTriesSchema = defineEntity({
  name: 'OwnPageTries',
  tableName: 'own_page_tries',
  properties: {
    submission: () => p.manyToOne(SubmissionSchema).primary().deleteRule('cascade'),
    network: p.text().primary(),
    /** Wrong digits and codes, since one was last right. */
    wrongTries: p.integer().default(0),
    lockedUntil: p.datetime().nullable(),
    /** Codes that were mailed for it. */
    codes: p.integer().default(0),
    lastAt: p.datetime(),
  },
});

export class OwnPageTries extends OwnPageTriesSchema.class {}
OwnPageTriesSchema.setClass(OwnPageTries);
