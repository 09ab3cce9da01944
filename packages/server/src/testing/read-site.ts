import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { strFromU8, unzipSync } from 'fflate';
import { buildGridConnectionPdf } from '../delivery/documents/grid-connection-pdf.ts';
import { buildPowerOfAttorney } from '../delivery/documents/power-of-attorney-docx.ts';
import { buildPowerOfAttorneyPdf } from '../delivery/documents/power-of-attorney-pdf.ts';
import { inventedRequest } from '../operator/seed/invented-requests.ts';
import { readPdf, textIn } from './read-pdf.ts';
import { startSiteProcess } from './site-process.ts';

// `node packages/server/src/testing/read-site.ts MAILS FILE`: writes all that the built site gives to read to a file: pages
// with their heads, what search engines fetch, the mails that `pnpm mails` has put into a folder, papers, the desk's
// words and the invented requests. As JSON, each text by the place where it stands.

const [mails, file] = process.argv.slice(2);
if (mails === undefined || file === undefined) throw new Error('Expected: MAILS FILE');

const texts: Record<string, string> = {};
const folder = await mkdtemp(join(tmpdir(), 'read-site-'));
const site = await startSiteProcess({ DATA_DIR: folder, RATE_LIMIT: '0' });
try {
  const files = ['/sitemap.xml', '/llms.txt', '/robots.txt', '/.well-known/security.txt'];
  const addresses = [
    ...allPaths,
    paths.solarCalculator,
    paths.offerCheck,
    '/keine-seite',
    ...files,
  ];
  for (const address of new Set(addresses)) {
    const response = await fetch(site.url + address);
    texts[`${response.status} ${decodeURIComponent(address)}`] = await response.text();
  }
} finally {
  await site.end('SIGTERM');
  await rm(folder, { recursive: true });
}

for (const name of await readdir(mails)) {
  texts[`mail: ${name}`] = await readFile(join(mails, name), 'utf8');
}

const reference = 'PV-7K3M-Q9XD-2R4T';
texts['grid form'] = await textIn(await readPdf(await buildGridConnectionPdf({}, reference)));
texts['power of attorney, PDF'] = await textIn(await readPdf(await buildPowerOfAttorneyPdf({})));
const { 'word/document.xml': word } = unzipSync(await buildPowerOfAttorney({}));
texts['power of attorney, Word'] = strFromU8(word ?? new Uint8Array());

const desk = resolve(import.meta.dirname, '../../../desk/dist');
for (const name of await readdir(desk, { recursive: true })) {
  if (/\.(html|js)$/.test(name)) texts[`desk: ${name}`] = await readFile(join(desk, name), 'utf8');
}
// More than there are of each kind, people or towns.
for (let index = 0; index < 60; index += 1) {
  texts[`invented request ${index}`] = JSON.stringify(inventedRequest(index));
}

await writeFile(file, JSON.stringify(texts));
