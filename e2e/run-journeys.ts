import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { findChromium } from './find-chromium.ts';

// Looked for once, before the workers start; they take it from the environment.
const chromiumPath = findChromium();
const [port, measuredPort] = await freePorts(2);
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: import.meta.dirname,
  env: {
    ...process.env,
    JOURNEY_PORT: String(port),
    MEASURED_PORT: String(measuredPort),
    ...(chromiumPath && { CHROMIUM_PATH: chromiumPath }),
  },
});
process.exit(status ?? 1);

/** Ports of this machine that nobody listens on, so that two runs side by side do not meet. */
async function freePorts(count: number): Promise<number[]> {
  // All are held at once, or the same one could come twice.
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}
