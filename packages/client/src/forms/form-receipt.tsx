import { Button, DataList, Group, Title } from '@mantine/core';
import type { FormCopy } from '@rebhang-solar/content/forms/form-copy';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { toGermanDate } from '@rebhang-solar/content/typed-date';
import type { ReactNode } from 'react';
import { Unbroken } from '../components/unbroken.tsx';
import { type FormInput, fieldNames } from './form-definition.ts';
import classes from './form-frame.module.css';
import { FormNotice } from './form-notice.tsx';
import type { SentValues } from './use-receipt.ts';
import type { RequestForm } from './use-request-form.ts';
import type { Receipt } from './use-sending.ts';

const { receipt: texts } = formTexts;

/** Takes the form's place: what was sent, under which reference, and what happens next. */
export function FormReceipt<Input extends FormInput>({
  request,
  receipt,
  heading,
  children,
}: {
  request: RequestForm<Input>;
  receipt: Receipt;
  /** Level of the heading in it. */
  heading: 2 | 3;
  /** What the visitor can do with what was sent. */
  children: ReactNode;
}) {
  const { definition, noticeRef, hydrated, sent, startAnew } = request;
  const { action, copy } = definition;
  return (
    <FormNotice
      title={copy.success.title}
      isGood
      noticeRef={noticeRef}
      role="group"
      answersPost={!hydrated}
    >
      <ReceiptFacts copy={copy} receipt={receipt} />
      {sent && <SentList request={request} sent={sent} heading={heading} />}
      {children}
      <Group>
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
    </FormNotice>
  );
}

function ReceiptFacts({ copy, receipt }: { copy: FormCopy; receipt: Receipt }) {
  return (
    <>
      <p>{copy.success.message}</p>
      <DataList orientation="vertical" labelWidth="auto">
        <DataList.Item>
          <DataList.ItemLabel c="dimmed">{texts.reference}</DataList.ItemLabel>
          <DataList.ItemValue className={classes.reference}>{receipt.reference}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel c="dimmed">{texts.receivedAt}</DataList.ItemLabel>
          <DataList.ItemValue>
            <time dateTime={receipt.receivedAt}>
              {texts.oClock(formatReceivedAt(receipt.receivedAt))}
            </time>
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel c="dimmed">{texts.next}</DataList.ItemLabel>
          <DataList.ItemValue>
            <Unbroken text={`${copy.next} ${texts.confirmation}`} />
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
    </>
  );
}

/** Made when it is needed: the first use of `Intl` holds a browser up. */
function formatReceivedAt(receivedAt: string): string {
  const format = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return format.format(new Date(receivedAt));
}

/** What was filled in, as it was read in the form: labels, and answers in words. */
function SentList<Input extends FormInput>({
  request: { definition },
  sent,
  heading,
}: {
  request: RequestForm<Input>;
  sent: SentValues;
  heading: 2 | 3;
}) {
  const { controls, fields, parts } = definition;
  const shown = (names: readonly (keyof Input & string)[]) =>
    names.filter((name) => controls[name].kind !== 'consent' && sent[name]?.trim());
  const shownValue = (name: keyof Input & string) => {
    const value = sent[name] ?? '';
    const control = controls[name];
    const choices: Record<string, string> = 'choices' in control ? control.choices : {};
    return choices[value] ?? toGermanDate(value);
  };
  const list = (names: readonly (keyof Input & string)[]) => (
    <DataList gap="xs">
      {names.map((name) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel c="dimmed">
            <Unbroken text={fields[name].label} />
          </DataList.ItemLabel>
          <DataList.ItemValue className={classes.sent}>{shownValue(name)}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
  return (
    <>
      <Title order={heading} size="h4">
        {texts.sent}
      </Title>
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
        : list(shown(fieldNames(controls)))}
    </>
  );
}
