import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ownPages } from '@rebhang-solar/content/own-page-paths';
import type { Plugin } from 'vite';
import { embeddedData } from './src/pages/own-page/page-data.ts';

/** What the server needs of a browser's request. */
const passedOn = ['content-type', 'cookie', 'origin', 'sec-fetch-site'];

/** What the browser needs of the server's answer. */
const passedBack = ['cache-control', 'location', 'referrer-policy', 'x-robots-tag'];

/**
 * Shows visitors' own pages while the pages come from Vite: what the server knows of them is put as data into Vite's
 * own document. Built, the server renders them.
 */
export function ownPagesInDevelopment(server: string): Plugin {
  return {
    name: 'own-pages-in-development',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const { url = '/' } = request;
        const isPage = new URL(url, server).pathname.startsWith(ownPages);
        // Photographs and the script's own requests go to the server as they are.
        if (!isPage || !request.headers.accept?.includes('text/html')) return next();
        try {
          const answer = await ask(server + url, request);
          response.statusCode = answer.status;
          response.setHeader('set-cookie', answer.headers.getSetCookie());
          for (const name of passedBack) {
            const value = answer.headers.get(name);
            if (value !== null) response.setHeader(name, value);
          }
          if (answer.headers.has('location')) return response.end();
          const data = await answer.json();
          const shown = 'shows' in data ? data : { shows: 'missing' };
          const document = await readFile(join(vite.config.root, 'index.html'), 'utf8');
          const html = await vite.transformIndexHtml(url, document);
          const element = embeddedData({ answer: shown, now: new Date().toISOString() });
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html.replace('</body>', () => `${element}</body>`));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function ask(address: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', headers } = request;
  const given = passedOn.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return fetch(address, {
    method,
    headers: { ...Object.fromEntries(given), accept: 'application/json' },
    redirect: 'manual',
    ...(method === 'POST' && { body: await buffer(request) }),
  });
}
