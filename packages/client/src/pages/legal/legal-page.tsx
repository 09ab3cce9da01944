import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { LegalPage as LegalPageContent } from '@rebhang-solar/content/legal/legal-page';
import { legalContents } from '@rebhang-solar/content/pages/legal';
import type { PageKey } from '@rebhang-solar/content/pages/page-meta';
import { Link, type RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { Details } from '../../components/details.tsx';
import numbered from '../../components/numbered.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import split from '../../components/split.module.css';
import { Split } from '../../components/split.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import classes from './legal-page.module.css';

/** The page of one text and its head. */
export function legalRoute(
  name: PageKey,
  page: LegalPageContent,
): Pick<RouteObject, 'Component' | 'handle'> {
  return { handle: pageHandle(name), Component: () => <LegalPage page={page} /> };
}

/** A page to look something up in: its contents stay in view while one reads; a phone shows them when asked. */
function LegalPage({ page }: { page: LegalPageContent }) {
  const { introduction, dated, back, sections, calls } = page;
  return (
    <PageFrame
      tool
      introduction={introduction}
      aside={back && <BackLink to={back.to}>{back.label}</BackLink>}
      hero={
        dated && (
          <Text size="sm" c="dimmed">
            {dated}
          </Text>
        )
      }
    >
      <Split columns="3fr 9fr" pt="sm" pb="xl">
        <nav className={`${split.stays} ${classes.wide}`} aria-labelledby="inhaltsverzeichnis">
          <Title order={2} size="h4" lh={1.1} c="dimmed" mb="xs" id="inhaltsverzeichnis">
            {legalContents}
          </Title>
          <Contents sections={sections} />
        </nav>
        <nav className={classes.narrow} aria-label={legalContents}>
          <Details summary={legalContents}>
            <Contents sections={sections} />
          </Details>
        </nav>
        <Stack gap="lg" miw={0}>
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titel`}>
              <Title
                order={2}
                id={`${id}-titel`}
                mb="sm"
                fz="clamp(1.3125rem, 1.2rem + 0.6vw, 1.625rem)"
                lh={1.2}
              >
                {title}
              </Title>
              <Blocks blocks={blocks} />
            </section>
          ))}
          <ButtonRow calls={calls} />
        </Stack>
      </Split>
    </PageFrame>
  );
}

function Contents({ sections }: Pick<LegalPageContent, 'sections'>) {
  return (
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
}
