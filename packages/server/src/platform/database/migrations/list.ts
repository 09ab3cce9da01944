import { Migration20261121000000 } from './migration-20261121000000.ts';
import { Migration20261121050000 } from './migration-20261121050000.ts';
import { Migration20261121050100 } from './migration-20261121050100.ts';
import { Migration20261121060000 } from './migration-20261121060000.ts';
import { Migration20261121180000 } from './migration-20261121180000.ts';
import { Migration20261121190000 } from './migration-20261121190000.ts';
import { Migration20261121200000 } from './migration-20261121200000.ts';

/**
 * Every change of the schema in order. A new one is added at the end; none is ever edited. The next
 * release drops the table `secrets`: the one before this still reads it, and one step back must work.
 */
export const migrations = [
  { name: 'Migration20261121000000', class: Migration20261121000000 },
  { name: 'Migration20261121050000', class: Migration20261121050000 },
  { name: 'Migration20261121050100', class: Migration20261121050100 },
  { name: 'Migration20261121060000', class: Migration20261121060000 },
  { name: 'Migration20261121180000', class: Migration20261121180000 },
  { name: 'Migration20261121190000', class: Migration20261121190000 },
  { name: 'Migration20261121200000', class: Migration20261121200000 },
];
