import { Anchor, Box, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { type MouseEvent, useRef, useState } from 'react';
import { showTarget } from './focus.ts';
import type { FormInput } from './form-definition.ts';
import classes from './form-progress.module.css';
import type { SubmissionForm } from './use-submission-form.ts';

const { parts: texts } = formTexts;

/**
 * The parts of a form as links, each with how far it is. It stays in view while the form is filled in: on phones as
 * one line, which names the part that is filled in and unfolds to all of them.
 * Own, because the steps of Mantine's `Stepper` are buttons, which lead nowhere without our script.
 */
export function FormProgress<Input extends FormInput>({ form }: { form: SubmissionForm<Input> }) {
  const { parts = [] } = form.definition;
  const fold = useRef<HTMLDetailsElement>(null);
  const [current, setCurrent] = useState<string>();
  // Of the window, since the fields stand beside this list and not in it.
  useWindowEvent('focusin', ({ target }) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
    if (parts.some(({ id }) => id === part?.dataset.part)) setCurrent(part?.dataset.part);
  });
  const shown = parts.map(({ id, title, fields }, index) => {
    const faulty = form.faultyFields(fields).length;
    const state = faulty > 0 ? texts.faulty(faulty) : form.states[index];
    return { id, title, state, faulty: faulty > 0, done: state === texts.complete };
  });
  const index = Math.max(
    shown.findIndex(({ id }) => id === current),
    0,
  );
  const inLine = shown[index];

  function show(event: MouseEvent<HTMLAnchorElement>) {
    fold.current?.removeAttribute('open');
    showTarget(event);
  }

  return (
    <nav className={classes.progress} data-in-place-of-header aria-label={texts.title}>
      <details ref={fold}>
        <Box
          component="summary"
          className={classes.current}
          data-tone="slate"
          __vars={{ '--done': String(index / parts.length) }}
        >
          <span>
            <b>{texts.position(index + 1, parts.length)}:</b> {inLine?.title}
            {inLine?.state && `, ${inLine.state}`}
          </span>
          <span className={classes.all}>{texts.all}</span>
        </Box>
        <ol className={classes.list}>
          {shown.map(({ id, title, state, faulty, done }) => (
            <li key={id}>
              <Anchor
                href={`#${id}`}
                aria-current={id === current ? 'step' : undefined}
                onClick={show}
                underline="never"
                display="block"
                py="0.4rem"
                fw={600}
                lh={1.3}
                className={classes.link}
                mod={{ done, faulty }}
              >
                <span className="unbroken">{title}</span>
                {state && (
                  <Text
                    span
                    display="block"
                    size="sm"
                    c={faulty ? 'tile.7' : done ? 'vine' : undefined}
                  >
                    {state}
                  </Text>
                )}
              </Anchor>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
