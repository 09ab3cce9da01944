import { Anchor, Box, Button, Fieldset, Group, Text, Title } from '@mantine/core';
import type { FormPart as Part } from '@rebhang-solar/content/forms/form-table';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { ReactNode } from 'react';
import type { FormInput } from './form-definition.ts';
import classes from './form-part.module.css';
import type { SubmissionForm } from './use-submission-form.ts';

const { parts: texts, steps: stepTexts } = formTexts;

type FormPartProps<Input extends FormInput> = {
  form: SubmissionForm<Input>;
  part: Part<keyof Input & string>;
  children: ReactNode;
};

/** One part of a form under a heading of its own, which can be reached by `#id`. */
export function FormPart<Input extends FormInput>({ form, part, children }: FormPartProps<Input>) {
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
            {texts.part}{' '}
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

/**
 * One step of a form: its question, its fields, and the way on. Without JavaScript all of them stand below each
 * other; before hydration the style sheet shows the first, or the one that the address names.
 */
export function FormStep<Input extends FormInput>({ form, part, children }: FormPartProps<Input>) {
  const { definition, steps } = form;
  const { parts = [], table } = definition;
  const index = parts.findIndex(({ id }) => id === part.id);
  const next = parts[index + 1];
  const areRequired = part.fields.every((name) => table.fields[name].required);
  // Answers alone, nothing to type.
  const isTapped = part.fields.every((name) => table.fields[name].kind === 'choice');
  const isHidden = steps?.shownPart !== undefined && steps.shownPart !== part;
  return (
    <Fieldset
      classNames={{ root: classes.step, legend: classes.question }}
      data-part={part.id}
      hidden={isHidden}
      legend={
        <Title order={3} id={part.id} tabIndex={-1}>
          {part.question ?? part.title}
        </Title>
      }
    >
      <Text c="dimmed" className={classes.intro}>
        {part.intro} {areRequired && table.requiredNote}
      </Text>
      {children}
      {steps && next && (
        // It stays in a phone's window where no keyboard takes the room.
        <Group className={classes.ways} data-stays={isTapped || undefined}>
          {isTapped && (
            <p className={classes.count}>
              <b>{stepTexts.answered(form.answered(part.fields), part.fields.length)}</b>
              {stepTexts.voluntary}
            </p>
          )}
          {/* A link, so that it leads on before hydration as well. */}
          <Button component="a" href={`#${next.id}`} onClick={form.advance} size="lg">
            {stepTexts.next}
          </Button>
          <WayBack form={form} index={index} />
        </Group>
      )}
    </Fieldset>
  );
}

/** Back to the step before the one with this index, if there is one. */
export function WayBack<Input extends FormInput>({
  form: { definition, steps },
  index,
}: {
  form: SubmissionForm<Input>;
  index: number;
}) {
  const previous = definition.parts?.[index - 1];
  if (!steps || !previous) return null;
  return (
    <Anchor {...steps.linkTo(previous.id)} fw={600} py="0.6rem" data-way-back>
      {stepTexts.back}
    </Anchor>
  );
}
