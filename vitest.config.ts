import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, userInfo } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';
import { weatherOfDresden } from './packages/calculator/src/testing/weather-of-dresden.ts';
import { computedAtBuild } from './packages/content/src/houses/computed-at-build.ts';

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

/**
 * Files whose modules are theirs alone: they put something in the place of a module, a global or a setting, or have a
 * document, for which the testing library sets itself up as it is loaded.
 */
const isolatedUnits = globSync(unitTests).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubGlobal)\b|process\.env\.\w+ =|@vitest-environment/.test(
    readFileSync(file, 'utf8'),
  ),
);

const notUnit = [
  '**/*.{integration,endurance,as-root,replaced}.test.ts',
  'packages/calculator/**',
  '**/node_modules/**',
];
/** It ends what hangs: whole forms and many houses take long on a busy two-core machine. */
const unitTimeout = 180_000;

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
          exclude: [...notUnit, ...isolatedUnits],
          // A worker loads a module once, not once for each file.
          isolate: false,
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
