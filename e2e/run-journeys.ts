import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

// Looked for once, before the workers start; they take it from the environment.
const chromiumPath = findChromium();
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: import.meta.dirname,
  env: { ...process.env, ...(chromiumPath && { CHROMIUM_PATH: chromiumPath }) },
});
process.exit(status ?? 1);
