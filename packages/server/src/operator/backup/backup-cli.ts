import { runBackup } from './backup-command.ts';

process.exitCode = await runBackup(process.argv.slice(2), process);
