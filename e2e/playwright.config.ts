import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { chromiumFlags } from './chromium.ts';
import { deskUsers } from './desk.ts';

const ownPort = Number(process.env.JOURNEY_PORT);
/** A second site, with analytics set up (journeys/analytics.spec.ts). */
const measuredPort = Number(process.env.MEASURED_PORT);
/** A third one, whose office has nobody else's requests (journeys/desk-day.spec.ts). */
const officePort = Number(process.env.OFFICE_PORT);
const isOwnSite = !process.env.BASE_URL;
// The workers read the configuration again and have to find the same folder.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-journeys-'));
const officeFolder = join(process.env.JOURNEY_DATA_DIR, 'office');

/** Without weather of the state neither page of the calculator exists, and without measuring there is nothing to measure. */
const withoutSubject = [
  ...(hasCalculator ? [] : ['calculator.spec.ts', 'offer.spec.ts']),
  ...(measured ? [] : ['analytics.spec.ts']),
];

export default defineConfig({
  testDir: 'journeys',
  testIgnore: withoutSubject,
  // Each journey finds its own requests by words of its own, so they can run in parallel.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // They end what hangs: also on a machine ten times as slow no journey comes near them.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${ownPort}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // What looks or works differently on a phone; the rest is the same code.
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  ...(isOwnSite
    ? {
        webServer: [
          ownSite(ownPort, deskAt(process.env.JOURNEY_DESK_PORT)),
          ownSite(measuredPort, {
            DESK_PORT: 'off',
            ...(measured && { ANALYTICS_ID: 'G-JOURNEY' }),
          }),
          ownSite(officePort, {
            ...deskAt(process.env.OFFICE_DESK_PORT),
            DATA_DIR: officeFolder,
            DATABASE_URL: '',
          }),
        ],
      }
    : // A site that runs already may have no ANALYTICS_ID, and has other requests in its office's list.
      { testIgnore: ['analytics.spec.ts', 'desk-day.spec.ts', ...withoutSubject] }),
});

function deskAt(port = '') {
  return { DESK_PORT: port, DESK_URL: `http://localhost:${port}`, DESK_USERS: deskUsers };
}

/** The site under test; two of them share a database and a mailbox, as instances do. */
function ownSite(port: number, settings: Record<string, string>) {
  return {
    command: 'node ../packages/server/src/main.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      // Stands in every page: with the port in it, a page would weigh a little more or less each time.
      PUBLIC_URL: 'http://www.rebhang-solar.example',
      DATA_DIR: process.env.JOURNEY_DATA_DIR ?? '',
      RATE_LIMIT: '0',
      CONFIRMATIONS_PER_DOMAIN: '0',
      CONFIRMATIONS_PER_DAY: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
      ...settings,
    },
    stdout: 'pipe' as const,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  };
}
