import { Anchor, List, Text } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { focusTarget } from './focus.ts';
import { type FormInput, fieldNames } from './form-definition.ts';
import { FormNotice } from './form-notice.tsx';
import type { SubmissionForm } from './use-submission-form.ts';

/**
 * All errors at once, before the first field, by the parts of the form. It takes the focus after a submit
 * that is not valid, so that a screen reader reads it out, and each entry leads to its field.
 */
export function ErrorSummary<Input extends FormInput>({ form }: { form: SubmissionForm<Input> }) {
  const { definition, field, summaryRef } = form;
  const parts = definition.parts ?? [
    { id: definition.name, title: undefined, fields: fieldNames(definition.table.fields) },
  ];
  // Of a form in steps those of the step that is shown: a link to a field of another would lead nowhere.
  const shown = form.steps?.shownPart;
  const faultyParts = (shown ? [{ ...shown, title: undefined }] : parts)
    .map(({ id, title, fields }) => ({ id, title, faulty: form.faultyFields(fields) }))
    .filter(({ faulty }) => faulty.length > 0);
  if (faultyParts.length === 0) return null;
  return (
    <FormNotice title={formTexts.summary} role="region" noticeRef={summaryRef}>
      {faultyParts.map(({ id, title, faulty }) => (
        <div key={id}>
          {title && <Text fw={600}>{title}</Text>}
          <List>
            {faulty.map((name) => (
              <List.Item key={name}>
                <Anchor
                  href={`#${field(name).id}`}
                  onClick={focusTarget}
                  display="block"
                  c="tile.7"
                  fw={600}
                >
                  {field(name).namedError}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </FormNotice>
  );
}
