import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { ownPageDownloads } from '@rebhang-solar/content/own-page-downloads';
import { ownPageActionPath } from '@rebhang-solar/content/own-page-paths';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';

const pdf = 'application/pdf';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const { filledName } = powerOfAttorneyFile;

/** The papers of a grid registration, by the end of their address. */
const papers = {
  formular: { document: 'grid form', type: pdf, name: gridConnectionFile.name },
  'vollmacht-pdf': {
    document: 'power of attorney PDF',
    type: pdf,
    name: (reference: string) => filledName(reference, 'pdf'),
  },
  'vollmacht-word': {
    document: 'power of attorney',
    type: word,
    name: (reference: string) => filledName(reference, 'docx'),
  },
} as const;
type Paper = keyof typeof papers;

const isPaper = (name: string): name is Paper => Object.hasOwn(papers, name);

/** @returns undefined where there is none of that name */
export function paperOf(name: string, reference: string) {
  if (!isPaper(name)) return undefined;
  return { ...papers[name], name: papers[name].name(reference) };
}

/** The links to all of them. */
export const papersOf = (token: string) =>
  Object.keys(papers).map((name) => ({
    label: ownPageDownloads.papers[name as Paper],
    href: `${ownPageActionPath(token, 'papers')}/${name}`,
  }));
