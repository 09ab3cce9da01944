import { Stack, Text, Title } from '@mantine/core';
import type { LegalPage as LegalPageContent } from '@rebhang-solar/content/legal/legal-page';
import { legalContents } from '@rebhang-solar/content/pages/legal';
import type { PageKey } from '@rebhang-solar/content/pages/page-meta';
import type { RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { Contents } from '../../components/contents.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { pageHandle } from '../../head/page-handle.ts';

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
      <Contents title={legalContents} sections={sections}>
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
      </Contents>
    </PageFrame>
  );
}
