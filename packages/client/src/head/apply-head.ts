import { type HeadTag, pageTagMarker } from './page-head.ts';

/** Puts the tags of the page just opened in the place of those of the page before. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${pageTagMarker}]`)) old.remove();
  for (const tag of tags) {
    if (tag.tag === 'title') {
      document.title = tag.text;
      continue;
    }
    const element = document.createElement(tag.tag);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    element.setAttribute(pageTagMarker, '');
    if (tag.tag === 'script') element.textContent = tag.text;
    document.head.append(element);
  }
}

/** The address of the site, as the server put it into the document; without a slash at the end. */
export function siteUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="site-url"]')?.content ?? '';
}
