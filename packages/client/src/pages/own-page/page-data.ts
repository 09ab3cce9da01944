import type { OwnPageAnswer } from '@rebhang-solar/server/own-page-view';
import { createContext, use } from 'react';

/** What the page shows, and when the server made it: „heute“ is the same at the server and in the browser. */
export type OwnPageData = { answer: OwnPageAnswer; now: string };

/** Provided where the server renders the page. */
export const OwnPageContext = createContext<OwnPageData | undefined>(undefined);

const elementId = 'own-page-data';

/** The data for the document, from which the application takes the page over. */
export function embeddedData(data: OwnPageData): string {
  // Inside a script only the end of the element could be mistaken, so `<` is written as JSON.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** What the server has sent for this page; the page that says nothing is there where it has sent none. */
export function useOwnPageData(): OwnPageData {
  const provided = use(OwnPageContext);
  if (provided) return provided;
  const json = globalThis.document?.getElementById(elementId)?.textContent;
  return json
    ? (JSON.parse(json) as OwnPageData)
    : { answer: { shows: 'missing' }, now: new Date().toISOString() };
}
