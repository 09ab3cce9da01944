import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const builtDesk = resolve(import.meta.dirname, '../../../desk/dist');

/** Stands in the built page where the nonce of an answer belongs. */
const nonceMark = '__CSP_NONCE__';

/** The built desk (packages/desk). @returns undefined when nothing is built */
export async function loadShell(root = builtDesk) {
  const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const files = await readdir(join(root, 'assets'));
  const font = files.find((file) => /^archivo-latin-wght-normal.*\.woff2$/.test(file));
  return {
    /** The folder of its files. */
    root,
    page: (nonce: string) => html.replaceAll(nonceMark, nonce),
    fontHref: font && `/assets/${font}`,
  };
}
