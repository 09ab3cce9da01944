import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { companyMistakes } from '@rebhang-solar/content/company-rules';
import { allPaths } from '@rebhang-solar/content/paths';
import { siteOverview } from '@rebhang-solar/content/site-overview';
import type { Manifest } from 'vite';
import { applicationLinks } from './application-links.ts';
import { fileOf } from './page-files.ts';
import { pageStyles } from './page-styles.ts';

type EntryServer = typeof import('./src/entry-server.tsx');

const dist = new URL('./dist/', import.meta.url);
const client = new URL('client/', dist);
const pages = new URL('pages/', dist);

/** Paths without a route of their own: their pages are served with status 404. */
const standIns: Record<string, string> = {
  '/404': '404.html',
  '/photovoltaik-projekte-referenzen/projekt-nicht-gefunden': 'projekt-nicht-gefunden.html',
};

const mistakes = companyMistakes();
if (mistakes.length > 0) {
  process.stderr.write(`${mistakes.join('\n')}\n`);
  process.exit(1);
}

const { renderDocument, themeStyles }: EntryServer = await import(
  new URL('server/entry-server.js', dist).href
);

// The template is no page: it leaves the folder from which files are served.
await rename(new URL('index.html', client), new URL('template.html', dist));
const built = withScriptLast(await readFile(new URL('template.html', dist), 'utf8'));
await rm(pages, { recursive: true, force: true });

const files = new Map([
  ...allPaths.map((path) => [path, fileOf(path)] as const),
  ...Object.entries(standIns),
]);
const documents = new Map<string, string>();
for (const path of files.keys()) {
  // The server puts its public address in when it starts.
  const page = { path: decodeURIComponent(path) };
  documents.set(path, await renderDocument(built, '__PUBLIC_URL__', page));
}

const manifestFile = new URL('.vite/manifest.json', client);
const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
await rm(new URL('.', manifestFile), { recursive: true });

/**
 * Vite puts the script into the head, where it holds back the end of parsing until it has arrived. Only then
 * does a browser go to the fragment of the address for the last time, and takes the focus along: to the heading
 * of a form's step, out of the field that somebody has begun to fill in.
 */
function withScriptLast(html: string): string {
  const [found = ''] = /\s*<script type="module"[^>]*><\/script>/.exec(html) ?? [];
  const last = found.trim().replace('type="module"', 'type="module" async');
  return html.replace(found, '').replace('</body>', () => `${last}</body>`);
}

const fontFace = /@font-face\s*\{[^}]*\}/g;
const builtLink = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/;
const builtSheet = builtLink.exec(built)?.[1] ?? '';
const builtStyles = await readFile(new URL(builtSheet.slice(1), client), 'utf8');
// In each document and not in the sheet: typefaces that are named again when the application comes would make the
// browser set all of the page's text again.
const typefaces = builtStyles.match(fontFace)?.join('') ?? '';
const preloads = ['archivo-german', 'narrow-space']
  .map((name) => new RegExp(`/assets/${name}-[\\w-]+\\.woff2`).exec(builtStyles)?.[0])
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('');
// The theme first, so that the application's rules can override its variables.
const rules = themeStyles + builtStyles.replaceAll(fontFace, '');
const sheet = await addAsset('styles', 'css', rules);
await rm(new URL(builtSheet.slice(1), client));

/** What the Content-Security-Policy allows of style elements: those of all documents, as `sha256-…`. */
const styleHashes = new Set<string>();

/** Documents that the server renders for one visitor can show anything, and take the whole sheet. */
const template = withStyles(
  built,
  `${styleElement(typefaces)}<link rel="stylesheet" href="${sheet}">`,
);
await writeFile(new URL('template.html', dist), template);

/** Pages that the server renders for one visitor get them as well. */
const links = applicationLinks(manifest, sheet);
await writeFile(new URL('application-links.json', dist), JSON.stringify(links));

for (const group of Map.groupBy(documents.keys(), groupOf).values()) {
  const css = pageStyles(
    rules + typefaces,
    group.map((path) => documents.get(path) ?? ''),
  );
  const own = `${styleElement(css)}<link rel="stylesheet" href="${sheet}" disabled>`;
  for (const path of group) {
    const target = new URL(encodeURI(files.get(path) ?? ''), pages);
    await mkdir(new URL('.', target), { recursive: true });
    const html = (documents.get(path) ?? '').replace(
      '</body>',
      () => `${links[path] ?? ''}</body>`,
    );
    await writeFile(target, withStyles(html, own));
  }
}
await writeFile(new URL('style-hashes.json', dist), JSON.stringify([...styleHashes]));
// Not by the server: its texts bring the calculator's model along, and each start would take 0.7 s longer.
await writeFile(new URL('llms.txt', dist), siteOverview('__PUBLIC_URL__'));

/** Pages of one kind, like the articles, share their styles: the policy names fewer. */
function groupOf(path: string): string {
  const [, folder = '', page] = path.split('/');
  return page === undefined ? path : `${folder}/`;
}

function styleElement(css: string): string {
  styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`);
  return `<style>${css}</style>`;
}

/** Replaced by a function: in a replacement string `$` would have a meaning of its own. */
function withStyles(html: string, elements: string): string {
  return html.replace(builtLink, () => preloads + elements);
}

/** Writes a file under a name that changes with its content. */
async function addAsset(name: string, ending: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const path = `assets/${name}-${hash}.${ending}`;
  await writeFile(new URL(path, client), content);
  return `/${path}`;
}
