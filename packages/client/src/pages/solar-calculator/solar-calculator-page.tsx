import { Anchor, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { choices } from '@rebhang-solar/calculator/query/choices';
import { exampleQuery } from '@rebhang-solar/calculator/query/query';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import {
  energyText,
  solarCalculatorPage,
  sumsText,
} from '@rebhang-solar/content/pages/solar-calculator';
import type { IsoMonth } from '@rebhang-solar/content/typography';
import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { Closing } from '../../components/closing.tsx';
import { Split } from '../../components/split.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { freeApplication } from '../../head/free-application.ts';
import { pageHandle } from '../../head/page-handle.ts';
import { AnswerBar, ChapterHead } from './answer-bar.tsx';
import { AnswerPlate, FaultPlate } from './answer-plate.tsx';
import { AnswerSections } from './answer-sections.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { answerElementId } from './first-answer.ts';
import { fieldValue, houseLine } from './format-answer.ts';
import { Method } from './method.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { requestLink } from './request-link.ts';
import classes from './solar-calculator-page.module.css';
import { useCalculator } from './use-calculator.ts';

const { form, result, closing, oldLink } = solarCalculatorPage;

export const handle = pageHandle('solarCalculator', {
  structuredData: freeApplication('solarCalculator'),
});

/** Not below the header. */
const jumpedTo = { scrollMarginBlockStart: '6rem' };

const Sections = memo(AnswerSections);
const Assumptions = memo(Method);
const Sheet = memo(PrintSheet);

/** Inputs beside their answer; on a phone the answer first, above it the inputs in one line. */
export function Component() {
  const { search } = useLocation();
  const calculator = useCalculator(search);
  const hydrated = useHydrated();
  const { parsed, sized, answer, first, isAsked, isAnswered, failed, madeWith } = calculator;
  const query = isAsked ? parsed.query : exampleQuery;
  const law = answer.money?.laws.findIndex(({ regime }) => regime === choices.gesetz[query.gesetz]);
  const shown = Math.max(0, law ?? 0);
  const [wrong] = Object.keys(calculator.mistakes);
  const requestTo = requestLink(query, answer, shown, calculator.mistakes);
  // A slider's step is painted with what stands beside it; what stands below follows when there is time.
  const laterQuery = useDeferredValue(sized);
  const laterAnswer = useDeferredValue(answer);
  const later = {
    query: laterQuery,
    answer: laterAnswer,
    law: shown,
    onQuery: calculator.setQuery,
  };
  return (
    <>
      <div className={isAsked ? 'screen-only' : undefined}>
        <Split
          columns="24.5rem minmax(0, 1fr)"
          className={classes.page ?? ''}
          mod={{ asked: isAsked }}
        >
          <Stack gap="1rem" style={jumpedTo}>
            <Group gap="0 1rem" justify="space-between">
              <Box flex="1 1 12rem">
                <Title className={classes.title}>{pageMeta.solarCalculator.heading}</Title>
                <Text c="dimmed" className={classes.lead}>
                  {pageMeta.solarCalculator.lead}
                </Text>
                {isAsked && (
                  <Text size="sm" c="dimmed" className={classes.house}>
                    {houseLine(parsed)}
                  </Text>
                )}
              </Box>
              {isAsked && (
                <Anchor href="#angaben" fw={600} py="0.7rem" className={classes.change}>
                  {form.change}
                </Anchor>
              )}
            </Group>
            <div id="angaben" className={classes.fold} data-open={wrong !== undefined || undefined}>
              <CalculatorForm
                formRef={calculator.formRef}
                parsed={parsed}
                sized={sized}
                texts={calculator.texts}
                mistakes={calculator.mistakes}
                isLive={isAsked && !failed}
                roof={isAsked && isAnswered ? answer.days.roof : undefined}
                onText={calculator.setText}
                onSubmit={calculator.ask}
              />
            </div>
          </Stack>
          <Stack id="ergebnis" gap="lg" style={jumpedTo}>
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
            {wrong ? (
              <FaultPlate mistakes={calculator.mistakes} />
            ) : (
              <AnswerPlate
                query={query}
                answer={answer}
                law={shown}
                isAnswered={isAnswered}
                isExample={!isAsked}
                requestTo={requestTo}
                onQuery={calculator.setQuery}
              />
            )}
            {/* The server is asked by the whole house and does not know. */}
            {hydrated && calculator.assumed.length > 0 && (
              <UnbrokenText
                size="sm"
                c="dimmed"
                text={result.assumed(
                  calculator.assumed.map((field) => fieldValue(field, parsed.query)),
                )}
              />
            )}
            {!isAsked && <Promises answer={answer} />}
          </Stack>
        </Split>
        {isAsked && !wrong && (
          <div className={classes.computed} data-resting={isAnswered || undefined}>
            <ChapterHead query={query} answer={answer} law={shown} onQuery={calculator.setQuery} />
            <Sections {...later} />
          </div>
        )}
        <Assumptions />
        <Closing text={closing} calls={[{ label: result.request, to: requestTo }]} />
        {isAsked && (
          <AnswerBar
            answer={answer}
            law={shown}
            isAnswered={isAnswered}
            faultId={wrong && `rechner-${wrong}`}
            requestTo={requestTo}
          />
        )}
      </div>
      {isAsked && !wrong && <Sheet query={laterQuery} answer={laterAnswer} law={shown} />}
      <script type="application/json" id={answerElementId}>
        {JSON.stringify(first)}
      </script>
    </>
  );
}

/** Below the example: what is promised of an answer. */
function Promises({ answer }: { answer: Answer }) {
  return (
    <>
      <UnbrokenText
        size="sm"
        c="dimmed"
        mt="sm"
        text={`${answer.money ? `${sumsText(answer.money.laws)} ` : ''}${energyText(answer)}`}
      />
      <ul className={classes.promises}>
        {result.promises.map(([promise, text]) => (
          <li key={promise}>
            <strong>{promise}</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
