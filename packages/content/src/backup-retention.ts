import { legal } from './company/legal.ts';
import { wordSpace } from './typography.ts';

/** As `legal.ts` of the company has it, with the space that keeps number and word in one line. */
export const backupRetention = legal.backupRetention.replace(' ', wordSpace);
