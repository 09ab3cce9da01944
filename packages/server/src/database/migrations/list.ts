import { Migration20261121000000 } from './migration-20261121000000.ts';

/** Every change of the schema in order. A new one is added at the end; none is ever edited. */
export const migrations = [{ name: 'Migration20261121000000', class: Migration20261121000000 }];
