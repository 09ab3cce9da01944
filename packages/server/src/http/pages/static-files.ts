import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { createResource, type Resource } from './resource.ts';

const yearInSeconds = 31_536_000;

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Reads the built files (about 6 MB) into memory, with the compressed forms that lie beside them.
 * @returns by the path they are asked for, decoded and in composed Unicode form (NFC)
 */
export async function loadStaticFiles(root: string): Promise<Map<string, Resource>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)),
  );

  const resources = new Map<string, Resource>();
  for (const [file, content] of contents) {
    if (/\.(br|gz)$/.test(file)) continue;
    const path = file.slice(root.length).split(sep).join('/').normalize('NFC');
    resources.set(
      path,
      createResource(
        content,
        types[extname(file)] ?? 'application/octet-stream',
        // The bundler names what lies in this folder after its content.
        path.startsWith('/assets/')
          ? `public, max-age=${yearInSeconds}, immutable`
          : 'public, max-age=3600',
        { br: contents.get(`${file}.br`), gzip: contents.get(`${file}.gz`) },
      ),
    );
  }
  return resources;
}
