import { Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { FormWords } from '@rebhang-solar/content/forms/form-table';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { paths } from '@rebhang-solar/content/paths';
import { privacyVersion } from '@rebhang-solar/content/privacy';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorSummary } from './error-summary.tsx';
import type { FormInput } from './form-definition.ts';
import classes from './form-frame.module.css';
import { formId } from './form-id.ts';
import { FormNotice } from './form-notice.tsx';
import { WayBack } from './form-part.tsx';
import { FormReceipt } from './form-receipt.tsx';
import type { SubmissionForm } from './use-submission-form.ts';
import type { Receipt, SentValues } from './use-submit.ts';

/** What stands around the fields of every form: receipt, summary of errors, notices, button. */
export function FormFrame<Input extends FormInput>({
  form,
  heading = 2,
  progress,
  isWide = false,
  after,
  withReceipt,
  children,
}: {
  form: SubmissionForm<Input>;
  /** One level below what the form stands in. */
  heading?: 2 | 3;
  /** Above the fields, or beside them where the form is wide and there is room. */
  progress?: ReactNode;
  isWide?: boolean;
  /** Below the button that sends. */
  after?: ReactNode;
  /** In the receipt: what the visitor can do with what was sent. */
  withReceipt?: (receipt: Receipt, sent: SentValues) => ReactNode;
  children: ReactNode;
}) {
  const { definition, formRef, noticeRef, titleRef, hydrated, isSending, failure } = form;
  const { receipt, sent, title, steps } = form;
  const { name, action, table, parts = [] } = definition;
  const { search } = useLocation();
  const titleProps = { id: `${name}-title`, ref: titleRef, tabIndex: -1, children: title };
  const notes = (
    <>
      <Note>
        <PrivacyNotice notice={table.privacyNotice} />
      </Note>
      <div role="alert" className={classes.live}>
        {failure && (
          <FormNotice title={table.failure.title} noticeRef={noticeRef} role="group">
            <FailureText table={table} reason={failure} />
          </FormNotice>
        )}
      </div>
    </>
  );
  const button = (
    <Button type="submit" size="lg" disabled={isSending} className={classes.submit}>
      {isSending ? table.submitting : table.submit}
    </Button>
  );
  return (
    <div
      className={classes.frame}
      data-wide={isWide}
      data-tone="paper"
      data-in-steps={definition.inSteps}
    >
      <div
        role="status"
        className={classes.live}
        data-receipt={receipt && (heading === 2 ? 'page' : '')}
      >
        {receipt && (
          <FormReceipt form={form} receipt={receipt} heading={heading}>
            {sent && withReceipt?.(receipt, sent)}
          </FormReceipt>
        )}
      </div>
      {/* Hidden and not removed while the receipt is shown, because „Weitere Anfrage“ needs it again. */}
      <div hidden={receipt !== undefined}>
        {/* Of a form in steps each step is headed by its question. */}
        {definition.inSteps ? (
          <VisuallyHidden component={`h${heading}`} {...titleProps} />
        ) : (
          <Title order={heading} {...titleProps} />
        )}
        {table.intro && (
          <Text mt="xs" maw="42rem">
            {table.intro}
          </Text>
        )}
        <form
          id={formId(name)}
          className={classes.form}
          ref={formRef}
          method="post"
          // What a link has carried along goes with the form.
          action={definition.messageWith ? action + search : action}
          data-steps={steps && (hydrated ? 'rendered' : 'styled')}
          aria-labelledby={`${name}-title`}
          onSubmit={form.advance}
          onFocus={form.handleFocus}
        >
          {progress}
          <Stack miw={0} className={classes.fields}>
            <ErrorSummary form={form} />
            {!definition.inSteps && <Note>{table.requiredNote}</Note>}
            {/* What was typed while a submission runs would be lost when the form is emptied. */}
            <div inert={isSending} className={classes.body}>
              {children}
            </div>
            <input type="hidden" name="privacyVersion" value={privacyVersion} />
            <Honeypot id={`${name}-website`} />
            {definition.inSteps ? (
              <Stack className={classes.end} hidden={steps && !steps.isLast}>
                {notes}
                <Group gap="0.5rem 1.5rem" className={classes.send}>
                  {button}
                  <WayBack form={form} index={parts.length - 1} />
                </Group>
              </Stack>
            ) : (
              <>
                {notes}
                {button}
              </>
            )}
            {after}
          </Stack>
        </form>
      </div>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" maw="42rem">
      {children}
    </Text>
  );
}

/** The word that names the privacy policy is the link to it. */
function PrivacyNotice({ notice }: { notice: string }) {
  const link = <Link to={paths.privacy}>{formTexts.privacyLink}</Link>;
  return notice.split(formTexts.privacyLink).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && link}
      {part}
    </Fragment>
  ));
}

/** Programs fill in every field; people neither see this one nor reach it with the keyboard. */
function Honeypot({ id }: { id: string }) {
  return (
    <VisuallyHidden component="div" aria-hidden="true">
      <label htmlFor={id}>{formTexts.honeypot}</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}

function FailureText({ table, reason }: { table: FormWords; reason: string }) {
  return (
    <>
      <p>{table.failure.message}</p>
      <p>
        {reason} {formTexts.failure.kept(table.submit)}
      </p>
      <p>
        {formTexts.failure.call} <a href={company.phoneHref}>{company.phone}</a>
      </p>
    </>
  );
}
