import { Button, Textarea } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import type { FormEvent, RefObject } from 'react';
import { useSession } from '../layout/signed-in.tsx';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import classes from './note.module.css';
import { draftKey } from './note-draft.ts';
import { reasonOf } from './use-change.tsx';

const { note: copy } = deskRequest;

/** What is said on the phone, kept on this device while it is typed. */
export function Note({
  reference,
  field,
}: {
  reference: string;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { user } = useSession();
  const [text, setText, removeDraft] = useLocalStorage({
    key: draftKey(reference),
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const utils = trpc.useUtils();
  const { get } = utils.requests;
  const note = trpc.requests.note.useMutation({
    onMutate: async ({ note: words }) => {
      await get.cancel({ reference });
      const before = get.getData({ reference });
      get.setData({ reference }, (data) =>
        data
          ? { ...data, history: [{ ...written(user.name, words, data.state) }, ...data.history] }
          : data,
      );
      removeDraft();
      return { before };
    },
    onError: (error, { note: words }, context) => {
      get.setData({ reference }, context?.before);
      setText(words);
      showToast({
        title: `${deskFailures.notSaved}: ${reasonOf(error)}`,
        message: deskRequest.conflict.draft,
        isFailure: true,
      });
    },
    onSettled: () => get.invalidate({ reference }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') note.mutate({ reference, note: text });
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
      <div className={classes.foot}>
        <span>{text !== '' && copy.draft}</span>
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}

/** As the server will answer it. */
const written = <State,>(by: string, note: string, state: State) => ({
  id: -Date.now(),
  at: new Date().toISOString(),
  by,
  type: 'note' as const,
  state,
  until: null,
  to: null,
  outcome: null,
  note,
  field: null,
  formerValue: null,
  count: null,
  byLink: false,
  isMailed: false,
});
