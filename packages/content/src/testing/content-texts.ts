import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, InlineLink } from '../article.ts';
import { faqCards } from '../faq/overview.ts';
import { type Figure, show } from '../figures/figure.ts';

/** All that the modules of some folders and those below them export, by their files. */
export async function loadTexts(folders: readonly string[]): Promise<Record<string, unknown>> {
  const root = join(import.meta.dirname, '..');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, { ...(await import(join(root, file))) }] as const),
    ),
  );
}

/** All that the modules of one folder of the content export, by the name of the module. */
export async function loadFolder(folder: string): Promise<Record<string, unknown>> {
  const path = join(import.meta.dirname, '..', folder);
  const names = readdirSync(path)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, { ...(await import(join(path, `${name}.ts`))) }]),
    ),
  );
}

/** Keys whose strings nobody reads on the page. */
const unread = new Set([
  ...['id', 'formId', 'type', 'kind', 'drawing', 'slug'],
  ...['to', 'href', 'placeholder', 'picture', 'image', 'additionalImages'],
  ...['meta', 'keywords', 'lang', 'from'],
]);

function isFigure(value: object): value is Figure {
  return 'unit' in value && 'asOf' in value;
}

function isLink(value: unknown): value is InlineLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    ('to' in value || 'href' in value)
  );
}

/** Pieces of text and links in order are one text; any other list is not. */
function joinedText(pieces: readonly unknown[]): string | undefined {
  const words = pieces.filter((piece) => typeof piece === 'string' || isLink(piece));
  if (!pieces.some(isLink) || words.length < pieces.length) return undefined;
  return words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** Every text of a piece of content that a visitor can read, in order. */
export function visibleTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const joined = joinedText(value);
    return joined === undefined ? value.flatMap(visibleTexts) : [joined];
  }
  if (isFigure(value)) return [show(value)];
  // Beside a heading, title and description are for the browser's tab and the search engine.
  const head = 'heading' in value ? ['title', 'description'] : [];
  return Object.entries(value)
    .filter(([key]) => !unread.has(key) && !head.includes(key))
    .flatMap(([, part]) => visibleTexts(part));
}

/** What a visitor reads of an article. */
export function articleTexts(article: Article): string[] {
  return [faqCards[article.slug].question, ...visibleTexts(article)];
}

/** Every address within the site that a piece of content links to. */
export function internalLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(internalLinks);
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'to' && typeof part === 'string' ? [part] : internalLinks(part),
  );
}

/** As a reader sees it: the spaces between number and unit are tested on their own. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
