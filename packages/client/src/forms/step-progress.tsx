import { Anchor, Text } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { FormInput } from './form-definition.ts';
import classes from './step-progress.module.css';
import type { SubmissionForm } from './use-submission-form.ts';

const { steps: texts } = formTexts;

/**
 * The steps of a form with how far each is, in words; those that were left behind are links. Own, because the
 * steps of Mantine's `Stepper` are buttons, which lead nowhere before hydration.
 */
export function StepProgress<Input extends FormInput>({ form }: { form: SubmissionForm<Input> }) {
  const { steps, definition } = form;
  const { parts = [] } = definition;
  if (!steps) return null;
  return (
    <nav className={classes.progress} aria-label={texts.title}>
      <ol className={classes.list}>
        {parts.map(({ id, title, ahead, fields }, index) => {
          const isFaulty = form.faultyFields(fields).length > 0;
          const isCurrent = index === steps.index;
          const isDone = index < steps.index;
          const current = isCurrent ? texts.current(index + 1, parts.length) : undefined;
          const state = isFaulty ? texts.faulty : (current ?? (isDone ? texts.done : ahead));
          const name = `${index + 1}\u00a0${title}`;
          return (
            <li
              key={id}
              className={classes.step}
              data-state={isFaulty ? 'faulty' : isCurrent ? 'current' : isDone ? 'done' : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isDone ? (
                <Anchor {...steps.linkTo(id)} inherit fw={600}>
                  {name}
                </Anchor>
              ) : (
                <Text span inherit fw={600}>
                  {name}
                </Text>
              )}{' '}
              <span className={classes.state}>{state}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
