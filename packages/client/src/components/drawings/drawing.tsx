import type { DrawingText, LegendEntry } from '@rebhang-solar/content/drawings';
import { type ReactNode, type SVGProps, useId } from 'react';
import classes from './drawing.module.css';

/** A drawing with its name and what can be read off it, for those who do not see it. */
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

/** What the colours stand for; set as text, so that it wraps on a phone. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ mark, text }) => (
        <li key={mark}>
          <svg width="18" height="14" aria-hidden="true" focusable="false">
            {mark === 'guarantee' ? (
              <circle className={classes.promise} cx="9" cy="7" r="5" />
            ) : (
              <rect className={classes[mark]} x="1" y="1" width="16" height="12" />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
