import { Box, Title } from '@mantine/core';
import { type ElementType, Fragment, type ReactNode } from 'react';
import { Fold } from './fold.tsx';
import classes from './folded-section.module.css';

type FoldedSectionProps = {
  id: string;
  title: string;
  /** What is inside, below the title. */
  inside: string;
  /** What holds it within the width of the page. */
  within?: ElementType;
  children: ReactNode;
};

/** A section that is closed at first; several one below the other are the rows of a list. */
export function FoldedSection({
  id,
  title,
  inside,
  within: Within = Fragment,
  children,
}: FoldedSectionProps) {
  const headingId = `${id}-titel`;
  const heading = (
    <Title order={2} size="h4" id={headingId}>
      {title}
    </Title>
  );
  return (
    <section className={classes.folded} aria-labelledby={headingId}>
      <Within>
        <Fold title={heading} inside={inside}>
          {/* The anchor is inside, so that a link to it opens what is around it. */}
          <Box id={id} pt="xs" pb="lg">
            {children}
          </Box>
        </Fold>
      </Within>
    </section>
  );
}
