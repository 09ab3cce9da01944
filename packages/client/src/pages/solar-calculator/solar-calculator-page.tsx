import { Box, Container, Paper, Text } from '@mantine/core';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import type { IsoMonth } from '@rebhang-solar/content/typography';
import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { AnswerSections } from './answer-sections.tsx';
import { AnswerTop } from './answer-top.tsx';
import { calculatorData } from './calculator-data.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { answerElementId } from './first-answer.ts';
import { Method } from './method.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { requestLink } from './request-link.ts';
import classes from './solar-calculator-page.module.css';
import { useCalculator } from './use-calculator.ts';
import { euros, kWh, percent } from './words.ts';

const { result, closing, oldLink } = solarCalculatorPage;

export const handle = pageHandle('solarCalculator', { structuredData: calculatorData });

const Sections = memo(AnswerSections);
const Assumptions = memo(Method);
const Sheet = memo(PrintSheet);

export function Component() {
  const { search } = useLocation();
  const calculator = useCalculator(search);
  const { parsed, answer, first, isResting, failed, madeWith } = calculator;
  const { query } = parsed;
  const { quick, thorough } = answer;
  const requestTo = requestLink(query, answer);
  // A slider's step is painted with what stands beside it; what stands below follows when there is time.
  const laterQuery = useDeferredValue(query);
  const laterAnswer = useDeferredValue(answer);
  return (
    <>
      <div className="screen-only">
        <PageFrame introduction={pageMeta.solarCalculator}>
          <section id="rechner" className={classes.band} aria-labelledby="ergebnis-titel">
            <Container className={classes.calculator}>
              <CalculatorForm
                formRef={calculator.formRef}
                parsed={parsed}
                texts={calculator.texts}
                mistakes={calculator.mistakes}
                failed={failed}
                onText={calculator.setText}
              />
              <div id="ergebnis" className={classes.result}>
                <h2 id="ergebnis-titel" className="visually-hidden">
                  {result.title}
                </h2>
                {madeWith && (
                  <Paper variant="note" mb="sm">
                    <Text size="sm">{oldLink(madeWith as IsoMonth)}</Text>
                  </Paper>
                )}
                {failed && (
                  <Paper variant="note" mb="sm" role="alert">
                    <Text size="sm">{result.failed}</Text>
                  </Paper>
                )}
                <AnswerTop
                  quick={quick}
                  thorough={thorough}
                  isResting={isResting}
                  requestTo={requestTo}
                />
              </div>
            </Container>
            <Short
              yields={kWh(Math.round(quick.year.yield / 100) * 100)}
              covered={percent(quick.selfSufficiency)}
              balance={euros(quick.money.balance)}
            />
          </section>
          <Box className={classes.rest} mod={{ resting: isResting }}>
            <Sections query={laterQuery} answer={laterAnswer} onQuery={calculator.setQuery} />
          </Box>
          <Assumptions />
          <Closing text={closing} calls={[{ label: result.request, to: requestTo }]} />
        </PageFrame>
      </div>
      <Sheet query={laterQuery} answer={laterAnswer} />
      <script type="application/json" id={answerElementId}>
        {JSON.stringify(first)}
      </script>
    </>
  );
}

/** On a phone the answer stays in view while a slider is moved. */
function Short({ yields, covered, balance }: { yields: string; covered: string; balance: string }) {
  const { short } = result;
  return (
    <div className={classes.short} aria-hidden="true">
      {(
        [
          [yields, short.yield],
          [covered, short.covered],
          [balance, short.euros],
        ] as const
      ).map(([value, label]) => (
        <span key={label}>
          <strong>{value}</strong>
          {label}
        </span>
      ))}
    </div>
  );
}
