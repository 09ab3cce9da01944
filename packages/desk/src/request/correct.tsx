import { Button, Group, Stack, UnstyledButton } from '@mantine/core';
import { desk, deskRequest } from '@rebhang-solar/content/desk-words';
import type { FormEvent } from 'react';
import { EnterField } from '../enter/enter-field.tsx';
import { partsOf } from '../enter/enter-forms.ts';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import type { Details } from './details.ts';
import { fieldErrorsOf, showNotSaved } from './use-change.tsx';

type Line = Details['blocks'][number]['lines'][number];

/** The fields of a block, to be corrected. @param typed what was changed so far, by the names of the fields */
export function Correct({
  request: { reference, version, kind },
  lines,
  typed,
  change,
  close,
}: {
  request: Details;
  lines: readonly Line[];
  typed: Record<string, string>;
  change: (typed: Record<string, string>) => void;
  close: () => void;
}) {
  const { requests } = trpc.useUtils();
  const correct = trpc.requests.correct.useMutation({
    onSuccess: () => {
      showToast({ title: deskRequest.correct.saved });
      close();
    },
    onError: (error) => {
      if (Object.keys(fieldErrorsOf(error)).length === 0) showNotSaved(error);
    },
    onSettled: () => requests.invalidate(),
  });
  const errors = fieldErrorsOf(correct.error);
  const stored = Object.fromEntries(
    lines.map((line) => [line.name, line.kind === 'choice' ? line.stored : line.value]),
  );
  const values = { ...stored, ...typed };
  const fields = partsOf(kind, values)
    .flatMap((part) => part.fields)
    .filter(({ name }) => name in stored);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Of a person or a plant that there is not, nothing stays.
    const closed = Object.keys(stored).filter((name) => !fields.some((one) => one.name === name));
    const emptied = Object.fromEntries(closed.map((name) => [name, '']));
    correct.mutate({ reference, version, fields: { ...typed, ...emptied } });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" mt="sm">
        {fields.map((field) => (
          <EnterField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={errors[field.name]}
            change={(value) => change({ ...typed, [field.name]: value })}
          />
        ))}
        <Group>
          <Button type="submit" loading={correct.isPending}>
            {deskRequest.correct.submit}
          </Button>
          <UnstyledButton data-underline onClick={close}>
            {desk.cancel}
          </UnstyledButton>
        </Group>
      </Stack>
    </form>
  );
}
