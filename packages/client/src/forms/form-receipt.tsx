import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import type { ReactNode } from 'react';
import { Facts } from '../components/facts.tsx';
import { Fold } from '../components/fold.tsx';
import { momentsFrom } from '../components/moments.ts';
import { RequestSummary, RequestTitle, receivedTitle } from '../components/request-summary.tsx';
import { UnbrokenText } from '../components/unbroken.tsx';
import { type FormInput, fieldNames } from './form-definition.ts';
import classes from './form-frame.module.css';
import type { SubmissionForm } from './use-submission-form.ts';
import type { Receipt, SentValues } from './use-submit.ts';

const { receipt: texts } = formTexts;

/** Takes the form's place: what was sent, under which reference, and what happens next. */
export function FormReceipt<Input extends FormInput>({
  form,
  receipt,
  heading,
  children,
}: {
  form: SubmissionForm<Input>;
  receipt: Receipt;
  /** Level of the heading in it. */
  heading: 2 | 3;
  /** What the visitor can do with what was sent. */
  children: ReactNode;
}) {
  const { definition, noticeRef, hydrated, sent, startAnew } = form;
  const { name, action, table } = definition;
  const { receivedAt, dueAt } = receipt;
  const moments = momentsFrom(receivedAt);
  // A document of its own, of this very address: its cookie is this browser's.
  const ownPage = receipt.statusUrl.replace(/^https?:\/\/[^/]+/, '');
  return (
    <Box
      ref={noticeRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${name}-receipt`}
      className={classes.receipt}
      // Without JavaScript nothing else would move the focus to the answer.
      autoFocus={!hydrated}
    >
      <RequestSummary
        kind={name}
        reference={receipt.reference}
        holder={null}
        view={{ state: 'received', firstContactAt: null, until: null, doneAt: null, ...receipt }}
        moments={moments}
        title={
          <RequestTitle order={heading === 2 ? 1 : heading} id={`${name}-receipt`}>
            {receivedTitle(name, dueAt ? moments.by(dueAt) : undefined)}
          </RequestTitle>
        }
      >
        <Stack gap="sm">
          {/* The toast's own words where no toast shows them. */}
          {!hydrated && (
            <p>
              <b>{table.success.title}</b> {table.success.message}
            </p>
          )}
          <Group gap="0.5rem 1.5rem">
            <Button component="a" href={ownPage}>
              {texts.photographs}
            </Button>
            <Text size="sm" c="dimmed" flex="1 1 14rem">
              {texts.whyPhotographs}
            </Text>
          </Group>
          <UnbrokenText
            text={`${table.next} ${receipt.confirmation ? texts.confirmation : texts.noConfirmation}`}
          />
        </Stack>
      </RequestSummary>
      <Stack gap="sm" mt="lg" maw="47rem">
        {sent && <SentList form={form} sent={sent} heading={heading} />}
        {children}
        <Group mt="xs">
          {hydrated && (
            <Button variant="outline" onClick={() => window.print()}>
              {texts.print}
            </Button>
          )}
          {hydrated ? (
            <Button variant="outline" onClick={startAnew}>
              {texts.again}
            </Button>
          ) : (
            // A page that answers a posted form runs no script of ours.
            <Button component="a" href={action} variant="outline">
              {texts.again}
            </Button>
          )}
        </Group>
      </Stack>
    </Box>
  );
}

/** What was filled in, as it was read in the form: labels, and answers in words. */
function SentList<Input extends FormInput>({
  form: { definition },
  sent,
  heading,
}: {
  form: SubmissionForm<Input>;
  sent: SentValues;
  heading: 2 | 3;
}) {
  const { table, parts } = definition;
  const { fields } = table;
  const shown = (names: readonly (keyof Input & string)[]) =>
    names.filter((name) => fields[name].kind !== 'consent' && sent[name]?.trim());
  const list = (names: readonly (keyof Input & string)[]) => (
    <Facts
      gap="xs"
      labelWidth="11rem"
      className={classes.sent}
      facts={names.map((name) => [fields[name].label, shownValue(fields[name], sent[name] ?? '')])}
    />
  );
  const count = shown(fieldNames(fields)).length;
  return (
    <Fold
      title={
        <Title order={heading} size="h4">
          {texts.sent}
        </Title>
      }
      inside={texts.answers(count)}
    >
      {parts
        ? parts
            .map(({ id, title, fields: names }) => ({ id, title, names: shown(names) }))
            .filter(({ names }) => names.length > 0)
            .map(({ id, title, names }) => (
              <div key={id}>
                <strong>{title}</strong>
                {list(names)}
              </div>
            ))
        : list(shown(fieldNames(fields)))}
    </Fold>
  );
}
