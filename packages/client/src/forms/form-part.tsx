import { Box, Fieldset, Text } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { ReactNode } from 'react';
import type { FormInput, FormPartCopy } from './form-definition.ts';
import classes from './form-part.module.css';
import type { SubmissionForm } from './use-submission-form.ts';

const { parts: texts } = formTexts;

/** One part of a form under a heading of its own, which can be reached by `#id`. */
export function FormPart<Input extends FormInput>({
  form,
  part,
  children,
}: {
  form: SubmissionForm<Input>;
  part: FormPartCopy<keyof Input & string>;
  children: ReactNode;
}) {
  const { parts = [] } = form.definition;
  const faulty = form.faultyFields(part.fields).length;
  return (
    <Fieldset
      classNames={{ root: classes.part, legend: classes.legend }}
      data-faulty={faulty > 0 || undefined}
      data-part={part.id}
      legend={
        <Box component="span" display="block" id={part.id} tabIndex={-1}>
          <Text span display="block" size="sm" c="dimmed">
            {texts.position(parts.findIndex(({ id }) => id === part.id) + 1, parts.length)}
          </Text>
          {part.title}
          {faulty > 0 && (
            <Text span display="block" size="sm" fw={600} c="tile.7">
              {texts.faulty(faulty)}
            </Text>
          )}
        </Box>
      }
    >
      <Text c="dimmed">{part.intro}</Text>
      {children}
    </Fieldset>
  );
}
