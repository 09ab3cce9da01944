/**
 * Version of the privacy notice that stands beside the forms and on /datenschutz.
 * It travels with every request and is stored with it, so that it stays known what the
 * visitor was told. Change it whenever the meaning of the notice changes.
 */
export const privacyVersion = '2026-11';

/**
 * Months after which a stored request is erased. /datenschutz promises it; whoever sets
 * `RETENTION_MONTHS` to another value has to change it here too.
 */
export const retentionMonths = 24;

/** Confirmations that one mailbox gets in 24 hours at most: our forms must not become a relay. */
export const confirmationsPerDay = 3;
