import { spawnSync } from 'node:child_process';
import getPort from 'get-port';
import { findChromium } from './chromium.ts';

// Looked for once, before the workers start; they take it from the environment.
const chromiumPath = findChromium();
// Free ones, so that two runs side by side do not meet.
const port = await getPort();
const measuredPort = await getPort();
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
