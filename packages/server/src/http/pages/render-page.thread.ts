import { workerData } from 'node:worker_threads';
import type { PageFrame } from './built-pages.ts';
import type { EntryServer, PageRequest } from './rendering.ts';

const { entryServer, template, siteUrl, applicationLinks } = workerData as PageFrame;

export default async function renderPage(request: PageRequest): Promise<string> {
  const { renderDocument }: EntryServer = await import(entryServer);
  const html = await renderDocument(template, siteUrl, request);
  // On the answer to a posted form the application does not start.
  if (request.outcome) return html;
  return html.replace('</body>', () => `${applicationLinks[request.path] ?? ''}</body>`);
}
