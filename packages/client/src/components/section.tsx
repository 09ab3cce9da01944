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
  /** `deep` sets a section off from its neighbours. */
  tone?: 'paper' | 'deep';
  children: ReactNode;
};

/** One section of a page, below its own h2. */
export function Section({
  id,
  title,
  intro,
  heading = 'beside',
  tone = 'paper',
  children,
}: SectionProps) {
  const headingId = `${id}-titel`;
  return (
    <section id={id} className={classes.section} data-tone={tone} aria-labelledby={headingId}>
      <div className={classes.inner} data-heading={heading}>
        <div className={classes.head}>
          <h2 id={headingId}>{title}</h2>
          {intro !== undefined && <p className={classes.intro}>{intro}</p>}
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </section>
  );
}
