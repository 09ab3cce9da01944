import type { LegalPage as LegalPageContent } from '@rebhang-solar/content/legal/legal-page';
import { legalContents } from '@rebhang-solar/content/pages/legal';
import { Link } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import classes from './legal-page.module.css';

/** A page to look something up in: its contents stay in view while one reads. */
export function LegalPage({ page }: { page: LegalPageContent }) {
  const { introduction, dated, back, sections, calls } = page;
  return (
    <PageFrame
      introduction={introduction}
      before={back && <BackLink to={back.to}>{back.label}</BackLink>}
      hero={dated && <p className={classes.dated}>{dated}</p>}
    >
      <div className={classes.page}>
        <nav className={classes.contents} aria-labelledby="inhaltsverzeichnis">
          <h2 id="inhaltsverzeichnis">{legalContents}</h2>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.text}>
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-titel`}>
              <h2 id={`${id}-titel`}>{title}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
          <ButtonRow calls={calls} />
        </div>
      </div>
    </PageFrame>
  );
}
