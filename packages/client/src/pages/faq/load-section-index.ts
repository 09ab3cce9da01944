import MiniSearch from 'minisearch';
import { findSections, indexFile, indexOptions } from './section-index.ts';

/** @returns the search in the index that the build has made */
export async function loadSectionIndex() {
  const response = await fetch(`/${indexFile}`);
  if (!response.ok) throw new Error(`${indexFile} answered ${response.status}`);
  const index = MiniSearch.loadJSON(await response.text(), indexOptions);
  return (term: string) => findSections(index, term);
}
