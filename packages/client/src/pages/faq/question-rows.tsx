import { Anchor, Box, Text, Title } from '@mantine/core';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { type FaqSlug, faqPath, faqSlugs } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import numbered from '../../components/numbered.module.css';
import { UnbrokenText } from '../../components/unbroken.tsx';
import type { FoundQuestions } from './find-questions.ts';
import classes from './question-rows.module.css';

type QuestionRowsProps = {
  slugs: readonly FaqSlug[];
  /** What a search found in them. */
  found?: FoundQuestions | undefined;
};

/** Questions under the numbers they have in the order of all fifteen, each leading to its article. */
export function QuestionRows({ slugs, found }: QuestionRowsProps) {
  return (
    <div className={classes.sheet}>
      <ul className={numbered.rows}>
        {slugs.map((slug) => (
          <Box
            key={slug}
            component="li"
            className={`${numbered.row} ${numbered.chevron} ${classes.row}`}
            style={{ counterSet: `row ${faqSlugs.indexOf(slug) + 1}` }}
          >
            <Title order={3}>
              <Anchor
                component={Link}
                to={faqPath(slug)}
                className={`${numbered.link} ${classes.link}`}
                inherit
              >
                {faqCards[slug].question}
              </Anchor>
            </Title>
            <div>
              <UnbrokenText fz="compact" lh="compact" c="dimmed" text={faqCards[slug].preview} />
              {found?.get(slug)?.map((question) => (
                <Text key={question} fz="compact" lh="compact" mt="0.4rem">
                  {faqPage.search.further} <strong>{question}</strong>
                </Text>
              ))}
            </div>
          </Box>
        ))}
      </ul>
    </div>
  );
}
