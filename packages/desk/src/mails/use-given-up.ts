import { deskMails, deskRequest } from '@rebhang-solar/content/desk-words';
import { showNotSaved } from '../request/use-change.tsx';
import { showToast } from '../toast.tsx';
import { type RouterInputs, type RouterOutputs, trpc } from '../trpc.tsx';

/** A mail that no attempt has sent. */
export type GivenUpMail = RouterOutputs['mails']['givenUp']['mails'][number];

/** What a mail is, and to whom. */
export function subjectOf({ subject, recipient }: Pick<GivenUpMail, 'subject' | 'recipient'>) {
  return subject === 'withdrawn' || subject === 'morning'
    ? deskMails.subjects[subject]
    : deskRequest.mails.subjects[subject][recipient];
}

/** What somebody decides about mails that were given up. */
export function useGivenUp() {
  const utils = trpc.useUtils();
  const asFor = (said: (count: number) => string) => ({
    onSuccess: ({ count }: { count: number }) =>
      showToast({ title: count === 0 ? deskMails.gone : said(count) }),
    onError: showNotSaved,
    onSettled: () => Promise.all([utils.mails.invalidate(), utils.requests.invalidate()]),
  });
  const resend = trpc.mails.resend.useMutation(asFor(deskMails.resent));
  const dismiss = trpc.mails.dismiss.useMutation(asFor(() => deskMails.dismissed));
  return {
    isPending: resend.isPending || dismiss.isPending,
    resend: (ids: RouterInputs['mails']['resend']['ids']) => resend.mutate({ ids }),
    dismiss: (id: string) => dismiss.mutate({ ids: [id] }),
  };
}
