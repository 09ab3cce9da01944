import { Anchor, List } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { focusTarget } from './focus-target.ts';
import { type FormInput, fieldNames } from './form-definition.ts';
import { FormNotice } from './form-notice.tsx';
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
  const { controls, copy, partOf } = definition;
  const faulty = fieldNames(controls).filter((name) => field(name).error);
  if (faulty.length === 0) return null;

  /** Names the field, since most messages do not. */
  const subject = (name: (typeof faulty)[number]) => {
    // A consent box has a sentence for a label; the title of its notice stands in for it.
    if (controls[name].kind === 'consent')
      return copy.consentMissing?.message && copy.consentMissing.title;
    return [partOf?.(name), field(name).label].filter(Boolean).join(', ');
  };

  return (
    <FormNotice
      title={formTexts.summary}
      role="region"
      noticeRef={summaryRef}
      answersPost={!hydrated}
    >
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
              {subject(name) && `${subject(name)}: `}
              {field(name).error}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </FormNotice>
  );
}
