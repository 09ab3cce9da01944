import { Button } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { returnText, solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { formatNumber } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import classes from './answer-bar.module.css';

const { ask, bar } = solarCalculatorPage.result;

/** On phones in the place of the call bar: the answer while its inputs are moved, and the way on. */
export function AnswerBar({
  answer: { money },
  law,
  isAnswered,
  faultId,
  requestTo,
}: {
  answer: Answer;
  /** Which of its laws is looked at. */
  law: number;
  isAnswered: boolean;
  /** Of the first control whose input is wrong. */
  faultId: string | undefined;
  requestTo: string;
}) {
  const shown = money?.laws[law] ?? money?.laws[0];
  const [first, second] = faultId
    ? [bar.fault, '']
    : !isAnswered
      ? [bar.computing, '']
      : shown
        ? [
            bar.perYear(returnText(shown.returnPercent.value)),
            shown.payback.value === null
              ? bar.notPaid
              : bar.paid(formatNumber(shown.payback.value)),
          ]
        : [bar.others, ''];
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
