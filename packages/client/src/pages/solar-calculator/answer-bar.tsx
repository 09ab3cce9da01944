import { Button } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import type { Query } from '@rebhang-solar/calculator/query/query';
import {
  returnText,
  solarCalculatorPage,
  verdictText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { euro, formatNumber } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { FootBar } from '../../components/foot-bar.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './answer-bar.module.css';
import { LawSwitch } from './answer-plate.tsx';
import { plusMinusEuro } from './format-answer.ts';

const { ask, bar, head, paid, perYear } = solarCalculatorPage.result;

type AnswerProps = {
  answer: Answer;
  /** Which of its laws is looked at. */
  law: number;
};

type BarProps = AnswerProps & {
  isAnswered: boolean;
  /** Of the first control whose input is wrong. */
  faultId: string | undefined;
  requestTo: string;
};

/** On phones: the answer while its inputs are moved, and the way on. */
export function AnswerBar({ answer: { money }, law, isAnswered, faultId, requestTo }: BarProps) {
  const shown = money?.laws[law] ?? money?.laws[0];
  const years = shown?.payback.value ?? null;
  const ofAnswer = shown
    ? [
        bar.perYear(returnText(shown.returnPercent.value)),
        years === null ? bar.notPaid : bar.paid(formatNumber(years)),
      ]
    : [bar.others];
  return (
    <FootBar
      label={bar.label}
      lines={faultId ? [bar.fault] : isAnswered ? ofAnswer : [bar.computing]}
      isFault={faultId !== undefined}
    >
      {faultId ? (
        <Button component="a" href={`#${faultId}`} variant="outline" px="sm">
          {bar.there}
        </Button>
      ) : (
        <Button component={Link} to={requestTo} px="sm">
          {ask}
        </Button>
      )}
    </FootBar>
  );
}

type HeadProps = AnswerProps & { query: Query; onQuery: (query: Query) => void };

/** Over the chapters, at the window's top: the switch, and the answer as far as there is room for it. */
export function ChapterHead({ answer, law, query, onQuery }: HeadProps) {
  const { money } = answer;
  if (!money) return null;
  const { returnPercent, payback, left } = money.laws[law] ?? money.laws[0];
  const figures = [
    [returnText(returnPercent.value), perYear],
    payback.value === null ? [head.notPaid, paid] : [formatNumber(payback.value), head.years],
    left.value < 0 ? [euro(-left.value), head.missing] : [plusMinusEuro(left.value), head.left],
  ];
  return (
    <div className={classes.head} data-tone="slate">
      {money.laws.length > 1 && <LawSwitch query={query} law={law} onQuery={onQuery} />}
      {[...figures].reverse().map(([figure, unit]) => (
        <p key={unit} aria-hidden="true">
          <strong>{figure}</strong> {unit}
        </p>
      ))}
      <strong aria-hidden="true">
        <Unbroken text={verdictText(answer)} />
      </strong>
    </div>
  );
}
