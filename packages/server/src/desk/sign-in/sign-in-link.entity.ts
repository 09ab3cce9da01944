import { defineEntity, p } from '@mikro-orm/core';

/** A link that signs in, until it is used or expires. Older ones of the same mailbox stay valid. */
const SignInLinkSchema = defineEntity({
  name: 'SignInLink',
  tableName: 'sign_in_links',
  properties: {
    /** SHA-256 of the token in the link: whoever reads the database can use no link. */
    tokenHash: p.text().primary(),
    /** The mailbox it was sent to, in lower case. */
    email: p.text(),
    /** Whom it signs in; null where the mailbox has several names, and signing in asks which. */
    userName: p.text().nullable(),
    /** When it went to its mailbox; null where it was printed, or could not be sent. */
    mailedAt: p.datetime().nullable(),
    expiresAt: p.datetime().index('sign_in_links_expires_at_index'),
  },
});

export class SignInLink extends SignInLinkSchema.class {}
SignInLinkSchema.setClass(SignInLink);
