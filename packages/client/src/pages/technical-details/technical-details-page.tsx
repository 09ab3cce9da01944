import { Anchor, Paper, Stack, Title } from '@mantine/core';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { BackToTop } from '../../components/back-to-top.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { Fold } from '../../components/fold.tsx';
import numbered from '../../components/numbered.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { DataSheets } from './data-sheets.tsx';
import { ShadingDrawing } from './shading-drawing.tsx';
import classes from './technical-details-page.module.css';

const { introduction, contents, sections, closing, calls } = technicalDetailsPage;

type SectionId = (typeof sections)[number]['id'];

/** What a section shows beside its words. */
const visuals: Partial<
  Record<
    SectionId,
    { above?: ComponentType; beside?: ComponentType; below?: ComponentType; inside?: ComponentType }
  >
> = {
  halbzellenmodule: { above: Modules, inside: ShadingDrawing },
  'dynamischer-stromtarif': { beside: Storage },
  datenblaetter: { below: DataSheets },
};

export const handle = pageHandle('technicalDetails');

export function Component() {
  return (
    <PageFrame introduction={introduction} aside={<Contents />}>
      {sections.map(({ id, title, opening, more, blocks }, index) => {
        const { above: Above, beside: Beside, below: Below, inside: Inside } = visuals[id] ?? {};
        return (
          <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'paper' : 'deep'}>
            <Stack gap="lg">
              {Above && <Above />}
              <Columns component="div" min="20rem" gap="lg">
                <Blocks blocks={opening} />
                {Beside && <Beside />}
              </Columns>
              {Below && <Below />}
              {more && (
                <Fold
                  title={
                    <Title order={3} size="h4">
                      {more.title}
                    </Title>
                  }
                  inside={more.inside}
                >
                  {Inside && <Inside />}
                  <Blocks blocks={blocks} />
                </Fold>
              )}
              <BackToTop />
            </Stack>
          </Section>
        );
      })}
      <Closing text={closing} calls={calls} />
    </PageFrame>
  );
}

/** The card at the top: five topics, each a jump to its section. */
function Contents() {
  return (
    <Paper component="nav" variant="plate" aria-labelledby="inhaltsverzeichnis">
      <Title order={2} size="h4" c="dimmed" mb="xs" id="inhaltsverzeichnis">
        {contents}
      </Title>
      <ol className={numbered.rows}>
        {sections.map(({ id, title }) => (
          <li key={id} className={numbered.row}>
            <Anchor component={Link} to={`#${id}`} fw={650} lh={1.35} className={numbered.link}>
              {title}
            </Anchor>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

function Modules() {
  return (
    <Picture
      name="modules-halfcell"
      sizes="(min-width: 64em) 50rem, max(92vw, 21rem)"
      className={classes.modules}
    />
  );
}

function Storage() {
  return (
    <Picture
      name="speicher-wallbox"
      sizes="(min-width: 64em) 37.5rem, 92vw"
      className={classes.storage}
    />
  );
}
