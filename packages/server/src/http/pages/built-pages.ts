import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calculatorPaths } from '@rebhang-solar/content/paths';
import { ThreadQueue } from '../../platform/threads/thread-queue.ts';
import type { PageRequest } from './rendering.ts';
import { TextResource } from './text-resource.ts';

/** The built client: its static files, its prerendered pages, and the way to render one more. */
export type BuiltPages = NonNullable<Awaited<ReturnType<typeof loadPages>>>;

/** What is the same for every page; the rendering thread starts with it. */
export type PageFrame = {
  /** File URL of the client's built entry for the server. */
  entryServer: string;
  template: string;
  siteUrl: string;
  /** By path, for the end of the body: what fetches the application on pages that are filled in. */
  applicationLinks: Record<string, string>;
};

const builtClient = resolve(import.meta.dirname, '../../../../client/dist');

/**
 * Reads the built pages into memory and fills in what depends on the settings.
 * @returns undefined when nothing is built (during development the pages come from Vite)
 */
export async function loadPages(settings: { publicUrl: string; analyticsId: string | undefined }) {
  const pagesRoot = join(builtClient, 'pages');
  if (!(await stat(pagesRoot).catch(() => undefined))) return undefined;

  const complete = (html: string) =>
    html
      .replaceAll('__PUBLIC_URL__', settings.publicUrl)
      .replaceAll('__ANALYTICS_ID__', settings.analyticsId ?? '');

  const pages = new Map<string, TextResource>();
  for (const file of await readdir(pagesRoot, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = complete(await readFile(join(pagesRoot, file), 'utf8'));
    pages.set(pathOf(file), new TextResource(html, 'text/html; charset=utf-8'));
  }
  const read = (file: string) => readFile(join(builtClient, file), 'utf8');
  const frame: PageFrame = {
    entryServer: pathToFileURL(join(builtClient, 'server/entry-server.js')).href,
    // Placeholders are replaced before the visitor's texts go in: one that was typed would be replaced too.
    template: complete(await read('template.html')),
    siteUrl: settings.publicUrl,
    applicationLinks: JSON.parse(await read('application-links.json')),
  };
  const startRenderer = () =>
    new ThreadQueue<PageRequest, string>(new URL('./render-page.thread.ts', import.meta.url), {
      // Under half a second of work, except for calculations.
      places: 10,
      // Of the clock: where other programs take the processor, half a second of work can last ten.
      timeLimit: 20_000,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
      workerData: frame,
    });
  const renderer = startRenderer();
  // A calculation takes as long as twenty other pages: a form that was posted does not wait for them.
  const calculator = startRenderer();

  const from2027Begun = take(pages, '/ab-2027-begonnen');
  return {
    /** The folder of its static files. */
    filesRoot: join(builtClient, 'client'),
    notFound: take(pages, '/404'),
    projectNotFound: take(pages, '/projekt-nicht-gefunden'),
    /** What /ab-2027 is from the first day of 2027 on. */
    from2027Begun,
    /** By path, decoded and in composed Unicode form (NFC), e.g. `/faq/photovoltaik-…-zuschüsse`. */
    byPath: pages as ReadonlyMap<string, TextResource>,
    /** The site for readers that are programs (llms.txt). */
    overview: complete(await read('llms.txt')),
    /** Makes the pages as small as they get; takes 2 s, so not before the first visitor can come. */
    async compressPages(): Promise<void> {
      for (const page of [...pages.values(), from2027Begun]) await page.addBrotli();
    },
    /**
     * Renders a page on request, in a thread of its own, so that nobody else waits for it.
     * @param address of the client
     * @throws AppError `busy` when the client's pages have no place in the queue, `unavailable`
     */
    render: (request: PageRequest, address: string) =>
      (calculatorPaths.includes(request.path) ? calculator : renderer).run(request, address),
    /** Ends those threads. */
    async close(): Promise<void> {
      await Promise.all([renderer.close(), calculator.close()]);
    },
  };
}

/** `faq/photovoltaik-steuern-2025.html` → `/faq/photovoltaik-steuern-2025`; `index.html` → `/`. */
function pathOf(file: string): string {
  const path = relative('.', file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')
    .normalize('NFC');
  return path === 'index' ? '/' : `/${path}`;
}

/** The special pages answer for other addresses and have none of their own. */
function take(pages: Map<string, TextResource>, path: string): TextResource {
  const page = pages.get(path);
  if (!page) throw new Error(`The built client has no page ${path}`);
  pages.delete(path);
  return page;
}
