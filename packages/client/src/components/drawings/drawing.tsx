import { Group } from '@mantine/core';
import type { DrawingText } from '@rebhang-solar/content/drawings';
import { type ReactNode, type SVGProps, useId } from 'react';
import classes from './drawing.module.css';
import { inks, type Mark } from './inks.ts';

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

/** What the colours stand for; set as text, so that it wraps on a phone. */
export function Legend({ entries }: { entries: readonly { mark: Mark; text: string }[] }) {
  return (
    <Group component="ul" gap="0.25rem 1.25rem" mt="0.5rem" fz="sm" lh="sm">
      {entries.map(({ mark, text }) => (
        <Group key={mark} component="li" gap="0.5rem" align="baseline" wrap="nowrap">
          <svg width="18" height="14" aria-hidden="true" focusable="false" className={classes.mark}>
            {mark === 'promise' ? (
              <circle {...inks.promise} cx="9" cy="7" r="5" />
            ) : (
              <rect {...inks[mark]} x="1" y="1" width="16" height="12" />
            )}
          </svg>
          {text}
        </Group>
      ))}
    </Group>
  );
}
