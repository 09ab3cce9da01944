import { formTexts } from '@rebhang-solar/content/forms/shared';
import { showTarget } from './focus-target.ts';
import type { FormInput } from './form-definition.ts';
import classes from './form-progress.module.css';
import { faultyFields } from './part-states.ts';
import type { RequestForm } from './use-request-form.ts';

const { parts: texts } = formTexts;

/**
 * The parts of a form as links, each with how far it is. It stays in view while the form is filled in.
 *
 * @param states empty until the form knows; without JavaScript it never does
 */
export function FormProgress<Input extends FormInput>({
  request,
  states,
}: {
  request: RequestForm<Input>;
  states: readonly string[];
}) {
  const { parts = [] } = request.definition;
  return (
    <nav className={classes.progress} aria-label={texts.title}>
      <ol className={classes.list}>
        {parts.map(({ id, title, fields }, index) => {
          const faulty = faultyFields(request, fields).length;
          const state = faulty > 0 ? texts.faulty(faulty) : states[index];
          return (
            <li key={id} className={classes.item}>
              <a
                href={`#${id}`}
                onClick={showTarget}
                className={classes.link}
                data-done={state === texts.complete || undefined}
                data-faulty={faulty > 0 || undefined}
              >
                <span className={classes.title}>{title}</span>
                {state && <span className={classes.state}>{state}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
