import { Button } from '@mantine/core';
import { company } from '@rebhang-solar/content/company';
import type { FormCopy } from '@rebhang-solar/content/forms/form-copy';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { paths } from '@rebhang-solar/content/paths';
import { privacyVersion } from '@rebhang-solar/content/privacy';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ErrorSummary } from './error-summary.tsx';
import type { FormInput } from './form-definition.ts';
import classes from './form-frame.module.css';
import { formId } from './form-id.ts';
import { requestFormToken } from './form-token.ts';
import type { Receipt, RequestForm, SentValues } from './use-request-form.ts';

/** What stands around the fields of every form: receipt, summary of errors, notices, button. */
export function FormFrame<Input extends FormInput>({
  request,
  heading: Heading = 'h2',
  aside,
  after,
  withReceipt,
  children,
}: {
  request: RequestForm<Input>;
  /** One level below what the form stands in. */
  heading?: 'h2' | 'h3';
  /** Beside the fields where there is room, above them where there is not. */
  aside?: ReactNode;
  /** Below the button that sends. */
  after?: ReactNode;
  /** In the receipt: what the visitor can do with what was sent. */
  withReceipt?: (receipt: Receipt, sent: SentValues) => ReactNode;
  children: ReactNode;
}) {
  const { definition, formRef, resultRef, hydrated, sending, result, handleSubmit } = request;
  const { name, action, copy } = definition;
  return (
    <div className={classes.frame} data-wide={Boolean(aside)}>
      <Heading id={`${name}-title`}>{copy.title}</Heading>
      <p className={classes.intro}>{copy.intro}</p>
      <div role="status" className={classes.live}>
        {result && 'receipt' in result && (
          <ReceiptNotice
            copy={copy}
            receipt={result.receipt}
            noticeRef={resultRef}
            answersPost={!hydrated}
          >
            {withReceipt?.(result.receipt, result.sent)}
          </ReceiptNotice>
        )}
      </div>
      <form
        id={formId(name)}
        className={classes.form}
        ref={formRef}
        method="post"
        action={action}
        // The browser's own checks serve those whose browser does not run ours.
        noValidate={hydrated}
        // What is sent while this stands is held until the script is there (early-submit.ts).
        data-waiting={hydrated ? undefined : ''}
        aria-labelledby={`${name}-title`}
        onSubmit={handleSubmit}
        onFocus={requestFormToken}
      >
        {aside}
        <div className={classes.fields}>
          <ErrorSummary request={request} />
          <p className={classes.note}>{copy.requiredNote}</p>
          {/* What was typed while the request runs would be lost when the form is emptied. */}
          <div inert={sending} className={classes.body}>
            {children}
          </div>
          <input type="hidden" name="privacyVersion" value={privacyVersion} />
          <Honeypot id={`${name}-website`} />
          <p className={classes.note}>
            <PrivacyNotice notice={copy.privacyNotice} />
          </p>
          <div role="alert" className={classes.live}>
            {result && 'failure' in result && (
              <FailureNotice
                copy={copy}
                reason={result.failure}
                noticeRef={resultRef}
                answersPost={!hydrated}
              />
            )}
          </div>
          <Button type="submit" size="lg" disabled={sending} className={classes.submit}>
            {sending ? copy.submitting : copy.submit}
          </Button>
          {after}
        </div>
      </form>
    </div>
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
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{formTexts.honeypot}</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
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

type NoticeProps = {
  copy: FormCopy;
  noticeRef: RefObject<HTMLDivElement | null>;
  /** Part of the page that answers a form posted without JavaScript. */
  answersPost: boolean;
};

function ReceiptNotice({
  copy,
  receipt,
  noticeRef,
  answersPost,
  children,
}: NoticeProps & { receipt: Receipt; children: ReactNode }) {
  return (
    <div
      ref={noticeRef}
      className={classes.receipt}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: where no script runs, only this takes focus to the answer
      autoFocus={answersPost}
    >
      <p className={classes.noticeTitle}>{copy.success.title}</p>
      <p>{copy.success.message}</p>
      <dl className={classes.facts}>
        <dt>{formTexts.receipt.reference}</dt>
        <dd className={classes.reference}>{receipt.reference}</dd>
        <dt>{formTexts.receipt.receivedAt}</dt>
        <dd>
          <time dateTime={receipt.receivedAt}>
            {formTexts.receipt.oClock(formatReceivedAt(receipt.receivedAt))}
          </time>
        </dd>
        <dt>{formTexts.receipt.next}</dt>
        <dd>
          {copy.next} {formTexts.receipt.confirmation}
        </dd>
      </dl>
      {children}
      <p>{formTexts.receipt.again}</p>
    </div>
  );
}

function FailureNotice({ copy, reason, noticeRef, answersPost }: NoticeProps & { reason: string }) {
  return (
    <div
      ref={noticeRef}
      className={classes.failure}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: where no script runs, only this takes focus to the answer
      autoFocus={answersPost}
    >
      <p className={classes.noticeTitle}>{copy.failure.title}</p>
      <p>{copy.failure.message}</p>
      <p>
        {reason} {formTexts.failure.kept(copy.submit)}
      </p>
      <p>
        {formTexts.failure.call} <a href={company.phoneHref}>{company.phone}</a>
      </p>
    </div>
  );
}
