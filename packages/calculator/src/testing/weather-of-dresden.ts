import { join } from 'node:path';
import { modules } from '../../tools/pack-data.ts';

const folder = join(import.meta.dirname, '../..');
const byFile = new Map(Object.entries(modules).map(([file, write]) => [join(folder, file), write]));

/**
 * A plugin of Vitest that packs the weather of Dresden anew for the tests of this package: their numbers are known
 * for Dresden, and stay so when `pnpm weather` has packed another place's.
 */
export function weatherOfDresden() {
  return {
    name: 'weather-of-dresden',
    enforce: 'pre' as const,
    load: (id: string) => byFile.get(id.split('?')[0] ?? '')?.() ?? null,
  };
}
