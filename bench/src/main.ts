import { describeMachine } from './machine.ts';
import { say } from './report.ts';

/** What a bench does: measures ours and its peer in one run, prints both sides and a ratio last. */
type Bench = { run(options: string[]): Promise<void> };

const benches: Record<string, () => Promise<Bench>> = {
  static: () => import('./static.ts'),
  requests: () => import('./requests.ts'),
  start: () => import('./start.ts'),
  inbox: () => import('./inbox.ts'),
  scale: () => import('./scale.ts'),
  pages: () => import('./pages.ts'),
  calculator: () => import('./calculator.ts'),
};

const [name, ...options] = process.argv.slice(2);
const chosen = name === undefined ? Object.keys(benches) : [name];
for (const bench of chosen) {
  const load = benches[bench];
  if (!load) {
    process.stderr.write(
      `There is no bench „${bench}“, only: ${Object.keys(benches).join(', ')}\n`,
    );
    process.exit(1);
  }
  say(`\n# ${bench}`, await describeMachine());
  const { run } = await load();
  await run(options);
}
