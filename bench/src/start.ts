import { join } from 'node:path';
import { withFolder } from './folder.ts';
import { median, percentile, say, sayTable } from './report.ts';
import { bareScript, siteScript, startServer } from './server-process.ts';

const rounds = 11;
const goal = 1_500;

/**
 * From `node packages/server/src/main.ts` to the first 200 of the home page, the embedded database
 * (existing, stopped before each round) included; beside it a bare Fastify route without a database.
 */
export async function run(): Promise<void> {
  const ours: number[] = [];
  const bare: number[] = [];
  await withFolder(async (folder) => {
    const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
    // Makes the cluster and the schema.
    await (await startServer(siteScript, settings)).stop();
    for (let round = 0; round < rounds; round += 1) {
      const site = await startServer(siteScript, settings);
      ours.push(site.startedIn);
      await site.stop();
      const peer = await startServer(bareScript, {});
      bare.push(peer.startedIn);
      await peer.stop();
    }
  });
  const row = (what: string, figures: number[]) => ({
    [`first 200 after (${rounds} starts)`]: what,
    median: `${Math.round(median(figures))} ms`,
    slowest: `${Math.round(percentile(figures, 100))} ms`,
  });
  sayTable([row('site with its embedded PostgreSQL', ours), row('bare Fastify route', bare)]);
  say(
    `Ratio: ${(median(ours) / goal).toFixed(2)} of the ${goal} ms aimed at, ${(median(ours) / median(bare)).toFixed(1)} × the bare route`,
  );
}
