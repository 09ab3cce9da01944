import { computedAtBuild } from '@rebhang-solar/content/houses/computed-at-build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What the first load needs is one file: each more costs a request and its headers. The rest is fetched with the
 * page or window that needs it.
 */
const firstLoad = new RegExp(
  [
    '/node_modules/(?!(.*/)?zod/|.*/components/(Modal|Checkbox|Radio|Timeline|Fieldset|NativeSelect|List|Overlay|Textarea))',
    '/desk/src/(layout|list|theme)/(?!key-help|found-requests|windows)',
    '/desk/src/(request/(use-change|note-draft)|[^/]+$)',
    '/server/src/status/',
    '/content/src/(desk|status-words|company|figures|typography|forms/(form-kinds|shared)|error-titles|paths|project-stages|logo|palette)',
  ].join('|'),
);

export default defineConfig({
  plugins: [react(), computedAtBuild()],
  build: {
    outDir: 'dist',
    // As the site's (README).
    target: ['safari16.4', 'firefox114', 'chrome111'],
    // What is inlined as `data:` the Content-Security-Policy blocks.
    assetsInlineLimit: 0,
    // Otherwise Vite adds a script of its own for browsers older than these.
    modulePreload: { polyfill: false },
    // The one file of the first load; the journey desk.spec.ts weighs it.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'application', test: firstLoad }] } },
    },
  },
  // For `pnpm --filter @rebhang-solar/desk exec vite`: hot reload beside a desk that runs on its usual port, and in
  // which somebody has signed in. The cookie holds for every port of the machine.
  server: {
    proxy: {
      '/trpc': 'http://localhost:3900',
      '/anmelden': 'http://localhost:3900',
      '/fotos': 'http://localhost:3900',
      '^/anfragen/.*/fotos\\.zip$': 'http://localhost:3900',
    },
  },
});
