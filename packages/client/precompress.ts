import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The build has the time that an answer has not: each file once at the highest level, as `.br` and
// `.gz` beside it. The pages are left to the server, which first puts its address into them.
const client = join(import.meta.dirname, 'dist/client');

const encodings = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Pictures and typefaces are compressed by their own formats. */
const compressible = /\.(css|js|json|svg|txt|webmanifest|xml)$/;

async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, compress] of Object.entries(encodings)) {
    const smaller = await compress(content);
    if (smaller.length < content.length) await writeFile(file + ending, smaller);
  }
}

const files = await readdir(client, { recursive: true });
await Promise.all(
  files.filter((file) => compressible.test(file)).map((file) => precompress(join(client, file))),
);
