import { Button, Group, Textarea } from '@mantine/core';
import { deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import type { FormEvent, RefObject } from 'react';
import type { NoteDraft } from '../drafts.ts';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import classes from './note.module.css';
import { reasonOf } from './use-change.tsx';

const { note: copy } = deskRequest;

/** What is said on the phone, kept on this device while it is typed. */
export function Note({
  reference,
  draft: { text, setText, forget },
  field,
}: {
  reference: string;
  draft: NoteDraft;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { get } = trpc.useUtils().requests;
  const note = trpc.requests.note.useMutation({
    onSuccess: (_, { note: stored }) => forget(stored),
    onError: (error) =>
      showToast({
        title: `${deskFailures.notSaved}: ${reasonOf(error)}`,
        message: deskRequest.conflict.draft,
        isFailure: true,
      }),
    onSettled: () => get.invalidate({ reference }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') note.mutate({ reference, note: text.trim() });
  }

  return (
    <form onSubmit={submit} className={classes.note}>
      <Textarea
        ref={field}
        label={copy.title}
        placeholder={copy.placeholder}
        rows={3}
        autosize={false}
        maxLength={10_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="space-between" mt="0.5rem" c="dimmed" fz="sm">
        <span>{text !== '' && copy.draft}</span>
        <Button type="submit" loading={note.isPending}>
          {copy.submit}
        </Button>
      </Group>
    </form>
  );
}
