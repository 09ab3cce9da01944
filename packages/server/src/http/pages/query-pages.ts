import { formatOffers, offerNames, parseOffers } from '@rebhang-solar/calculator/offer/offer-query';
import {
  defaultQuery,
  formatQuery,
  type Parameters,
  parseQuery,
} from '@rebhang-solar/calculator/query/query';
import { carriedParameters } from '@rebhang-solar/content/forms/carried-result';
import { prefillable } from '@rebhang-solar/content/forms/prefillable';
import { paths, searchParameter, subjectParameter } from '@rebhang-solar/content/paths';
import { formatProjectFilter, parseProjectFilter } from '@rebhang-solar/content/project-filter';
import type { BuiltPages } from './built-pages.ts';
import { TextResource } from './text-resource.ts';

/**
 * The pages whose content depends on their query. Each function returns what matters of the query, equal
 * queries alike, or '' when the prerendered page is the answer.
 */
const readers: Record<string, (parameters: Parameters) => string> = {
  [paths.solarCalculator]: calculatorQuery,
  [paths.offerCheck]: offersQuery,
  [paths.projects]: (parameters) => formatProjectFilter(parseProjectFilter(parameters)),
  [paths.home]: filledIn('contact'),
  [paths.consultation]: filledIn('consultation'),
  [paths.maintenance]: filledIn('maintenance'),
  [paths.faq]: (parameters) => named([searchParameter], parameters),
};

/** What a link fills into a form: its fields, and the subject of a call to action. */
function filledIn(form: keyof typeof prefillable): (parameters: Parameters) => string {
  const carried = form === 'consultation' ? carriedParameters : [];
  return (parameters) => named([...prefillable[form], subjectParameter, ...carried], parameters);
}

/** How many pages are kept, of 150 KB each at most. */
const mostKept = 50;

/** Pages rendered for their query, one at a time and each only once while it is remembered. */
export class QueryPages {
  readonly #pages: BuiltPages;
  readonly #kept = new Map<string, Promise<TextResource>>();

  constructor(pages: BuiltPages) {
    this.#pages = pages;
  }

  /** What counts in the query of a page; '' for every page that is the same with any query. */
  queryOf(path: string, url: string): string {
    const read = this.#pages.byPath.has(path) ? readers[path] : undefined;
    const start = url.indexOf('?');
    return read === undefined || start < 0 ? '' : read(new URLSearchParams(url.slice(start)));
  }

  /**
   * @param query from `queryOf`
   * @param address of the client
   * @param admit called before something has to be rendered; throws when it is too much
   * @throws AppError `busy`, `unavailable`
   */
  async page(
    path: string,
    query: string,
    address: string,
    admit: () => Promise<void>,
  ): Promise<TextResource> {
    const key = `${path}?${query}`;
    // One that another client asked for may have no place in that client's share: then it is asked for again.
    const known = await this.#kept.get(key)?.catch(() => undefined);
    if (known) return known;
    await admit();
    // Another request may have started it meanwhile.
    const asked = this.#kept.get(key);
    if (asked) return asked;
    const page = this.#pages
      .render({ path, search: `?${query}` }, address)
      .then((html) => new TextResource(html, 'text/html; charset=utf-8'));
    this.#kept.set(key, page);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    page.catch(() => this.#kept.delete(key));
    return page;
  }
}

/** The same house has the same query, whatever else a link carries. */
function calculatorQuery(parameters: Parameters): string {
  const { query, mistakes, madeWith } = parseQuery(parameters);
  const raw = named(calculatorNames, parameters);
  // What was typed wrong has to come back as it was typed.
  if (raw === '' || Object.keys(mistakes).length > 0) return raw;
  const address = formatQuery(query);
  return madeWith === null ? address : address.replace(/stand=.*$/, `stand=${madeWith}`);
}

/** The same offers have the same query, unless something about them is wrong. */
function offersQuery(parameters: Parameters): string {
  const parsed = parseOffers(parameters);
  if (parsed === null) return '';
  return parsed.isComplete ? formatOffers(parsed) : named(offerNames, parameters);
}

const calculatorNames = [...Object.keys(defaultQuery), 'stand'];

/** Characters of a value that a page shows; the rest is cut. */
const longest = 2000;

function named(names: readonly string[], parameters: Parameters): string {
  const found = new URLSearchParams();
  for (const name of names) {
    const value = (parameters.get(name) ?? '').slice(0, longest);
    if (value.trim() !== '') found.set(name, value);
  }
  return found.toString();
}
