import { Button, Checkbox, Fieldset, Input, Stack, Text, Title } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import { Done } from './done.tsx';
import { OwnForm } from './own-form.tsx';
import classes from './own-page.module.css';

const { times: texts } = ownPage;

/** When somebody may call: one or more of the windows of the coming days. Nothing where none are offered. */
export function CallTimes({ view }: { view: OwnPageView }) {
  const { token, state, callTimes, chosenTimes, done } = view;
  const problem = view.problem?.form === 'zeiten' ? view.problem : undefined;
  if (callTimes.length === 0) return null;
  const days = [...new Set(callTimes.map(dayOf))];
  return (
    <section id="zeiten" aria-labelledby="zeiten-titel" className={classes.times}>
      <Title order={2} size={state === 'notReached' ? 'h3' : undefined} id="zeiten-titel">
        {texts.title}
      </Title>
      {done === 'zeiten' && <Done>{chosenTimes ? texts.stored : texts.takenBack}</Done>}
      {chosenTimes && <Text mt="xs">{texts.chosen(chosenTimes)}</Text>}
      <OwnForm token={token} action="times">
        <Fieldset legend={texts.legend} aria-describedby={problem && 'zeiten-fehler'} mt="sm">
          {problem && <Input.Error id="zeiten-fehler">{problem.message}</Input.Error>}
          <div className={classes.windows}>
            {days.map((day) => (
              <Stack key={day} gap="sm">
                {callTimes
                  .filter((time) => dayOf(time) === day)
                  .map(({ value, label }) => (
                    <Checkbox
                      key={value}
                      name="zeiten"
                      value={value}
                      label={label}
                      defaultChecked={chosenTimes?.includes(label)}
                    />
                  ))}
              </Stack>
            ))}
          </div>
        </Fieldset>
        {/* What the page asks for only where nobody has been reached. */}
        <Button type="submit" mt="sm" color={state === 'notReached' ? undefined : 'slate'}>
          {texts.submit}
        </Button>
      </OwnForm>
    </section>
  );
}

/** „2026-11-24“ */
const dayOf = ({ value }: OwnPageView['callTimes'][number]) => value.slice(0, 10);
