import { cpus, totalmem, type } from 'node:os';

// What a bench prints is its result, so it goes to the console.

/** Each but `sizes`, which compares answers, measures ours and its peer in one run and prints a ratio last. */
const benches: Record<string, () => Promise<{ run(options: string[]): Promise<void> }>> = {
  requests: () => import('./requests.ts'),
  pages: () => import('./pages.ts'),
  desk: () => import('./desk.ts'),
  sizes: () => import('./sizes.ts'),
};

const [name, ...options] = process.argv.slice(2);
const unknown = name !== undefined && !(name in benches);
if (unknown) {
  console.error(`There is no bench „${name}“, only: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const [processor] = cpus();
console.log(
  `Machine: ${cpus().length} × ${processor?.model.trim()}, ${Math.floor(totalmem() / 2 ** 30)} GB, ${type()}, Node.js ${process.versions.node}`,
);
for (const [bench, load] of Object.entries(benches)) {
  if (name !== undefined && name !== bench) continue;
  console.log(`\n# ${bench}`);
  await (await load()).run(options);
}
