import '../theme/windows.css';
import { Alert, Button, Checkbox, Fieldset, Radio, Text, Title } from '@mantine/core';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { desk, deskEnter, deskFailures } from '@rebhang-solar/content/desk-words';
import { type FormKind, formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { newUuid } from '@rebhang-solar/content/new-uuid';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../drafts.ts';
import { fieldErrorsOf, reasonOf } from '../request/use-change.tsx';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import { EnterField } from './enter-field.tsx';
import { type EnteredField, partsOf } from './enter-forms.ts';
import classes from './enter-page.module.css';

const kinds = Object.keys(formKinds) as FormKind[];

/** What is typed, and since when. */
type Typed = {
  kind: FormKind;
  values: Record<string, string>;
  /** One for each filling: a click too many stores nothing twice. */
  submissionId: string;
  at: number;
};
const newEntry = (): Typed => ({
  kind: 'consultation',
  values: {},
  submissionId: newUuid(),
  at: Date.now(),
});
const day = 86_400_000;

/** A request that came by phone, with the fields of its form. */
export function EnterPage() {
  const draft = useDraft('entry', useState(newEntry)[0]);
  // What a caller has said stays on no device for longer.
  const [isOver] = useState(Date.now() - draft.value.at > day);
  useEffect(() => {
    if (isOver) draft.remove();
  }, [isOver, draft.remove]);
  const { kind, values, submissionId } = draft.value;
  const [isConfirmed, setConfirmed] = useState(false);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);
  const enter = trpc.requests.enter.useMutation({
    onSuccess: ({ reference, isOther }) => {
      utils.requests.invalidate();
      // What was changed since stands in the form alone.
      if (isOther) return;
      draft.remove();
      showToast({ title: deskEnter.saved(values.name ?? '') });
      navigate(requestPath(reference));
    },
  });
  const parts = partsOf(kind, values);
  const errors = fieldErrorsOf(enter.error);
  const { failureCount } = enter;

  // The first field that is wrong, also for who does not see the red.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each refusal
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [enter.error, failureCount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const names = parts.flatMap(({ fields }) => fields.map(({ name }) => name));
    const fields = Object.fromEntries(
      names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
    );
    enter.mutate({ kind, fields, submissionId, confirm: isConfirmed });
  }

  const field = (one: EnteredField) => (
    <EnterField
      key={one.name}
      field={one}
      value={values[one.name] ?? ''}
      error={errors[one.name] ?? errors[`fields.${one.name}`]}
      change={(value) =>
        draft.set((before) => ({ ...before, values: { ...before.values, [one.name]: value } }))
      }
    />
  );

  return (
    <form ref={form} className={classes.page} onSubmit={submit} noValidate>
      <title>{`${deskEnter.title} – ${desk.title}`}</title>
      <Title order={1}>{deskEnter.title}</Title>
      <Text c="dimmed" mt="0.25rem">
        {deskEnter.intro}
      </Text>
      <Radio.Group
        value={kind}
        onChange={(chosen) =>
          draft.set((before) => ({
            ...before,
            kind: kinds.find((one) => one === chosen) ?? before.kind,
          }))
        }
        label={deskEnter.kind}
        mt="1.25rem"
      >
        <div className={classes.kinds}>
          {kinds.map((one) => (
            <Radio key={one} value={one} label={formKinds[one].name} />
          ))}
        </div>
      </Radio.Group>
      {enter.error && (
        <Alert
          role="alert"
          mt="1.25rem"
          title={`${deskFailures.notSaved}: ${reasonOf(enter.error)}`}
        />
      )}
      {enter.data?.isOther && (
        <Alert role="alert" mt="1.25rem" title={deskEnter.stored.title}>
          {deskEnter.stored.text}{' '}
          <a href={requestPath(enter.data.reference)} target="_blank" rel="noreferrer">
            {deskEnter.stored.open}
          </a>
        </Alert>
      )}
      {parts.map(({ title, fields }) =>
        title === '' ? (
          <div key={title} className={classes.fields}>
            {fields.map(field)}
          </div>
        ) : (
          <Fieldset key={title} legend={title} className={classes.part} mt="1.75rem">
            <div className={classes.fields}>{fields.map(field)}</div>
          </Fieldset>
        ),
      )}
      <Checkbox
        mt="1.5rem"
        label={deskEnter.confirm}
        checked={isConfirmed}
        onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
      />
      <Button
        type="submit"
        data-size="lg"
        radius="cut"
        color="tile"
        mt="1.5rem"
        loading={enter.isPending}
      >
        {deskEnter.submit}
      </Button>
    </form>
  );
}
