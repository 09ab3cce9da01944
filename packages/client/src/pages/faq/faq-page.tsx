import { Stack } from '@mantine/core';
import { faqGroups, faqOverview } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { type FaqSlug, faqSlugs, homeSectionPath, paths } from '@rebhang-solar/content/paths';
import { useLocation } from 'react-router-dom';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import classes from './faq-page.module.css';
import { findQuestions } from './find-questions.ts';
import { QuestionRows } from './question-rows.tsx';
import { QuestionSearch } from './question-search.tsx';
import { useSearchTerm } from './use-search-term.ts';
import { useSections } from './use-sections.ts';

export const handle = pageHandle('faq');

/** Asked for again by a link, the page begins anew, without what was searched. */
export function Component() {
  return <FaqPage key={useLocation().key} />;
}

function FaqPage() {
  const search = useSearchTerm();
  const found = findQuestions(search.term);
  const sections = useSections(search.term);
  const isFound = (slug: FaqSlug) => found?.has(slug) || sections?.has(slug);
  const groups = faqGroups
    .map(({ id, title, slugs }) => ({
      id,
      title,
      slugs: slugs.filter((slug) => found === undefined || isFound(slug)),
    }))
    .filter(({ slugs }) => slugs.length > 0);
  return (
    <PageFrame
      tool
      introduction={pageMeta.faq}
      hero={<Badges badges={[faqPage.count(faqOverview.length)]} />}
      aside={
        <Stack gap="xs" w="36.75rem" maw="100%">
          <QuestionSearch {...search} found={found && faqSlugs.filter(isFound).length} />
        </Stack>
      }
    >
      {groups.map(({ id, title, slugs }) => (
        // Within an element of its own, so that no line parts it from its neighbour.
        <div key={id}>
          <Section id={id} title={title} className={classes.group}>
            <QuestionRows slugs={slugs} found={found} sections={sections} />
          </Section>
        </div>
      ))}
      <Closing
        text={faqPage.closing}
        calls={[
          { label: faqPage.consultation, to: paths.consultation },
          { label: faqPage.contact, to: homeSectionPath('kontakt') },
        ]}
      />
    </PageFrame>
  );
}
