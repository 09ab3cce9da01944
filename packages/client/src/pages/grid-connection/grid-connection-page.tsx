import { gridConnectionPage } from '@rebhang-solar/content/pages/grid-connection';
import { ButtonLink } from '../../components/button-link.tsx';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { TextSections } from '../../components/text-sections.tsx';
import { deferredForm } from '../../forms/deferred-form.tsx';
import { GridConnectionPdf } from '../../forms/grid-connection-pdf.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import classes from './grid-connection-page.module.css';

const GridConnectionForm = deferredForm(
  async () => (await import('../../forms/grid-connection-form.tsx')).GridConnectionForm,
);

const { introduction, formId, toForm, needed, people, sections, closing, calls } =
  gridConnectionPage;

export const handle = pageHandle('gridConnection');

export function Component() {
  return (
    <PageFrame
      introduction={introduction}
      hero={
        <div className={classes.start}>
          <ButtonLink to={`#${formId}`}>{toForm}</ButtonLink>
          <GridConnectionPdf />
        </div>
      }
      aside={<Needed />}
    >
      <Section id={people.id} title={people.title} intro={people.intro} heading="above">
        <ul className={classes.people}>
          {people.cards.map(({ title, text, example }) => (
            <li key={title} className={classes.person}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={classes.example}>{example}</p>
            </li>
          ))}
        </ul>
      </Section>
      <section id={formId} className={classes.form} aria-labelledby="gridConnection-title">
        <GridConnectionForm />
      </section>
      <TextSections sections={sections} />
      <Closing text={closing} calls={calls} />
    </PageFrame>
  );
}

/** What to have at hand before starting. */
function Needed() {
  return (
    <div className={classes.needed}>
      <h2>{needed.title}</h2>
      <ul>
        {needed.items.map(({ what, forWhat }) => (
          <li key={what}>
            <strong>{what}</strong> {forWhat}
          </li>
        ))}
      </ul>
      <p>{needed.note}</p>
    </div>
  );
}
