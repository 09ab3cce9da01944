import { join } from 'node:path';
import getPort from 'get-port';
import { vi } from 'vitest';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

export type MeasuredSite = SiteProcess & {
  /** Resident memory in bytes, after a garbage collection. */
  memory(): Promise<number>;
};

const garbageCollection = join(import.meta.dirname, 'collect-garbage.ts');

/** The site as a process of its own, with its figures open and its garbage collected when asked. */
export async function startMeasuredSite(settings: Record<string, string>): Promise<MeasuredSite> {
  const adminPort = await getPort();
  const site = await startSiteProcess({ ...settings, ADMIN_PORT: String(adminPort) }, undefined, [
    '--expose-gc',
    '--import',
    garbageCollection,
  ]);
  return {
    ...site,
    async memory() {
      const collected = () => site.output().split('garbage collected').length;
      const before = collected();
      process.kill(site.pid, 'SIGWINCH');
      await vi.waitUntil(() => collected() > before, { timeout: 60_000, interval: 10 });
      const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
    },
  };
}
