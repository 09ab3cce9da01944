import { Anchor, Box, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { useRef, useState } from 'react';
import { showTarget } from './focus.ts';
import type { FormInput } from './form-definition.ts';
import classes from './form-progress.module.css';
import type { SubmissionForm } from './use-submission-form.ts';

const { parts: texts } = formTexts;

/**
 * The parts of a form as links, each with how far it is. It stays in view while the form is filled in.
 * Own, because the steps of Mantine's `Stepper` are buttons, which lead nowhere without our script.
 */
export function FormProgress<Input extends FormInput>({ form }: { form: SubmissionForm<Input> }) {
  const { states } = form;
  const { parts = [] } = form.definition;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string>();
  // Of the window, since the fields stand beside this list and not in it.
  useWindowEvent('focusin', ({ target }) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
    const id = part?.dataset.part;
    const link = list.current?.querySelector<HTMLElement>(`[href="#${id}"]`);
    if (!link) return;
    setCurrent(id);
    // On a phone not all parts have room beside each other.
    list.current?.scrollTo({ left: link.offsetLeft - list.current.offsetLeft });
  });
  return (
    <Box
      component="nav"
      mx="-0.5rem"
      p="0.5rem 0.5rem 0.25rem"
      bg="paper.0"
      className={classes.progress}
      aria-label={texts.title}
    >
      <ol ref={list} className={classes.list}>
        {parts.map(({ id, title, fields }, index) => {
          const faulty = form.faultyFields(fields).length;
          const state = faulty > 0 ? texts.faulty(faulty) : states[index];
          const isDone = state === texts.complete;
          const color = faulty > 0 ? 'tile.7' : isDone ? 'vine' : undefined;
          return (
            <li key={id}>
              <Anchor
                href={`#${id}`}
                aria-current={id === current ? 'step' : undefined}
                onClick={showTarget}
                underline="never"
                display="block"
                py="0.4rem"
                fw={600}
                lh={1.3}
                className={classes.link}
                mod={{ done: isDone, faulty: faulty > 0 }}
              >
                <span className="unbroken">{title}</span>
                {state && (
                  <Text span display="block" size="sm" c={color}>
                    {state}
                  </Text>
                )}
              </Anchor>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
