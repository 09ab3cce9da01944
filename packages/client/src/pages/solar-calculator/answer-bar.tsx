import { Button } from '@mantine/core';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { signedEuro } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import type { QuickAnswer } from './answer.ts';
import classes from './answer-bar.module.css';
import { yearsAlone } from './format-answer.ts';

const { ask, bar } = solarCalculatorPage.result;

/** On phones in the place of the call bar: the answer while its inputs are moved, and the way on. */
export function AnswerBar({
  quick,
  isAnswered,
  faultId,
  requestTo,
}: {
  quick: QuickAnswer;
  isAnswered: boolean;
  /** Of the first control whose input is wrong. */
  faultId: string | undefined;
  requestTo: string;
}) {
  const [cautious, other] = quick.laws;
  const perYear = bar.perYear(signedEuro(cautious.meanYear));
  const paid = other
    ? bar.other(signedEuro(other.meanYear))
    : bar.paid(yearsAlone(cautious.payback));
  const [first, second] = faultId
    ? [bar.fault, '']
    : !isAnswered
      ? [bar.computing, '']
      : quick.verdict === 'no'
        ? [bar.not, perYear]
        : [perYear, paid];
  return (
    <nav className={classes.bar} data-tone={faultId ? undefined : 'slate'} aria-label={bar.label}>
      <p>
        <strong>{first}</strong>
        {second}
      </p>
      {faultId ? (
        <Button component="a" href={`#${faultId}`} variant="outline" px="sm">
          {bar.there}
        </Button>
      ) : (
        <Button component={Link} to={requestTo} px="sm">
          {ask}
        </Button>
      )}
    </nav>
  );
}
