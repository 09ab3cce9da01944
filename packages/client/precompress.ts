import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Each file once at the highest level, which would take too long for an answer, as `.br` and `.gz` beside
// it. The server compresses the pages itself, after it has put its address into them.
const [folder = ''] = process.argv.slice(2);

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

const files = await readdir(folder, { recursive: true });
await Promise.all(
  files.filter((file) => compressible.test(file)).map((file) => precompress(join(folder, file))),
);
