import { Anchor, Box, Text, Title } from '@mantine/core';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { type FaqSlug, faqPath, faqSectionPath, faqSlugs } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import numbered from '../../components/numbered.module.css';
import { UnbrokenText } from '../../components/unbroken.tsx';
import type { FoundQuestions } from './find-questions.ts';
import classes from './question-rows.module.css';
import type { FoundSection } from './section-index.ts';

type QuestionRowsProps = {
  slugs: readonly FaqSlug[];
  /** The questions alone. */
  brief?: boolean;
  /** What a search found in them. */
  found?: FoundQuestions | undefined;
  sections?: ReadonlyMap<FaqSlug, readonly FoundSection[]> | undefined;
};

/** Questions under the numbers they have in the order of all fifteen, each leading to its article. */
export function QuestionRows({ slugs, brief, found, sections }: QuestionRowsProps) {
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
              {!brief && (
                <UnbrokenText fz="compact" lh="compact" c="dimmed" text={faqCards[slug].preview} />
              )}
              {found?.get(slug)?.map((question) => (
                <Text key={question} fz="compact" lh="compact" mt="0.4rem">
                  {faqPage.search.further} <strong>{question}</strong>
                </Text>
              ))}
              {sections?.get(slug)?.map(({ section, title }) => (
                // Above the link of the whole row.
                <Anchor
                  key={section}
                  component={Link}
                  to={faqSectionPath(slug, section)}
                  fz="compact"
                  fw={600}
                  py="0.6rem"
                  display="block"
                  pos="relative"
                  w="fit-content"
                >
                  {title}
                </Anchor>
              ))}
            </div>
          </Box>
        ))}
      </ul>
    </div>
  );
}
