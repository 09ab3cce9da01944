import type { PictureName } from '@rebhang-solar/content/pictures';

/** The files of one rendering: a `srcset` for each format, and the largest as the fallback. */
type PictureFiles = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

/** What the build makes of each rendering (vite.config.ts), by the path of its file. */
const built = import.meta.glob<PictureFiles>('../../pictures/*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});

/**
 * The files of a rendering, which has its name.
 *
 * @throws where there is none: the page that shows it is then not built
 */
export function pictureFiles(name: PictureName): PictureFiles {
  const files = built[`../../pictures/${name}.jpg`];
  if (files === undefined) throw new Error(`There is no picture ${name}.jpg`);
  return files;
}
