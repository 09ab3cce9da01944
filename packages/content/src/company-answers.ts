import { legal } from './company/legal.ts';
import { overviewProjectIds } from './company/project-ids.ts';
import { services } from './company/services.ts';

/*
 * What pages ask of data that they do not show. The build puts the answers in this module's place
 * (computed-at-build.ts): every page would carry the data.
 */

/** Whether visits are measured at all, with the visitor's consent: else no banner asks and no page speaks of it. */
export const measured: boolean = legal.analyticsRetention !== undefined;
export const monitorsRemotely: boolean = services.remoteMonitoring !== undefined;
export const maintainsSystemsOfOthers: boolean = services.systemsOfOthers !== undefined;
/** The overview of one project knows no plural. */
export const singleProject: boolean = overviewProjectIds.length === 1;
