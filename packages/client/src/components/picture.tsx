import { Image, Text } from '@mantine/core';
import { type PictureName, pictures } from '@rebhang-solar/content/company/pictures';
import classes from './picture.module.css';
import { pictureFiles } from './pictures.ts';

type PictureProps = {
  name: PictureName;
  /** How wide it is shown, as the `sizes` attribute takes it; on a phone last. */
  sizes: string;
  /** The first thing a visitor sees: loaded at once instead of when it comes near. */
  priority?: boolean;
  /** Runs to the edge of the window or its card, so no corner is cut. */
  fullWidth?: boolean;
  className?: string;
};

/** Where three dots make a pixel, a picture for two and a quarter is as sharp to the eye, at half the bytes. */
const dense = '(min-resolution: 2.5dppx) and (max-width: 40em)';

/** A picture in the smallest format and size that the browser can use, captioned as what it is. */
export function Picture({ name, sizes, priority = false, fullWidth, className }: PictureProps) {
  const { alt, caption } = pictures[name];
  return (
    <figure className={`${classes.figure} ${className ?? ''}`} data-full-width={fullWidth}>
      <PictureFiles name={name} sizes={sizes} priority={priority} alt={alt} />
      <Text
        component="figcaption"
        fz="xs"
        c="slate"
        bg="paper.1"
        px="xs"
        py="0.15rem"
        className={classes.caption}
      >
        {caption}
      </Text>
    </figure>
  );
}

/** A picture beside the name of what it shows, without alternative text and caption. */
export function Thumbnail({
  name,
  sizes,
  className,
}: Pick<PictureProps, 'name' | 'sizes' | 'className'>) {
  return (
    <span className={className}>
      <PictureFiles name={name} sizes={sizes} alt="" />
    </span>
  );
}

function PictureFiles({
  name,
  sizes,
  priority,
  alt,
}: Pick<PictureProps, 'name' | 'sizes' | 'priority'> & { alt: string }) {
  const { sources, img } = pictureFiles[name];
  // A comma parts two sizes, but for the one within `max(…)`.
  const phoneSize = sizes.split(/, (?![^(]*\))/).at(-1);
  return (
    <picture className={classes.picture}>
      {Object.entries(sources).map(([format, files]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={files}
          sizes={`${dense} calc(0.75 * ${phoneSize}), ${sizes}`}
        />
      ))}
      <Image
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
