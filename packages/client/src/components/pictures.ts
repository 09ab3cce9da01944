import type { PictureName } from '@rebhang-solar/content/pictures';
import dresdenBlasewitz from '../../pictures/dresden-blasewitz.jpg?picture';
import dresdenBlasewitz2 from '../../pictures/dresden-blasewitz-2.jpg?picture';
import freital from '../../pictures/freital.jpg?picture';
import freital2 from '../../pictures/freital-2.jpg?picture';
import hero from '../../pictures/hero.jpg?picture';
import heroBreit from '../../pictures/hero-breit.jpg?picture';
import landwirtschaft from '../../pictures/landwirtschaft.jpg?picture';
import landwirtschaft2 from '../../pictures/landwirtschaft-2.jpg?picture';
import meissen from '../../pictures/meissen.jpg?picture';
import meissen2 from '../../pictures/meissen-2.jpg?picture';
import mieterstrom from '../../pictures/mieterstrom.jpg?picture';
import mieterstrom2 from '../../pictures/mieterstrom-2.jpg?picture';
import moduleNah from '../../pictures/module-nah.jpg?picture';
import modulesHalfcell from '../../pictures/modules-halfcell.jpg?picture';
import montage from '../../pictures/montage.jpg?picture';
import speicherWallbox from '../../pictures/speicher-wallbox.jpg?picture';
import weinboehla from '../../pictures/weinboehla.jpg?picture';
import weinboehla2 from '../../pictures/weinboehla-2.jpg?picture';
import zaehlerschrank from '../../pictures/zaehlerschrank.jpg?picture';

/** The files of one rendering: a `srcset` for each format, and the largest as the fallback. */
export type PictureFiles = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

export const pictureFiles: Record<PictureName, PictureFiles> = {
  hero,
  'hero-breit': heroBreit,
  freital,
  'freital-2': freital2,
  'dresden-blasewitz': dresdenBlasewitz,
  'dresden-blasewitz-2': dresdenBlasewitz2,
  meissen,
  'meissen-2': meissen2,
  mieterstrom,
  'mieterstrom-2': mieterstrom2,
  weinboehla,
  'weinboehla-2': weinboehla2,
  landwirtschaft,
  'landwirtschaft-2': landwirtschaft2,
  'modules-halfcell': modulesHalfcell,
  'module-nah': moduleNah,
  'speicher-wallbox': speicherWallbox,
  zaehlerschrank,
  montage,
};
