import { isReady, launchCheck, launchReport } from './launch-check.ts';

const findings = launchCheck(new Date());
process.stdout.write(`${launchReport(findings)}\n`);
process.exitCode = isReady(findings) ? 0 : 1;
