import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, userInfo } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { weatherOfDresden } from './packages/calculator/src/testing/weather-of-dresden.ts';
import { computedAtBuild } from './packages/content/src/houses/computed-at-build.ts';

// Every worker, and every site that a test starts, would compile the same modules again: a second each.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Instead of the formats of a picture, which only the client's build makes (`vite-imagetools`): its name. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.jpg?picture')
      ? `export default ${JSON.stringify({ sources: {}, img: { src: id, w: 1, h: 1 } })};`
      : undefined,
};

/** Files whose modules are not the others': they give the company other hours, or see the first thread of the PDFs start. */
const isolated = [
  'packages/server/src/operator/morning/morning-mail.integration.test.ts',
  'packages/server/src/desk/week/week.integration.test.ts',
  'packages/server/src/delivery/mail/late-pdf.integration.test.ts',
];

const unitTests = ['packages/*/*.test.ts', 'packages/*/{src,tools}/**/*.test.{ts,tsx}'];

const filesWith = (sign: RegExp) =>
  globSync(unitTests).filter((file) => sign.test(readFileSync(file, 'utf8')));

/** Files with modules of their own: what they put in the place of one, or of a setting, `inOneWorker` does not put back. */
const isolatedUnits = [
  ...filesWith(/\bvi\.(mock|doMock|resetModules)\b|process\.env\.\w+ =/),
  // Its module remembers the visitor's answer, which other files give as well.
  'packages/client/src/consent/consent-banner.test.ts',
  // What has been opened by another file is not new to the list.
  'packages/desk/src/list/list-page.test.tsx',
];

/** Files with a document: the testing library keeps the one that it was loaded with. */
const withDocument = filesWith(/@vitest-environment happy-dom/);

/** They leave nothing behind but what `testing-library.ts` clears: one document for all of them. */
const documentUnits = withDocument.filter((file) => !isolatedUnits.includes(file));

const notUnit = [
  '**/*.{integration,endurance,as-root,replaced}.test.ts',
  'packages/calculator/**',
  '**/node_modules/**',
];
/** It ends what hangs: whole forms and many houses take long on a busy two-core machine. */
const unitTimeout = 180_000;

/** A worker loads a module once, not once for each file; what a test puts in a place is gone before the next one. */
const inOneWorker = { isolate: false, unstubGlobals: true, restoreMocks: true };

const integration = {
  plugins: [computedAtBuild()],
  test: {
    include: [
      'packages/server/src/**/*.integration.test.ts',
      // What takes other users of the machine to try.
      ...(userInfo().uid === 0 ? ['packages/server/src/**/*.as-root.test.ts'] : []),
    ],
    globalSetup: ['packages/server/src/testing/database-cluster.ts'],
    // They end what hangs: real databases, mail servers and processes on a busy two-core machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
};

export default defineConfig({
  test: {
    // The tests mostly wait for disks and other processes: on two cores two files at a time, not one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [computedAtBuild(), pictures],
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...notUnit, ...isolatedUnits, ...documentUnits],
          ...inOneWorker,
          testTimeout: unitTimeout,
        },
      },
      {
        plugins: [computedAtBuild(), pictures],
        test: {
          name: 'unit-document',
          include: documentUnits,
          exclude: notUnit,
          environment: 'happy-dom',
          ...inOneWorker,
          setupFiles: ['packages/client/testing-library.ts'],
          testTimeout: unitTimeout,
        },
      },
      {
        plugins: [computedAtBuild(), pictures],
        test: {
          name: 'unit-isolated',
          include: isolatedUnits,
          exclude: notUnit,
          setupFiles: ['packages/client/testing-library.ts'],
          testTimeout: unitTimeout,
        },
      },
      {
        plugins: [weatherOfDresden()],
        test: {
          name: 'calculator',
          ...inOneWorker,
          include: ['packages/calculator/{src,tools}/**/*.test.ts'],
          exclude: ['**/*.endurance.test.ts', '**/node_modules/**'],
          testTimeout: 180_000,
        },
      },
      {
        ...integration,
        test: {
          ...integration.test,
          name: 'integration',
          exclude: [...isolated, '**/node_modules/**'],
          // A worker loads the server once, not once for each file.
          isolate: false,
        },
      },
      {
        ...integration,
        test: { ...integration.test, name: 'integration-isolated', include: isolated },
      },
    ],
  },
});
