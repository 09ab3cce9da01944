import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

type Browser = {
  /** The setting that names one. */
  variable: string;
  /** What it may be called on this machine. */
  names: string[];
  /** Debian's package of it. */
  package: string;
  playwright: typeof chromium;
};

const browsers = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    package: 'chromium',
    playwright: chromium,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    package: 'firefox-esr',
    playwright: firefox,
  },
} satisfies Record<string, Browser>;

/**
 * A browser to run the journeys in: the one that its setting names, an installed one, Playwright's own download,
 * or, as root on Debian, the distribution's package.
 * @returns undefined when the download of Playwright is in its default place
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(name: keyof typeof browsers): string | undefined {
  const { variable, names, package: debianPackage, playwright } = browsers[name];
  const configured = process.env[variable];
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`${variable} names no file: ${configured}`);
  }
  const installed = findInstalled(names);
  if (installed) return installed;
  if (existsSync(playwright.executablePath())) return undefined;

  const download = spawnSync('playwright', ['install', '--with-deps', name], {
    stdio: 'inherit',
    timeout: 180_000,
  });
  if (download.status === 0 && existsSync(playwright.executablePath())) return undefined;

  installDebianPackages([debianPackage]);
  const fromPackage = findInstalled(names);
  if (fromPackage) return fromPackage;
  throw new Error(`No ${name} found. Install one, or name it in ${variable}.`);
}

/**
 * The Chromium of the journeys: Debian's without windows, which is installed where that is possible. The windows of
 * the whole browser, though nobody sees them, take three quarters of the work of opening a page.
 */
export function findHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser('chromium');
  const names = ['chromium-headless-shell'];
  const find = () => findInstalled(names);
  if (!find() && !existsSync(chromium.executablePath())) {
    try {
      installDebianPackages(names);
    } catch {
      process.stderr.write(
        'chromium-headless-shell cannot be installed: the journeys take longer.\n',
      );
    }
  }
  return find() ?? findBrowser('chromium');
}

/** The driver of WebKitGTK, which brings its browser along; Debian alone has the package. */
export function findWebKitDriver(): string | undefined {
  const find = () => findInstalled(['WebKitWebDriver']);
  if (find() && findInstalled(['Xvfb'])) return find();
  installDebianPackages(['webkit2gtk-driver', 'xvfb', 'hyphen-de']);
  if (!find()) process.stderr.write('WebKit is left out: no WebKitWebDriver is installed.\n');
  return find();
}

/**
 * Installs a typeface as wide as Arial where Linux has none, as root on Debian. Until the site's own arrives a page is
 * set in one like it; in any other it would move more than on a visitor's system, and the journeys would fail.
 */
export function installFallbackTypeface(): void {
  if (process.platform !== 'linux') return;
  const isInstalled = (family: string) => Boolean(spawnSync('fc-list', [family]).stdout?.length);
  if (['Arial', 'Liberation Sans', 'Roboto'].some(isInstalled)) return;
  installDebianPackages(['fontconfig', 'fonts-liberation']);
}

/** Finds a program by its name as the shell would. */
function findInstalled(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}

/** Does nothing but as root on Debian. */
function installDebianPackages(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}
