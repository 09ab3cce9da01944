import type { RichText } from '@rebhang-solar/content/article';
import { Rich } from './blocks/rich-text.tsx';
import classes from './questions.module.css';
import { Unbroken } from './unbroken.tsx';

type Question = { question: string; answer: string; more?: RichText };

/** Questions and their answers, one below the other, for a section of a page. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={classes.questions}>
      {questions.map(({ question, answer, more }) => (
        <div key={question}>
          <h3>
            <Unbroken text={question} />
          </h3>
          <p>
            <Unbroken text={answer} />
          </p>
          {more !== undefined && (
            <p>
              <Rich text={more} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
