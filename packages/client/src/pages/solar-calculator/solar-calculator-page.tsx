import { Box, Group, Paper, Text, Title } from '@mantine/core';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import type { IsoMonth } from '@rebhang-solar/content/typography';
import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { Closing } from '../../components/closing.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import split from '../../components/split.module.css';
import { Split } from '../../components/split.tsx';
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
          <Box component="section" id="rechner" py="lg" aria-labelledby="ergebnis-titel">
            <Split columns="5fr 7fr">
              <CalculatorForm
                formRef={calculator.formRef}
                parsed={parsed}
                texts={calculator.texts}
                mistakes={calculator.mistakes}
                failed={failed}
                onText={calculator.setText}
              />
              <div id="ergebnis" className={split.stays}>
                <Title order={2} size="h3" id="ergebnis-titel" mb="sm">
                  {result.title}
                </Title>
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
                {Object.keys(calculator.mistakes).length > 0 && (
                  <Paper variant="note" mb="sm">
                    <Text size="sm">{result.meanwhile}</Text>
                  </Paper>
                )}
                <AnswerTop
                  quick={quick}
                  thorough={thorough}
                  isResting={isResting}
                  requestTo={requestTo}
                />
              </div>
            </Split>
            <Short
              yields={kWh(Math.round(quick.year.yield / 100) * 100)}
              covered={percent(quick.selfSufficiency)}
              balance={euros(quick.money.balance)}
            />
          </Box>
          <Box className={classes.computed} mod={{ resting: isResting }}>
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

function Short({ yields, covered, balance }: { yields: string; covered: string; balance: string }) {
  const { short } = result;
  const figures = [
    [yields, short.yield],
    [covered, short.covered],
    [balance, short.euros],
  ] as const;
  return (
    <Group
      grow
      wrap="nowrap"
      mt="sm"
      px="gutter"
      py="xs"
      fz="xs"
      lh={1.25}
      className={classes.short}
      data-tone="slate"
      aria-hidden="true"
      data-scripted
    >
      {figures.map(([value, label]) => (
        <span key={label}>
          <Text span display="block" fw={700} lh={1.25}>
            {value}
          </Text>
          {label}
        </span>
      ))}
    </Group>
  );
}
