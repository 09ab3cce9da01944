import { runLaunchCheck } from './launch-check.ts';

process.exitCode = await runLaunchCheck(process.argv.slice(2), process);
