import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FoldedSection } from './folded-section.tsx';
import classes from './section.module.css';
import split from './split.module.css';
import { Split } from './split.tsx';

type SectionProps = {
  /** Anchor; also names the section's heading. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** `beside`: the title stands left of the content on wide screens, for reading. `above`: for grids and forms. */
  heading?: 'beside' | 'above';
  /** `deep` sets a section off from its neighbours. */
  tone?: 'paper' | 'deep';
  className?: string;
  /** Closed at first; this stands below the title and says what is inside. */
  folded?: string | undefined;
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
  folded,
  children,
}: SectionProps) {
  const headingId = `${id}-titel`;
  if (folded) {
    return (
      <FoldedSection id={id} title={title} inside={folded} within={Container}>
        {intro !== undefined && (
          <Text component="div" mb="md" maw="46rem">
            {intro}
          </Text>
        )}
        {children}
      </FoldedSection>
    );
  }
  return (
    <section
      id={id}
      className={`${classes.section} ${className ?? ''}`}
      data-tone={tone}
      aria-labelledby={headingId}
    >
      <Split columns={heading === 'beside' ? '4fr 8fr' : '1fr'}>
        <div className={heading === 'beside' ? split.stays : undefined}>
          <Title order={2} id={headingId}>
            {title}
          </Title>
          {intro !== undefined && (
            <Text
              component={typeof intro === 'string' ? 'p' : 'div'}
              mt="0.75rem"
              maw="46rem"
              size={heading === 'above' ? 'lg' : 'md'}
              c={tone === 'paper' ? 'dimmed' : undefined}
              textWrap="balance"
            >
              {intro}
            </Text>
          )}
        </div>
        <div>{children}</div>
      </Split>
    </section>
  );
}
