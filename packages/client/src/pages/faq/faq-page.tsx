import { faqGroups, faqOverview } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { homeSectionPath, paths } from '@rebhang-solar/content/paths';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { QuestionRows } from './question-rows.tsx';

export const handle = pageHandle('faq');

export function Component() {
  return (
    <PageFrame
      proof
      introduction={pageMeta.faq}
      hero={<Badges badges={[faqPage.count(faqOverview.length)]} />}
    >
      {faqGroups.map(({ id, title, slugs }) => (
        <Section key={id} id={id} title={title}>
          <QuestionRows slugs={slugs} />
        </Section>
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
