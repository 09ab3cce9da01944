import { Anchor, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { sentenceBegin } from '@rebhang-solar/content/typography';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { Moments } from '../../components/moments.ts';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { Done } from './done.tsx';
import { OwnForm, rejectedField } from './own-form.tsx';

const { open: texts, change } = ownPage;

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
  const { token, second, locked } = view;
  if (locked) return <Locked locked={locked} moments={moments} />;
  if (second === null) return <Text>{texts.nothing}</Text>;
  if (second === 'mail') return <Code view={view} ask={texts.askForCode} submit={texts.submit} />;
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

/** Asks whoever has opened the page, and may be another than the sender, for a mailed code before anything is changed. */
export function ChangeCode({ view, moments }: { view: OwnPageView; moments: Moments }) {
  const { locked, opened } = view;
  return (
    <Paper component="section" variant="plate" mt="md" aria-labelledby="aendern-titel" id="aendern">
      <Title order={3} size="h4" id="aendern-titel">
        {change.title}
      </Title>
      <Text size="sm" c="dimmed" my="sm">
        {change.why}
      </Text>
      {opened?.changing === 'call' ? (
        <Call words={change.noAddress} />
      ) : locked && !locked.isForAll ? (
        <Locked locked={locked} moments={moments} />
      ) : (
        <>
          <Code view={view} ask={change.askForCode} submit={change.submit} />
          {!view.codeSent && <Call words={change.wrongAddress} />}
        </>
      )}
    </Paper>
  );
}

/** Has a code mailed, and takes it. One that is valid is not mailed again. */
function Code({ view, ask, submit }: { view: OwnPageView; ask: string; submit: string }) {
  const { token, codeSent, done, problem } = view;
  if (codeSent) {
    return (
      <div id="code">
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
            <Button type="submit">{submit}</Button>
          </Stack>
        </OwnForm>
        <Call words={texts.noCode} />
      </div>
    );
  }
  return (
    <OwnForm token={token} action="code" id="code">
      <UnbrokenText size="sm" mb="sm" text={ask} />
      {problem?.form === 'oeffnen' && (
        <Text role="alert" fw={600} c="tile.7" mb="sm">
          {problem.message}
        </Text>
      )}
      <Button type="submit" variant="outline" fullWidth maw="24rem">
        {texts.sendCode}
      </Button>
    </OwnForm>
  );
}

type LockedProps = { locked: NonNullable<OwnPageView['locked']>; moments: Moments };

function Locked({ locked: { until, isForAll }, moments }: LockedProps) {
  const at = sentenceBegin(moments.at(until));
  return (
    <div role="alert">
      <Text fw={600} c="tile.7">
        {isForAll ? texts.lockedForAll(at) : texts.locked(at)}
      </Text>
      <Text mt="xs">
        <PhoneLink />
      </Text>
    </div>
  );
}

/** Whom to call, behind what it is for. */
function Call({ words }: { words: string }) {
  return (
    <Text size="sm" mt="sm">
      {words} <PhoneLink />
    </Text>
  );
}

const PhoneLink = () => (
  <Anchor href={company.phoneHref} inherit className="unbroken">
    {company.phone}
  </Anchor>
);
