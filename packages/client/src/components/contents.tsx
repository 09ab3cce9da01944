import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './contents.module.css';
import { Fold } from './fold.tsx';
import numbered from './numbered.module.css';
import split from './split.module.css';
import { Split } from './split.tsx';

type ContentsProps = {
  /** Names the list. */
  title: string;
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** Sections to read with their list beside them, which stays in view; a phone shows the list when asked. */
export function Contents({ title, sections, children }: ContentsProps) {
  const list = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id} className={numbered.lined}>
          <Anchor
            component={Link}
            to={`#${id}`}
            display="block"
            py="0.55rem"
            fz="compact"
            lh={1.35}
          >
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
  return (
    <Split columns="3fr 9fr" pt="sm" pb="lg">
      <nav className={`${split.stays} ${classes.contents}`} aria-label={title}>
        <Fold
          onPhones
          title={
            <Text component="span" fw={650} lh={1.1} c="dimmed">
              {title}
            </Text>
          }
        >
          {list}
        </Fold>
      </nav>
      {children}
    </Split>
  );
}
