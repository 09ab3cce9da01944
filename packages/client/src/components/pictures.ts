import { type PictureName, pictures } from '@rebhang-solar/content/company/pictures';

/** The files of one picture: a `srcset` of AVIF, and one WebP for browsers without it. */
type PictureFiles = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

const files = import.meta.glob<PictureFiles>('../../pictures/*.jpg', {
  eager: true,
  import: 'default',
  query: '?picture',
});

/** What the build made of `packages/client/pictures/<name>.jpg`. */
export const pictureFiles = Object.fromEntries(
  Object.keys(pictures).map((name) => [name, fileOf(name)]),
) as Record<PictureName, PictureFiles>;

function fileOf(name: string): PictureFiles {
  const file = files[`../../pictures/${name}.jpg`];
  if (file === undefined) throw new Error(`packages/client/pictures/${name}.jpg is missing`);
  return file;
}
