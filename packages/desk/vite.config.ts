import { computedAtBuild } from '@rebhang-solar/content/houses/computed-at-build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  },
  // For `pnpm --filter @rebhang-solar/desk exec vite`, beside a desk that runs on its usual port.
  server: { proxy: { '/trpc': 'http://localhost:3900' } },
});
