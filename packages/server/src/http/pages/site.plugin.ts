import { indexablePaths, projectPath } from '@rebhang-solar/content/paths';
import { securityTextOf } from '@rebhang-solar/content/security-text';
import { siteOverview } from '@rebhang-solar/content/site-overview';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { createText, sendResource } from './resource.ts';
import type { Site } from './site.ts';

const projectFolder = projectPath('freital').replace(/[^/]+$/, '');
/** Everything that no other route takes. */
export const sitePattern = '/*';

/** The built site from memory: files, pages, and what search engines ask for. */
export async function sitePlugin(
  app: FastifyInstance,
  { site, publicUrl }: { site: Site; publicUrl: string },
) {
  const files = new Map([
    ...site.files,
    ['/sitemap.xml', createText(sitemap(publicUrl), 'application/xml; charset=utf-8')],
    ['/robots.txt', createText(robots(publicUrl), 'text/plain; charset=utf-8')],
    [
      '/.well-known/security.txt',
      createText(securityTextOf(publicUrl, new Date()), 'text/plain; charset=utf-8'),
    ],
    ['/llms.txt', createText(siteOverview(publicUrl), 'text/plain; charset=utf-8')],
  ]);

  app.get(sitePattern, (request, reply) => {
    const path = requestedPath(request);
    const resource = files.get(path) ?? site.pages.get(path);
    if (resource) return sendResource(request, reply, resource);
    if (path.startsWith('/api/')) throw new AppError('notFound');
    if (path !== '/' && path.endsWith('/') && site.pages.has(path.slice(0, -1))) {
      return reply.redirect(encodeURI(path.slice(0, -1)), 308);
    }
    const missing = path.startsWith(projectFolder) ? site.projectNotFound : site.notFound;
    return sendResource(request, reply, missing, 404);
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
