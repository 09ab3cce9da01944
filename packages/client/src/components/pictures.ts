import type { PictureName } from '@rebhang-solar/content/pictures';
import dresdenBlasewitz from '../../pictures/dresden-blasewitz.jpg?picture';
import freital from '../../pictures/freital.jpg?picture';
import hero from '../../pictures/hero.jpg?picture';
import heroBreit from '../../pictures/hero-breit.jpg?picture';
import landwirtschaft from '../../pictures/landwirtschaft.jpg?picture';
import meissen from '../../pictures/meissen.jpg?picture';
import mieterstrom from '../../pictures/mieterstrom.jpg?picture';
import moduleNah from '../../pictures/module-nah.jpg?picture';
import speicherWallbox from '../../pictures/speicher-wallbox.jpg?picture';
import weinboehla from '../../pictures/weinboehla.jpg?picture';

/** The files of one rendering: a `srcset` for each format, and the largest as the fallback. */
export type PictureFiles = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

export const pictureFiles: Record<PictureName, PictureFiles> = {
  hero,
  'hero-breit': heroBreit,
  freital,
  'dresden-blasewitz': dresdenBlasewitz,
  meissen,
  mieterstrom,
  weinboehla,
  landwirtschaft,
  'module-nah': moduleNah,
  'speicher-wallbox': speicherWallbox,
};
