import { Box, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = {
  /** Anchor; also names the section's heading. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** `beside`: the title stands left of the content on wide screens, for reading. `above`: for grids and forms. */
  heading?: 'beside' | 'above';
  /** `deep` and `slate` set a section off from its neighbours. */
  tone?: 'paper' | 'deep' | 'slate';
  className?: string;
  children: ReactNode;
};

/** One section of a page, below its own h2. */
export function Section({
  id,
  title,
  intro,
  heading = 'beside',
  tone = 'paper',
  className,
  children,
}: SectionProps) {
  const headingId = `${id}-titel`;
  return (
    <Box
      component="section"
      id={id}
      className={`${classes.section} ${className ?? ''}`}
      data-tone={tone}
      aria-labelledby={headingId}
    >
      <Container className={classes.inner} data-heading={heading}>
        <div className={classes.head}>
          <Title order={2} id={headingId}>
            {title}
          </Title>
          {intro !== undefined && (
            <Text
              component={typeof intro === 'string' ? 'p' : 'div'}
              mt="0.75rem"
              size={heading === 'above' ? 'lg' : 'md'}
              className={classes.intro}
            >
              {intro}
            </Text>
          )}
        </div>
        <div className={classes.body}>{children}</div>
      </Container>
    </Box>
  );
}
