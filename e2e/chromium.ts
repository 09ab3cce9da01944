import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What every Chromium here is started with: nothing but the page's own traffic, and it runs as root too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same as a path, for those who do not ask Playwright. */
export function chromiumPath(): string {
  return findChromium() ?? chromium.executablePath();
}

/**
 * A Chromium to run the journeys in: `CHROMIUM_PATH`, an installed one, Playwright's own download,
 * or, as root on Debian, the distribution's package.
 * @returns undefined when Playwright's own download stands where Playwright looks for it
 * @throws Error when there is none and none can be had
 */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
  }
  const installed = findInstalled();
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return undefined;

  const download = spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  });
  if (download.status === 0 && existsSync(chromium.executablePath())) return undefined;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const fromPackage = findInstalled();
    if (fromPackage) return fromPackage;
  }
  throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}
