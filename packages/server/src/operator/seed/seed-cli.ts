import { runSeed } from './run-seed.ts';

process.exitCode = await runSeed(process.argv.slice(2), process);
