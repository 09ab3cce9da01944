import { legal } from './company/legal.ts';

/**
 * Whether visits are measured at all, with the visitor's consent. Without it no banner asks and no page speaks of it.
 * The build puts the answer in this module's place (computed-at-build.ts): every page would carry the legal data.
 */
export const measured: boolean = legal.analyticsRetention !== undefined;
