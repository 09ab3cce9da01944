import { Anchor, Paper, Text, Title, type TitleProps } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import type { ReactNode } from 'react';
import type { Moments } from './moments.ts';
import { hoursInWords } from './phone.tsx';
import { type Progress, ProgressSteps } from './progress-steps.tsx';
import classes from './request-summary.module.css';

type Which = { kind: FormKind; reference: string };

/** A request in the receipt and on the visitor's own page: which it is, by when from whom, and how far. */
export function RequestSummary({
  kind,
  reference,
  title,
  view,
  moments,
  holder,
  children,
}: Which & {
  /** A `RequestTitle`: by when. */
  title: ReactNode;
  view: Progress;
  moments: Moments;
  /** The colleague who looks after it; null: still the one of the form. */
  holder: string | null;
  children: ReactNode;
}) {
  return (
    <div className={classes.summary}>
      <div className={classes.columns}>
        <div className={classes.words}>
          <About kind={kind} reference={reference} />
          {title}
          <ProgressSteps view={view} moments={moments} />
          {children}
        </div>
        <PersonPlate kind={kind} holder={holder} />
      </div>
    </div>
  );
}

/** A heading of the request, as large everywhere. */
export const RequestTitle = (props: TitleProps) => <Title {...props} className={classes.title} />;

/** By when, and from whom: as long as nobody has taken it, the one of the form. @param by „bis Dienstag, 16:40 Uhr“ */
export function receivedTitle(kind: FormKind, by: string | undefined): string {
  const { until, arrived } = formTexts.receipt;
  const person = peopleOfForms[kind]?.name;
  return by ? until(by, person) : arrived(person);
}

/** Above a heading: which request this is. */
export function About({ kind, reference }: Which) {
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {ownPage.about(kind)}{' '}
      <Text span inherit fw={700} c="slate.6" className="unbroken">
        {reference}
      </Text>
    </Text>
  );
}

/** Who looks after it, and the number to call. */
function PersonPlate({ kind, holder }: { kind: FormKind; holder: string | null }) {
  const contact = peopleOfForms[kind];
  const isTheirs = contact !== undefined && (holder === null || holder === contact.name);
  const { phone, phoneHref } = isTheirs ? contact : company;
  const hours = isTheirs ? contact.hours : company.officeHours;
  return (
    <Paper variant="plate" miw={0}>
      <Text fw={700} size="lg" lh={1.3}>
        {holder ?? contact?.name ?? ownPage.person.nobody}
      </Text>
      <Text size="sm" c="dimmed">
        {holder || !contact ? ownPage.person.task : `${contact.role}: ${contact.task}`}
      </Text>
      <Text className={classes.number}>
        <Anchor href={phoneHref} inherit>
          {phone}
        </Anchor>
      </Text>
      <Text size="sm">{ownPage.person.reference}</Text>
      <Text size="sm" c="dimmed">
        {hoursInWords(hours).join(', ')}
      </Text>
    </Paper>
  );
}
