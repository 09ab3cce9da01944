/**
 * Version of the privacy notice that stands beside the forms and on /datenschutz.
 * It travels with every request and is stored with it, so that it stays known what the
 * visitor was shown. Change it whenever the meaning of the notice changes.
 */
export const privacyVersion = '2026-11-28';

/**
 * Months after which a stored request is erased. /datenschutz promises it: with another value of
 * `RETENTION_MONTHS` it has to change here too, or the notice is wrong.
 */
export const retentionMonths = 24;

/** Days after which the photographs of a request that is done are erased; the request stays to its own retention. */
export const photographDays = 90;

/**
 * Confirmations that one mailbox gets in 24 hours at most, and that one client causes: our forms must not
 * become a relay.
 */
export const confirmationsPerDay = 3;
