import { workerData } from 'node:worker_threads';
import type { PageFrame } from './built-pages.ts';
import type { EntryServer, PageRequest } from './rendering.ts';

const { entryServer, template, siteUrl } = workerData as PageFrame;

export default async function renderPage(request: PageRequest): Promise<string> {
  const { renderDocument }: EntryServer = await import(entryServer);
  return renderDocument(template, siteUrl, request);
}
