/**
 * Version of the privacy notice that stands beside the forms and on /datenschutz.
 * It travels with every request and is stored with it, so that it stays known what the
 * visitor was told. Change it whenever the meaning of the notice changes.
 */
export const privacyVersion = '2026-11';
