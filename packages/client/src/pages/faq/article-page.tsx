import { Box, Text, Title } from '@mantine/core';
import type { Article, Section as SectionContent } from '@rebhang-solar/content/article';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { articlePage } from '@rebhang-solar/content/pages/faq';
import { faqPath, paths } from '@rebhang-solar/content/paths';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { Closing } from '../../components/closing.tsx';
import { Contents } from '../../components/contents.tsx';
import { FoldedSection } from '../../components/folded-section.tsx';
import { Questions } from '../../components/questions.tsx';
import { Section } from '../../components/section.tsx';
import { faqData } from '../../head/faq-data.ts';
import type { RouteHandle } from '../../head/page-head.ts';
import { AnswerHero } from './answer-hero.tsx';
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
  const { sections, questions } = article;
  return (
    <>
      <AnswerHero article={article} />
      <Contents title={articlePage.contents} sections={[...sections, articlePage.questions]}>
        <Box miw={0} className="flow">
          {sections.map(({ blocks, ...section }) => (
            <Part key={section.id} {...section}>
              <Blocks blocks={blocks} />
            </Part>
          ))}
          <Part {...articlePage.questions}>
            <Questions questions={questions} />
          </Part>
          <Text size="sm" c="dimmed" maw="44rem">
            {articlePage.checked}
          </Text>
        </Box>
      </Contents>
      <Section {...articlePage.related} heading="above" tone="deep" className="screen-only">
        <QuestionRows slugs={faqCards[article.slug].readNext} brief />
        <Box mt="md">
          <BackLink to={paths.faq}>{articlePage.back}</BackLink>
        </Box>
      </Section>
      <Closing text={article.closing} calls={article.calls} form={article.form} />
    </>
  );
}

type PartProps = Omit<SectionContent, 'blocks'> & { children: ReactNode };

function Part({ id, title, folded, children }: PartProps) {
  if (folded) {
    return (
      <FoldedSection id={id} title={title} inside={folded}>
        {children}
      </FoldedSection>
    );
  }
  const headingId = `${id}-titel`;
  return (
    <Box component="section" id={id} aria-labelledby={headingId} pb="md">
      <Title order={2} id={headingId} mb="md">
        {title}
      </Title>
      {children}
    </Box>
  );
}
