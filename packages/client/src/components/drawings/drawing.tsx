import type { DrawingText } from '@rebhang-solar/content/drawings';
import { type ReactNode, type SVGProps, useId } from 'react';
import classes from './drawing.module.css';

/** Two decimals are finer than any screen. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A drawing with a name and a description for screen readers. */
export function Drawing({
  text,
  children,
  ...size
}: { text: DrawingText; children: ReactNode } & Pick<
  SVGProps<SVGSVGElement>,
  'width' | 'height' | 'viewBox'
>) {
  const id = useId();
  return (
    <svg
      className={classes.drawing}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...size}
    >
      <title id={`${id}-title`}>{text.title}</title>
      <desc id={`${id}-text`}>{text.description}</desc>
      {children}
    </svg>
  );
}
