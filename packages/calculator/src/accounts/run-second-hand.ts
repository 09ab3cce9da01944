import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exported } from './export-flows.ts';
import type { Account } from './second-hand.ts';

export const secondHandScript = join(import.meta.dirname, 'second-hand.ts');

/** The accounts of the four households as the second hand works them out, in a process of its own. */
export function secondHandAccounts(): Account[] {
  const { stdout, stderr } = spawnSync(process.execPath, [secondHandScript], {
    input: JSON.stringify(exported()),
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
