import fastifyStatic from '@fastify/static';
import { indexablePaths, projectPath } from '@rebhang-solar/content/paths';
import { siteOverview } from '@rebhang-solar/content/site-overview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Page, Site } from './site.ts';

const projectFolder = projectPath('freital').replace(/[^/]+$/, '');
const yearInSeconds = 31_536_000;

/** The built site: hashed assets for good, pages from memory, and the files search engines ask for. */
export async function sitePlugin(
  app: FastifyInstance,
  { site, publicUrl }: { site: Site; publicUrl: string },
) {
  await app.register(fastifyStatic, {
    root: site.staticRoot,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });

  app.get('/sitemap.xml', (_request, reply) => {
    const urls = indexablePaths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...urls,
          '</urlset>',
          '',
        ].join('\n'),
      );
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/llms.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(siteOverview(publicUrl)),
  );

  app.get('/*', (request, reply) => {
    const path = requestedPath(request);
    if (path.startsWith('/api/')) throw new AppError('notFound');
    if (path !== '/' && path.endsWith('/') && site.pages.has(path.slice(0, -1))) {
      return reply.redirect(encodeURI(path.slice(0, -1)), 308);
    }
    const page = site.pages.get(path);
    if (page) return sendPage(request, reply, page);
    const missing = path.startsWith(projectFolder) ? site.projectNotFound : site.notFound;
    return reply.status(404).type('text/html; charset=utf-8').send(missing.html);
  });
}

/** The path as the pages are keyed: decoded, and with ü as one character however it was sent. */
function requestedPath(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: page.etag });
  const known = request.headers['if-none-match'] ?? '';
  if (known.split(/\s*,\s*/).includes(page.etag)) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
