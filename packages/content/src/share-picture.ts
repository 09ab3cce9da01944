import { type PictureName, pagePictures } from './company/pictures.ts';
import { type ProjectId, projectIds } from './company/project-ids.ts';
import { faqPath, paths, projectPath } from './paths.ts';

const renderings: Record<string, PictureName | ProjectId | undefined> = {
  [paths.consultation]: pagePictures.consultation,
  [paths.technicalDetails]: 'module-nah',
  [paths.maintenance]: 'module-nah',
  [faqPath('photovoltaik-wartung-service')]: 'module-nah',
  [faqPath('photovoltaik-lebensdauer-haltbarkeit')]: 'module-nah',
  [faqPath('photovoltaik-stromspeicher-notwendig')]: 'speicher-wallbox',
  [faqPath('photovoltaik-erweiterung-speicher-nachruesten')]: 'speicher-wallbox',
  [faqPath('photovoltaik-dach-eignung')]: pagePictures.roof,
  ...Object.fromEntries(projectIds.map((id) => [projectPath(id), id])),
};

/** Size of the pictures in px, as the services that show links ask for it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * The picture that a shared link to a page shows, drawn from the page's heading when the site is built.
 *
 * @param path of the page, percent-encoded
 * @returns where the site serves it, and the rendering in it; a project may have none of its name
 */
export function sharePicture(path: string): { file: string; rendering: PictureName | ProjectId } {
  // Plain letters only: not every service that fetches it copes with an encoded ü.
  const name = decodeURIComponent(path)
    .normalize('NFC')
    .replaceAll('ü', 'ue')
    .slice(1)
    .replaceAll('/', '-');
  return {
    file: `/vorschau/${name || 'startseite'}.jpg`,
    rendering: renderings[path] ?? 'hero-breit',
  };
}
