import { type ReactNode, type SVGProps, useId } from 'react';
import classes from './marks.module.css';

/** What a part of a drawing stands for. */
export type Mark = 'direct' | 'storage' | 'feedIn' | 'grid' | 'curtailed' | 'line';

/** A drawing with its name and what can be read off it, for those who do not see it. */
export function Drawing({
  title,
  description,
  children,
  ...size
}: { title: string; description: string; children: ReactNode } & Pick<
  SVGProps<SVGSVGElement>,
  'width' | 'height'
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
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {children}
    </svg>
  );
}

/** What the marks stand for; set as text, so that it wraps on a phone. */
export function Legend({ entries }: { entries: readonly (readonly [mark: Mark, text: string])[] }) {
  return (
    <ul className={classes.legend}>
      {entries.map(([mark, text]) => (
        <li key={mark}>
          <svg width="18" height="14" aria-hidden="true" focusable="false">
            {mark === 'line' ? (
              <path className={classes.line} d="M1 7h16" />
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
