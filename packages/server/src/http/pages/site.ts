import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '@rebhang-solar/content/paths';
import type { SubmissionKind } from '../../requests/submission.entity.ts';
import { addBrotli, createText, type Resource } from './resource.ts';
import { loadStaticFiles } from './static-files.ts';

/** What became of a form that a browser posted without our script; the page is rendered from it. */
export type FormOutcome = {
  form: SubmissionKind;
  /** What the visitor typed, by field. */
  values: Record<string, string>;
  errors: Record<string, string>;
  receipt?: { reference: string; receivedAt: string };
  /** A German sentence when nothing was stored for another reason than the fields. */
  failure?: string;
};

/** The built client: its static files, its prerendered pages, and the way to render one more. */
export type Site = {
  /** As `pages`, by path, e.g. `/assets/index-….js`. */
  files: ReadonlyMap<string, Resource>;
  /** By path, decoded and in composed Unicode form (NFC), e.g. `/faq/photovoltaik-…-zuschüsse`. */
  pages: ReadonlyMap<string, Resource>;
  notFound: Resource;
  projectNotFound: Resource;
  /** Makes the pages as small as they get; takes 2 s, so not before the first visitor can come. */
  compressPages(): Promise<void>;
  /** The page of the form with its outcome, as a whole document. */
  renderOutcome(outcome: FormOutcome): Promise<string>;
};

type EntryServer = {
  renderDocument(template: string, path: string, outcome?: FormOutcome): Promise<string>;
};

const builtClient = resolve(import.meta.dirname, '../../../../client/dist');

const pageOfForm: Record<SubmissionKind, string> = {
  contact: paths.home,
  consultation: paths.consultation,
  maintenance: paths.maintenance,
  gridConnection: paths.gridConnection,
};

/**
 * Reads the built client into memory and puts in what only the running site knows.
 * @returns undefined when nothing is built (during development the pages come from Vite)
 */
export async function loadSite(settings: {
  publicUrl: string;
  analyticsId: string | undefined;
}): Promise<Site | undefined> {
  const pagesRoot = join(builtClient, 'pages');
  if (!(await stat(pagesRoot).catch(() => undefined))) return undefined;

  const complete = (html: string) =>
    html
      .replaceAll('__PUBLIC_URL__', settings.publicUrl)
      .replaceAll('__ANALYTICS_ID__', settings.analyticsId ?? '');

  const pages = new Map<string, Resource>();
  for (const file of await readdir(pagesRoot, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = complete(await readFile(join(pagesRoot, file), 'utf8'));
    pages.set(pathOf(file), createText(html, 'text/html; charset=utf-8'));
  }
  const template = await readFile(join(builtClient, 'template.html'), 'utf8');

  return {
    files: await loadStaticFiles(join(builtClient, 'client')),
    notFound: take(pages, '/404'),
    projectNotFound: take(pages, '/projekt-nicht-gefunden'),
    pages,
    async compressPages() {
      for (const page of pages.values()) await addBrotli(page);
    },
    async renderOutcome(outcome) {
      // Needed only when a browser posts a form by itself, so not loaded before.
      const entryServer: EntryServer = await import(
        pathToFileURL(join(builtClient, 'server/entry-server.js')).href
      );
      return complete(
        await entryServer.renderDocument(template, pageOfForm[outcome.form], outcome),
      );
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
function take(pages: Map<string, Resource>, path: string): Resource {
  const page = pages.get(path);
  if (!page) throw new Error(`The built client has no page ${path}`);
  pages.delete(path);
  return page;
}
