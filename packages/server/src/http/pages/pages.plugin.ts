import { reformBegun } from '@rebhang-solar/content/figures/reform';
import { indexablePaths, paths, projectFolder } from '@rebhang-solar/content/paths';
import { securityTextOf } from '@rebhang-solar/content/security-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientLimits } from '../../platform/client-limits.ts';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { isBelowTrpc } from '../trpc/trpc-error.ts';
import type { BuiltPages } from './built-pages.ts';
import { busyPage } from './notice-page.ts';
import { QueryPages } from './query-pages.ts';
import { staticFiles } from './static-files.ts';
import { TextResource } from './text-resource.ts';

/** The built site: files from disk; pages and what search engines ask for from memory. */
export async function pagesPlugin(
  app: FastifyInstance,
  {
    pages,
    publicUrl,
    clientLimits,
  }: { pages: BuiltPages; publicUrl: string; clientLimits: Pick<ClientLimits, 'count'> },
) {
  await app.register(staticFiles, { root: pages.filesRoot });

  const texts = new Map([
    ...pages.byPath,
    ['/sitemap.xml', new TextResource(sitemap(publicUrl), 'application/xml; charset=utf-8')],
    ['/robots.txt', plainText(robots(publicUrl))],
    ['/.well-known/security.txt', plainText(securityTextOf(publicUrl, new Date()))],
    ['/llms.txt', plainText(pages.overview)],
  ]);

  const queryPages = new QueryPages(pages);
  const bySpelling = new Map([...pages.byPath.keys()].map((path) => [spellingOf(path), path]));

  // Everything that no other route takes.
  app.get('/*', async (request, reply) => {
    const path = requestedPath(request);
    const query = queryPages.queryOf(path, request.url);
    if (query !== '') {
      try {
        const admit = () => clientLimits.count(request.ip, 'page');
        return (await queryPages.page(path, query, request.ip, admit)).send(request, reply);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.log.debug({ code: error.code }, 'page not rendered');
        if (error.retryAfter) reply.header('retry-after', error.retryAfter);
        return reply
          .status(errorTable[error.code].status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(busyPage(error.code));
      }
    }
    const isBegun = path === paths.from2027 && reformBegun(new Date());
    const text = isBegun ? pages.from2027Begun : texts.get(path);
    if (text) return text.send(request, reply);
    if (path.startsWith('/api/') || isBelowTrpc(request.url)) throw new AppError('notFound');
    const page = path.length > longestPath ? undefined : bySpelling.get(spellingOf(path));
    if (page) return reply.redirect(encodeURI(page) + queryOf(request), 301);
    const missing = path.startsWith(projectFolder) ? pages.projectNotFound : pages.notFound;
    return missing.send(request, reply, 404);
  });
}

/** In how many ways people write the same address: capitals, ü as one character, as two, or as ue, a slash at the end. */
function spellingOf(path: string): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/\/$/, '');
}

/** In characters. None of ours is as long; composing 16 KB of combining marks keeps a core busy for 5 ms. */
const longestPath = 500;

/** As it came, with its question mark. */
const queryOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The path as the pages are keyed: decoded. */
function requestedPath(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const plainText = (text: string) => new TextResource(text, 'text/plain; charset=utf-8');

function sitemap(publicUrl: string): string {
  const urls = indexablePaths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(publicUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
