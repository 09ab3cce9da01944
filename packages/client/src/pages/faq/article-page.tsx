import { Box, Paper, Text, Title } from '@mantine/core';
import type { Article } from '@rebhang-solar/content/article';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { articlePage } from '@rebhang-solar/content/pages/faq';
import { faqPath, paths } from '@rebhang-solar/content/paths';
import type { RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Closing } from '../../components/closing.tsx';
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Questions } from '../../components/questions.tsx';
import { Section } from '../../components/section.tsx';
import { TextSections } from '../../components/text-sections.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { faqData } from '../../head/faq-data.ts';
import type { RouteHandle } from '../../head/page-head.ts';
import { QuestionRows } from './question-rows.tsx';

/** The page of one article and its head. */
export function articleRoute(article: Article): Pick<RouteObject, 'Component' | 'handle'> {
  const mainQuestion = { question: faqCards[article.slug].question, answer: article.answer };
  const handle: RouteHandle = {
    head: {
      ...article.meta,
      path: faqPath(article.slug),
      parent: { title: articlePage.parent, path: paths.faq },
      structuredData: () => [faqData([mainQuestion, ...article.questions])],
    },
  };
  return { handle, Component: () => <ArticlePage article={article} /> };
}

function ArticlePage({ article }: { article: Article }) {
  return (
    <PageFrame
      introduction={{ heading: faqCards[article.slug].question, lead: article.lead }}
      before={<PageBreadcrumbs />}
      aside={
        <Paper variant="plate" maw="44rem">
          <Title order={2} size="h4" c="vine">
            {articlePage.answer}
          </Title>
          <UnbrokenText mt="0.4rem" text={article.answer} />
        </Paper>
      }
    >
      <TextSections sections={article.sections} />
      <Section {...articlePage.questions}>
        <Questions questions={article.questions} />
        <Text mt="md" size="sm" c="dimmed" maw="44rem">
          {articlePage.checked}
        </Text>
      </Section>
      <Section {...articlePage.related} className="screen-only">
        <QuestionRows slugs={faqCards[article.slug].readNext} />
        <Box mt="md">
          <BackLink to={paths.faq}>{articlePage.back}</BackLink>
        </Box>
      </Section>
      <Closing text={article.closing} calls={article.calls} />
    </PageFrame>
  );
}
