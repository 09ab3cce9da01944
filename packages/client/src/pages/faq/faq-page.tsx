import { Anchor, Text, Title } from '@mantine/core';
import { faqOverview } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { faqPath, homeSectionPath, paths } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import { Badges } from '../../components/badges.tsx';
import { Closing } from '../../components/closing.tsx';
import numbered from '../../components/numbered.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import classes from './faq-page.module.css';

export const handle = pageHandle('faq');

export function Component() {
  return (
    <PageFrame
      proof
      introduction={pageMeta.faq}
      hero={<Badges badges={[faqPage.count(faqOverview.length)]} />}
    >
      <Section id="fragen" title={faqPage.listTitle} heading="above">
        <div className={classes.sheet}>
          <ol className={`${numbered.rows} ${classes.questions}`}>
            {faqOverview.map(({ slug, question, preview }) => (
              <li key={slug} className={numbered.row}>
                <Title order={3}>
                  <Anchor
                    component={Link}
                    to={faqPath(slug)}
                    className={`${numbered.link} ${classes.link}`}
                    inherit
                  >
                    {question}
                  </Anchor>
                </Title>
                <Text fz="compact" lh="compact" mt="0.4rem">
                  <Unbroken text={preview} />
                </Text>
              </li>
            ))}
          </ol>
        </div>
      </Section>
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
