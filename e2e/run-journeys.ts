import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import {
  findBrowser,
  findHeadlessChromium,
  findWebKitDriver,
  installFallbackTypeface,
} from './find-browser.ts';

const options = process.argv.slice(2);
// Looked for once, before the workers start; they take them from the environment.
const isShown = ['--headed', '--debug', '--ui'].some((option) => options.includes(option));
const chromiumPath = isShown ? findBrowser('chromium') : findHeadlessChromium();
const inOtherBrowsers = options.includes('browsers.config.ts');
const firefoxPath = inOtherBrowsers ? findBrowser('firefox') : undefined;
const webkitDriverPath = inOtherBrowsers ? findWebKitDriver() : undefined;
installFallbackTypeface();
// Free ones, so that two runs side by side do not meet.
const port = await getPort();
const measuredPort = await getPort();
const officePort = await getPort();
const deskPort = await getPort();
const officeDeskPort = await getPort();
const { status } = spawnSync('playwright', ['test', ...options], {
  stdio: 'inherit',
  cwd: import.meta.dirname,
  env: {
    ...process.env,
    // What the tests have compiled of the server, too (vitest.config.ts).
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
    JOURNEY_PORT: String(port),
    MEASURED_PORT: String(measuredPort),
    OFFICE_PORT: String(officePort),
    JOURNEY_DESK_PORT: String(deskPort),
    OFFICE_DESK_PORT: String(officeDeskPort),
    ...(chromiumPath && { CHROMIUM_PATH: chromiumPath }),
    ...(firefoxPath && { FIREFOX_PATH: firefoxPath }),
    ...(webkitDriverPath && { WEBKIT_DRIVER_PATH: webkitDriverPath }),
  },
});
process.exit(status ?? 1);
