import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { companyMistakes } from '@rebhang-solar/content/company-rules';
import { loadArticles } from '@rebhang-solar/content/load-articles';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { siteOverview } from '@rebhang-solar/content/site-overview';
import type { Manifest } from 'vite';
import { applicationLinks } from './application-links.ts';
import { fileOf } from './page-files.ts';
import { indexFile, sectionIndex } from './src/pages/faq/section-index.ts';

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
const built = await readFile(new URL('template.html', dist), 'utf8');
const template = await withThemeStyles(withScriptLast(built));
await writeFile(new URL('template.html', dist), template);

const manifestFile = new URL('.vite/manifest.json', client);
const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
await rm(new URL('.', manifestFile), { recursive: true });
/** Pages that the server renders for one visitor get them as well. */
const links = applicationLinks(manifest);
await writeFile(new URL('application-links.json', dist), JSON.stringify(links));

await rm(pages, { recursive: true, force: true });
const files = [
  ...allPaths.map((path) => [path, fileOf(path), false] as const),
  ...Object.entries(standIns).map(([path, file]) => [path, file, false] as const),
  // What the server sends from the first day of 2027 on.
  [paths.from2027, 'ab-2027-begonnen.html', true] as const,
];
for (const [path, file, begun] of files) {
  // The server puts its public address in when it starts.
  const html = await renderDocument(template, '__PUBLIC_URL__', {
    path: decodeURIComponent(path),
    begun,
  });
  const target = new URL(encodeURI(file), pages);
  await mkdir(new URL('.', target), { recursive: true });
  // Replaced by a function: in a replacement string `$` would have a meaning of its own.
  await writeFile(
    target,
    html.replace('</body>', () => `${links[path] ?? ''}</body>`),
  );
}
await writeFile(new URL(indexFile, client), JSON.stringify(sectionIndex(await loadArticles())));
// Not by the server: its texts bring the calculator's model along, and each start would take 0.7 s longer.
await writeFile(new URL('llms.txt', dist), siteOverview('__PUBLIC_URL__'));

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

/**
 * Puts the theme's variables into the sheet, before the application's rules, which can so override them, and has
 * the typefaces of the first text fetched along with it.
 */
async function withThemeStyles(html: string): Promise<string> {
  const [link = '', href = ''] =
    /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/.exec(html) ?? [];
  const styles = themeStyles + (await readFile(new URL(href, client), 'utf8'));
  // Named by its new content, or a browser would keep the sheet of another theme.
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 8);
  const sheet = `assets/styles-${hash}.css`;
  await rm(new URL(href, client));
  await writeFile(new URL(sheet, client), styles);
  const preloads = ['archivo-german', 'narrow-space']
    .map((name) => new RegExp(`/assets/${name}-[\\w-]+\\.woff2`).exec(styles)?.[0])
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  return html.replace(link, `${preloads.join('')}<link rel="stylesheet" href="/${sheet}">`);
}
