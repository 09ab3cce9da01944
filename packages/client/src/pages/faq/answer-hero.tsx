import { Anchor, Container, Paper, Stack, Text, Title } from '@mantine/core';
import type { Article } from '@rebhang-solar/content/article';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { calculationPath } from '@rebhang-solar/content/houses/calculation-path';
import { articlePage } from '@rebhang-solar/content/pages/faq';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { Link } from 'react-router-dom';
import { Blocks } from '../../components/blocks/blocks.tsx';
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.tsx';
import { Picture } from '../../components/picture.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './answer-hero.module.css';

/** The hero of an article: the question, and on a plate in the first screen its answer with the drawing of it. */
export function AnswerHero({ article }: { article: Article }) {
  const { headline, visual, house } = article;
  const picture = visual?.type === 'picture' ? visual.picture : undefined;
  return (
    <Container className={`${classes.hero} flow`}>
      <div className={classes.question}>
        <PageBreadcrumbs oneLine />
        <Title mt="xs">{faqCards[article.slug].question}</Title>
      </div>
      <Paper variant="plate" className={`${classes.plate} ${picture ? classes.beside : ''}`}>
        <div className={classes.words}>
          <Title order={2} size="h4" c="vine">
            {articlePage.answer}
          </Title>
          {'figure' in headline ? (
            <>
              <Text
                className={classes.figure}
                __vars={{ '--length': String(headline.figure.length) }}
                fw={700}
                lh={1.1}
                lts="-0.02em"
              >
                <Unbroken text={headline.figure} />
              </Text>
              <UnbrokenText fz="h3" lh={1.3} fw={650} textWrap="balance" text={headline.note} />
            </>
          ) : (
            <Text
              fz="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)"
              fw={650}
              lh={1.15}
              mt="0.35rem"
              textWrap="balance"
            >
              {headline.sentence}
            </Text>
          )}
          <div className={classes.answer}>
            <UnbrokenText inherit text={article.answer} />
          </div>
        </div>
        {visual && !picture && (
          <div className={classes.drawing}>
            <Blocks blocks={[visual]} />
          </div>
        )}
        {picture && (
          <Picture
            name={picture}
            sizes="(min-width: 64em) 50rem, 92vw"
            fullWidth
            className={classes.picture}
          />
        )}
      </Paper>
      <Stack className="flow" gap="md" miw={0}>
        <UnbrokenText size="lg" textWrap="balance" text={article.lead} />
        {hasCalculator && house && (
          <Text fz="sm">
            {articlePage.houses[house]}{' '}
            <Anchor
              component={Link}
              to={calculationPath(house)}
              fw={600}
              display="inline-block"
              inherit
            >
              {articlePage.ownHouse}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Container>
  );
}
