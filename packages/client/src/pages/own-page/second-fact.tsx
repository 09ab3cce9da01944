import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { sentenceBegin } from '@rebhang-solar/content/typography';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { Done } from './done.tsx';
import type { Moments } from './moments.ts';
import { OwnForm, rejectedField } from './own-form.tsx';

const { open: texts } = ownPage;

/** Asks for what the mail with the link does not hold. */
export function SecondFact({ view, moments }: { view: OwnPageView; moments: Moments }) {
  return (
    <Paper component="section" variant="plate" id="oeffnen" aria-labelledby="oeffnen-titel">
      <Title order={2} size="h3" fz="1.5rem" id="oeffnen-titel">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" my="sm">
        {texts.why}
      </Text>
      <Way view={view} moments={moments} />
    </Paper>
  );
}

function Way({ view, moments }: { view: OwnPageView; moments: Moments }) {
  const { token, second, codeSent, done, lockedUntil, problem } = view;
  if (lockedUntil) {
    return (
      <Text role="alert" fw={600} c="tile.7">
        {texts.locked(sentenceBegin(moments.at(lockedUntil)))}
      </Text>
    );
  }
  if (second === null) return <Text>{texts.nothing}</Text>;
  if (second === 'phone') {
    return (
      <OwnForm token={token} action="open">
        <Stack gap="sm" maw="24rem">
          <TextInput
            type="text"
            name="ziffern"
            label={texts.digits}
            description={texts.digitsHint}
            required
            withAsterisk={false}
            inputMode="numeric"
            autoComplete="off"
            {...rejectedField(view, 'oeffnen', 'ziffern')}
          />
          <Button type="submit" variant="outline">
            {texts.submit}
          </Button>
        </Stack>
      </OwnForm>
    );
  }
  return (
    <div id="code">
      {codeSent && (
        <OwnForm token={token} action="open">
          {done === 'code' && <Done>{texts.codeSent}</Done>}
          <Stack gap="sm" mb="sm" maw="24rem">
            <TextInput
              type="text"
              name="code"
              label={texts.code}
              description={texts.codeHint}
              required
              withAsterisk={false}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...rejectedField(view, 'oeffnen', 'code')}
            />
            <Button type="submit">{texts.submit}</Button>
          </Stack>
        </OwnForm>
      )}
      <OwnForm token={token} action="code">
        {!codeSent && <UnbrokenText size="sm" mb="sm" text={texts.askForCode} />}
        {!codeSent && problem?.form === 'oeffnen' && (
          <Text role="alert" fw={600} c="tile.7" mb="sm">
            {problem.message}
          </Text>
        )}
        <Button type="submit" variant="outline" fullWidth maw="24rem">
          {codeSent ? texts.sendCodeAgain : texts.sendCode}
        </Button>
      </OwnForm>
    </div>
  );
}
