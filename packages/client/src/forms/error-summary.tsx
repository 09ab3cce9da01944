import { formTexts } from '@rebhang-solar/content/forms/shared';
import classes from './error-summary.module.css';
import { focusTarget } from './focus-target.ts';
import { type FormInput, fieldNames } from './form-definition.ts';
import type { RequestForm } from './use-request-form.ts';

/**
 * All errors at once, before the first field. It takes focus after a refused submit, so that a
 * visitor who cannot see the fields learns of them, and each entry leads to its field.
 */
export function ErrorSummary<Input extends FormInput>({
  request: { definition, field, hydrated, summaryRef },
}: {
  request: RequestForm<Input>;
}) {
  const { name: formName, controls, copy, partOf } = definition;
  const faulty = fieldNames(controls).filter((name) => field(name).error);
  if (faulty.length === 0) return null;

  /** Names the field, since most messages do not. */
  const subject = (name: (typeof faulty)[number]) => {
    // A consent box has a sentence for a label; the title of its notice stands in for it.
    if (controls[name].kind === 'consent')
      return copy.consentMissing?.message && copy.consentMissing.title;
    return [partOf?.(name), field(name).copy.label].filter(Boolean).join(', ');
  };

  const titleId = `${formName}-summary`;
  return (
    <section
      ref={summaryRef}
      className={classes.summary}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: where no script runs, only this takes focus to the answer
      autoFocus={!hydrated}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={classes.title}>
        {formTexts.summary}
      </p>
      <ul className={classes.list}>
        {faulty.map((name) => (
          <li key={name}>
            <a href={`#${field(name).id}`} onClick={focusTarget}>
              {subject(name) && `${subject(name)}: `}
              {field(name).error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
