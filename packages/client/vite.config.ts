import { join } from 'node:path';
import { projects } from '@rebhang-solar/content/company/projects';
import { computedAtBuild } from '@rebhang-solar/content/houses/computed-at-build';
import { projectYield } from '@rebhang-solar/content/project-yield';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { imagetools, resolveConfigs } from 'vite-imagetools';

function imageDirectives(kind: URLSearchParams): string {
  // 680 and 750 px are a phone of 412 px at its usual density, with and without margins. Effort 2 takes a fraction of AVIF's usual time.
  if (kind.has('picture'))
    return 'w=480;680;750;960;1600&format=avif&quality=44&effort=2&as=picture';
  return '';
}

/** As the README names them. */
const supportedBrowsers = ['safari16.4', 'firefox114', 'chrome111'];

/** In development no server fills the placeholders of the document, so Vite does. */
function developmentPlaceholders(): Plugin {
  return {
    name: 'development-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => ({
      html: html
        .replaceAll('__PUBLIC_URL__', process.env.PUBLIC_URL ?? '')
        .replaceAll('__ANALYTICS_ID__', process.env.ANALYTICS_ID ?? ''),
      // A page exports its head beside its component; that alone need not load the document again.
      tags: [
        {
          tag: 'script',
          children: "window.__getReactRefreshIgnoredExports = () => ['handle'];",
          injectTo: 'head-prepend',
        },
      ],
    }),
  };
}

/**
 * Modules that are used together are one file: each file costs a request, and a kilobyte of headers. What
 * every page needs is one file, and what many pages share – pictures, figures, blocks of text – one each.
 * The first group that matches takes a module, and with it all that it imports; the rest is split by the
 * imports as usual. What every page needs stands first: in a later group it would bring that group to every page.
 */
const sharedFiles = [
  {
    name: 'application',
    // No module that `boot.ts` imports, also by way of another: every page would wait for this file.
    test: /src\/(components\/(button-row|columns|facts|page-frame|phone|section)|head\/page-head|layout\/site-layout|toasts\/toaster)|@mantine\/(hooks|core\/esm\/(core|components\/List))\//,
  },
  {
    name: 'pictures',
    test: /src\/components\/(closing|contact-card|picture)|client\/pictures\//,
  },
  // The privacy notice reads all three: one name less for each in the list that every page carries.
  { name: 'forms', test: /content\/src\/forms\/(contact|consultation|maintenance)\.ts/ },
  {
    name: 'figures',
    test: /content\/src\/(figures|in-state|company\/(claims|prices))/,
    minShareCount: 5,
  },
  {
    name: 'blocks',
    test: /src\/components\/(blocks|drawings|questions|text-sections)|content\/src\/(drawings|md)/,
  },
];

/**
 * A picture is named by its content alone: the same one under two names is one file, and the two builds,
 * for browser and server, would not call it the same.
 */
function assetFileNames({ names: [name = ''] }: { names: string[] }): string {
  return /\.(avif|webp|jpg)$/.test(name)
    ? 'assets/[hash][extname]'
    : 'assets/[name]-[hash][extname]';
}

/**
 * A page's script bears its name. Articles, and what several pages share, are named by their content alone: the
 * list of all names, which every page carries, would be half a kilobyte longer.
 */
function chunkFileNames({
  name,
  isDynamicEntry,
}: {
  name: string;
  isDynamicEntry: boolean;
}): string {
  return isDynamicEntry && !name.startsWith('photovoltaik-')
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash].js';
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    imagetools({
      // Checked in, or each build from nothing would encode all pictures again. What no picture of the build has left there goes.
      cache: { dir: join(import.meta.dirname, 'pictures/encoded'), retention: 0 },
      // `import picture from './x.jpg?picture'` gives every size and format of a rendering.
      defaultDirectives: ({ searchParams }) => new URLSearchParams(imageDirectives(searchParams)),
      // Without AVIF are Edge before 121 and browsers older than the README's: one WebP, of 960 px, does for them.
      resolveConfigs: (entries, formats) => {
        const files = resolveConfigs(entries, formats);
        return [...files, { ...files.at(-2), format: 'webp' }];
      },
    }),
    developmentPlaceholders(),
    computedAtBuild(),
  ],
  define: {
    // Otherwise the bundle for the server would bring React's development form along, which takes twice as long.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    // Calculated here: the calculator's model would weigh more than the pages that show its numbers.
    PROJECT_YIELDS: JSON.stringify(
      Object.fromEntries(
        hasCalculator
          ? Object.entries(projects).map(([id, project]) => [id, projectYield(project)])
          : [],
      ),
    ),
  },
  build: {
    outDir: 'dist/client',
    // The oldest browsers that the README names; supported-browsers.test.ts checks their APIs.
    target: isSsrBuild ? 'node24' : supportedBrowsers,
    // prerender.ts reads in it which files a page's code needs.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // One sheet for the whole site, of which each prerendered page carries its part (prerender.ts).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        assetFileNames,
        ...(isSsrBuild ? {} : { chunkFileNames, codeSplitting: { groups: sharedFiles } }),
      },
    },
  },
  // The bundle that answers native form posts brings its libraries along in their production form.
  ssr: { noExternal: true },
}));
