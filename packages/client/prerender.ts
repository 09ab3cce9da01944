import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { allPaths } from '@rebhang-solar/content/paths';
import { fileOf } from './page-files.ts';

type EntryServer = typeof import('./src/entry-server.tsx');

const dist = new URL('./dist/', import.meta.url);
const pages = new URL('pages/', dist);

/** Paths that no route answers; what is rendered for them is served with status 404. */
const standIns: Record<string, string> = {
  '/404': '404.html',
  '/photovoltaik-projekte-referenzen/projekt-nicht-gefunden': 'projekt-nicht-gefunden.html',
};

const { renderDocument }: EntryServer = await import(new URL('server/entry-server.js', dist).href);

// The template is no page: it leaves the folder from which files are served.
await rename(new URL('client/index.html', dist), new URL('template.html', dist));
const template = await readFile(new URL('template.html', dist), 'utf8');
await rm(pages, { recursive: true, force: true });

const documents = new Map([
  ...allPaths.map((path) => [path, fileOf(path)] as const),
  ...Object.entries(standIns),
]);
/** What the Content-Security-Policy allows of style elements: those of all documents, as `sha256-…`. */
const styleHashes = new Set<string>();
for (const [path, file] of documents) {
  const target = new URL(encodeURI(file), pages);
  const html = await renderDocument(template, decodeURIComponent(path));
  for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
    styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`);
  }
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, html);
}
await writeFile(new URL('style-hashes.json', dist), JSON.stringify([...styleHashes]));
