import type { Article } from '@rebhang-solar/content/article';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { articlePage } from '@rebhang-solar/content/pages/faq';
import { paths } from '@rebhang-solar/content/paths';
import { BackLink } from '../../components/back-link.tsx';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Questions } from '../../components/questions.tsx';
import { Section } from '../../components/section.tsx';
import { TextSections } from '../../components/text-sections.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './article-page.module.css';

export function ArticlePage({ article }: { article: Article }) {
  return (
    <PageFrame
      introduction={{ heading: faqCards[article.slug].question, lead: article.lead }}
      before={<BackLink to={paths.faq}>{articlePage.back}</BackLink>}
      aside={
        <div className={classes.answer}>
          <h2 className={classes.answerTitle}>{articlePage.answer}</h2>
          <p>
            <Unbroken text={article.answer} />
          </p>
        </div>
      }
    >
      <TextSections sections={article.sections} />
      <Section {...articlePage.questions}>
        <Questions questions={article.questions} />
      </Section>
      <Closing text={article.closing} calls={article.calls} />
    </PageFrame>
  );
}
