/**
 * Which folder may import which (ARCHITECTURE.md, „Which folder owns what“). `pnpm check` runs it through
 * check-imports.ts; `pnpm depcruise packages e2e bench --focus <file>` shows the surroundings of one file.
 */

/** The folders of the server from the top down: each may import itself and those below it. */
const serverFolders = [
  'operator',
  'desk',
  'http',
  'delivery',
  'requests',
  'status',
  'forms',
  'platform',
];

/** What a folder may import beside that, and what it may not although it stands below. */
const exceptions = {
  // Its commands are processes of their own, which read the settings and open the database themselves.
  operator: { also: ['environment.ts', 'mikro-orm.config.ts'], not: ['http'] },
};

// Tests and their helpers may import anything.
const tests = '(\\.test\\.tsx?$|/testing/)';

/** What of the server runs in the desk. */
const sharedStatus = 'status/(states|apply-action|place-of|after-action)\\.ts$';

const serverRules = serverFolders.map((folder, index) => {
  const { also = [], not = [] } = exceptions[folder] ?? {};
  const below = serverFolders.slice(index).filter((name) => !not.includes(name));
  return {
    name: `server-${folder}`,
    comment: `${folder} may import ${[...below, ...also].join(', ')}, content and calculator.`,
    severity: 'error',
    from: { path: `^packages/server/src/${folder}/`, pathNot: tests },
    to: {
      path: '^packages/server/',
      pathNot: `^packages/server/(package\\.json|src/(${below.map((name) => `${name}/`).join('|')}${also.map((file) => `|${file.replace('.', '\\.')}$`).join('')}))`,
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...serverRules,
    {
      name: 'server-testing',
      comment: 'What runs on the site imports nothing that is made for tests.',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'tools',
      comment: 'What runs on the site imports no tool: those are commands of their own.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: '^packages/[^/]+/tools/' },
    },
    {
      name: 'server',
      comment: 'The server may import content and calculator.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: tests },
      to: { path: '^(packages/(?!server/|content/|calculator/)|e2e/|bench/)' },
    },
    {
      name: 'content',
      comment: 'Content may import the calculator.',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { path: '^(packages/(?!content/|calculator/)|e2e/|bench/)' },
    },
    {
      name: 'samples',
      comment: 'Only the launch check asks what is a sample: the table would weigh on a page.',
      severity: 'error',
      from: {
        path: '^(packages|e2e|bench)/',
        pathNot: `${tests}|^packages/content/src/(launch-check|company/samples|company/confirmed)\\.ts$`,
      },
      to: { path: '^packages/content/src/company/(samples\\.(ts|json)|confirmed\\.ts)$' },
    },
    {
      name: 'calculator',
      comment: 'The calculator imports nothing of the project.',
      severity: 'error',
      from: { path: '^packages/calculator/' },
      to: { path: '^(packages/(?!calculator/)|e2e/|bench/)' },
    },
    {
      name: 'client',
      comment:
        'The client may import content, calculator, and of the server its inputs and the types of router, rendering and own page.',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: '^packages/client/dev\\.ts$' },
      to: {
        path: '^(packages/server/|e2e/|bench/)',
        pathNot:
          '^packages/server/src/(http/(trpc/router|pages/rendering|own-page/own-page-view)\\.ts|[^/]+/[^/]+/[^/]+\\.input\\.ts)$',
      },
    },
    {
      name: 'client-types-only',
      comment:
        'The router is the server: the client may import its type, and those of rendering and own page.',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: {
        path: '^packages/server/src/http/(trpc/router|pages/rendering|own-page/own-page-view)\\.ts$',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'client-dev',
      comment: '`pnpm dev` may import of the server its settings.',
      severity: 'error',
      from: { path: '^packages/client/dev\\.ts$' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/environment\\.ts$' },
    },
    {
      name: 'desk',
      comment:
        "The desk may import content, the client's theme, and of the server its inputs, what an action makes of a request, and the types of the desk's router.",
      severity: 'error',
      from: { path: '^packages/desk/' },
      to: {
        path: '^(packages/(server|client|calculator)/|e2e/|bench/)',
        pathNot:
          '^packages/(client/src/(theme/|styles/|forms/zod-without-eval\\.ts)|server/src/(desk/desk-router\\.ts|status/(after-action|apply-action|place-of)\\.ts|[^/]+/[^/]+/[^/]+\\.input\\.ts))',
      },
    },
    {
      name: 'status-in-the-desk',
      comment: 'What an action makes of a request runs in the browser too.',
      severity: 'error',
      from: { path: `^packages/server/src/${sharedStatus}` },
      to: {
        pathNot: `^packages/(content/src/(berlin-clock|typography)\\.ts$|server/src/${sharedStatus})`,
      },
    },
    {
      name: 'desk-types-only',
      comment: 'The router is the server: the desk may import its type.',
      severity: 'error',
      from: { path: '^packages/desk/' },
      to: {
        path: '^packages/server/src/desk/',
        pathNot: '\\.input\\.ts$',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'client-without-desk',
      comment: "None of the desk's bytes reaches a visitor.",
      severity: 'error',
      from: { path: '^packages/(client|server|content)/' },
      to: { path: '^packages/desk/' },
    },
    {
      name: 'e2e',
      comment: 'Journeys meet the site from outside: they may import content.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(packages/(?!content/)|bench/)' },
    },
    {
      name: 'bench',
      comment:
        'Measurements may import what the exports of server, calculator, content and e2e offer.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^packages/client/' },
    },
    {
      name: 'package-by-name',
      comment:
        'Another package is imported by its name, so that its exports decide what can be taken.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|e2e|bench)/' },
      to: { path: '^(packages|e2e|bench)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'resolvable',
      comment: 'No file is found there, or the package does not export it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circle',
      comment:
        'Files that import each other cannot be read one after the other; types count as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is laid over a copy of the packages has its imports there.
    exclude: { path: '(^|/)(dist|test-results)/|^packages/server/fixtures/' },
    // Imports of types count too.
    tsPreCompilationDeps: true,
    // Without these no import from one of our packages to another resolves.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
