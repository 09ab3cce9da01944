import { deskFailures, deskRequest, outcomeNames } from '@rebhang-solar/content/desk-words';
import { errorTitles } from '@rebhang-solar/content/error-titles';
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { useSession } from '../layout/signed-in.tsx';
import type { RequestItem } from '../list/use-requests.ts';
import { formatMoment } from '../times.ts';
import { showToast } from '../toast.tsx';
import { codeOf, type RouterInputs, trpc } from '../trpc.tsx';
import type { Details } from './details.ts';

const { toasts } = deskRequest;

type Procedures = RouterInputs['requests'];
/** Which request, and the version of it that is on the screen. */
type Which = Pick<RequestItem, 'reference' | 'version' | 'name'>;
type Rest<Name extends keyof Procedures> = Omit<Procedures[Name], 'reference' | 'version'>;

/** Somebody was faster: who with what, and how to do it all the same. */
export type Conflict = {
  faster: { by: string; type: string; at: string } | undefined;
  again: (version: number) => void;
};

type Options = {
  /** Takes a conflict into the page; without it a toast says who was faster. */
  onConflict?: (conflict: Conflict) => void;
};

/**
 * What somebody does with a request. It is on the screen at once, and taken back with a sentence when the
 * server refuses.
 */
export function useChange({ onConflict }: Options = {}) {
  const { user } = useSession();
  const cache = useRequestCache();

  const { requests } = trpc;
  const calls = {
    take: requests.take.useMutation(),
    handOver: requests.handOver.useMutation(),
    reached: requests.reached.useMutation(),
    notReached: requests.notReached.useMutation(),
    appointment: requests.appointment.useMutation(),
    waiting: requests.waiting.useMutation(),
    done: requests.done.useMutation(),
    reopen: requests.reopen.useMutation(),
    undo: requests.undo.useMutation(),
    spam: requests.spam.useMutation(),
    notSpam: requests.notSpam.useMutation(),
  };

  /**
   * @param guess how the request will look
   * @param said the toast, once it is stored
   */
  function change<Input extends { reference: string; version: number }>(
    call: { mutateAsync: (input: Input) => Promise<RequestItem> },
    input: Input,
    guess: Partial<RequestItem>,
    said: { title: string; message?: string; withUndo?: boolean } | undefined,
    name: string,
  ): Promise<boolean> {
    const { reference } = input;
    cache.stopLoading();
    const before = cache.patch(reference, guess);
    const stored = inTurn(reference, (version) =>
      call.mutateAsync({ ...input, version: version ?? input.version }),
    );
    const isStored = stored.then(
      (item) => {
        cache.patch(reference, item);
        if (said) {
          const { withUndo = true, ...words } = said;
          showToast({
            ...words,
            ...(withUndo && {
              action: { label: toasts.undo, run: () => undo({ ...item, name }) },
            }),
          });
        }
        return true;
      },
      (error: unknown) => {
        cache.restore(before);
        const again = (version: number) => {
          change(call, { ...input, version }, guess, said, name);
        };
        if (codeOf(error) === 'CONFLICT') {
          const faster = fasterOf(error);
          if (onConflict) onConflict({ faster, again });
          else showToast({ title: conflictTitle(faster), isFailure: true });
        } else {
          showToast({
            title: `${deskFailures.notSaved}: ${reasonOf(error)}`,
            message: deskFailures.restored,
            isFailure: true,
            action: { label: deskFailures.again, run: () => again(input.version) },
          });
        }
        return false;
      },
    );
    // Asked for only now: what is restored would take the place of an answer that the request is gone.
    isStored.then(() => cache.refresh());
    return isStored;
  }

  const undo = ({ reference, version, name }: Which) =>
    change(
      calls.undo,
      { reference, version },
      {},
      { title: toasts.undone(name), withUndo: false },
      name,
    );

  return {
    take: ({ reference, version, name }: Which) =>
      change(
        calls.take,
        { reference, version },
        { holder: user.name, state: 'taken' },
        { title: toasts.taken(name) },
        name,
      ),
    handOver: ({ reference, version, name }: Which, rest: Rest<'handOver'>) =>
      change(
        calls.handOver,
        { reference, version, ...rest },
        { holder: rest.to, state: rest.to === null ? 'new' : 'taken' },
        { title: rest.to === null ? toasts.released(name) : toasts.handedOver(name, rest.to) },
        name,
      ),
    reached: ({ reference, version, name }: Which) =>
      change(
        calls.reached,
        { reference, version },
        { state: 'taken' },
        { title: toasts.reached(name) },
        name,
      ),
    notReached: ({ reference, version, name }: Which, rest: Rest<'notReached'>) =>
      change(
        calls.notReached,
        { reference, version, ...rest },
        { state: 'notReached', moment: rest.until },
        { title: toasts.again(name, formatMoment(new Date(rest.until), new Date())) },
        name,
      ),
    appointment: ({ reference, version, name }: Which, rest: Rest<'appointment'>) =>
      change(
        calls.appointment,
        { reference, version, ...rest },
        { state: 'appointment', moment: rest.until },
        { title: toasts.appointment(name, formatMoment(new Date(rest.until), new Date())) },
        name,
      ),
    waiting: ({ reference, version, name }: Which) =>
      change(
        calls.waiting,
        { reference, version },
        { state: 'waiting', moment: null },
        { title: toasts.waiting(name) },
        name,
      ),
    done: ({ reference, version, name }: Which, rest: Rest<'done'>, next?: string) =>
      change(
        calls.done,
        { reference, version, ...rest },
        {
          state: 'done',
          folder: 'done',
          outcome: rest.outcome,
          doneAt: new Date().toISOString(),
          moment: null,
        },
        {
          title: toasts.done(outcomeNames[rest.outcome], name),
          ...(next !== undefined && { message: next }),
        },
        name,
      ),
    reopen: ({ reference, version, name }: Which) =>
      change(
        calls.reopen,
        { reference, version },
        { state: 'taken', folder: 'open', doneAt: null, outcome: null },
        { title: toasts.reopened(name) },
        name,
      ),
    spam: ({ reference, version, name }: Which) =>
      change(
        calls.spam,
        { reference, version },
        { folder: 'spam', suspicion: 'by-hand' },
        { title: toasts.spam(name) },
        name,
      ),
    notSpam: ({ reference, version, name }: Which, rest: Rest<'notSpam'>) =>
      change(
        calls.notSpam,
        { reference, version, ...rest },
        { folder: 'open', suspicion: null },
        { title: toasts.notSpam(name) },
        name,
      ),
  };
}

type Change = ReturnType<typeof useChange>;
export type Changes = Change;

/** The version that the last change of a request has left, while that is under way. */
const underWay = new Map<string, Promise<number | undefined>>();

/**
 * One change of a request after the other: the screen is ahead of the server, and a second press would
 * otherwise name the version that the first one has just replaced.
 * @param send gets the version that the change before has left
 */
function inTurn(
  reference: string,
  send: (version: number | undefined) => Promise<RequestItem>,
): Promise<RequestItem> {
  const stored = (underWay.get(reference) ?? Promise.resolve(undefined)).then(send);
  const version = stored.then(
    (item) => item.version,
    () => undefined,
  );
  underWay.set(reference, version);
  version.then(() => {
    if (underWay.get(reference) === version) underWay.delete(reference);
  });
  return stored;
}

/** „Jens Kretzschmar hat um 11:12 übernommen.“ */
export function conflictTitle(faster: Conflict['faster']): string {
  const { conflict } = deskRequest;
  if (!faster) return conflict.unknown;
  const time = formatMoment(new Date(faster.at), new Date());
  return faster.by === '' ? conflict.visitor(time) : conflict.title(faster.by, time);
}

/** Why something was not stored. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) return deskFailures.unreachable;
  const [first] = Object.values(fieldErrorsOf(error));
  return first ?? (error instanceof Error ? error.message : errorTitles.internal);
}

/** The messages of fields, by their dotted paths. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof TRPCClientError ? (error.data?.fieldErrors ?? {}) : {};
}

function fasterOf(error: unknown): Conflict['faster'] {
  return error instanceof TRPCClientError ? error.data?.faster : undefined;
}

type Pages = InfiniteData<{ requests: RequestItem[] }>;
type Snapshot = [QueryKey, unknown][];

/** Every place in which a request stands on the screen. */
function useRequestCache() {
  const client = useQueryClient();
  const keys = {
    list: getQueryKey(trpc.requests.list),
    search: getQueryKey(trpc.requests.search),
    get: getQueryKey(trpc.requests.get),
    counts: getQueryKey(trpc.requests.counts),
  };
  return {
    /** An answer that is under way would bring back what was there before. */
    stopLoading: () => {
      for (const queryKey of Object.values(keys)) client.cancelQueries({ queryKey });
    },
    /** @returns what stood there */
    patch(reference: string, changed: Partial<RequestItem>): Snapshot {
      const before: Snapshot = [];
      for (const queryKey of [keys.list, keys.search]) {
        before.push(...client.getQueriesData({ queryKey }));
        client.setQueriesData<Pages>({ queryKey }, (data) =>
          data
            ? {
                ...data,
                pages: data.pages.map((page) => ({
                  ...page,
                  requests: page.requests.map((item) =>
                    item.reference === reference ? { ...item, ...changed } : item,
                  ),
                })),
              }
            : data,
        );
      }
      before.push(...client.getQueriesData({ queryKey: keys.get }));
      client.setQueriesData<Details>({ queryKey: keys.get }, (data) =>
        data?.reference === reference ? { ...data, ...changed } : data,
      );
      return before;
    },
    restore(snapshot: Snapshot): void {
      for (const [key, data] of snapshot) client.setQueryData(key, data);
    },
    refresh: () =>
      Promise.all(Object.values(keys).map((queryKey) => client.invalidateQueries({ queryKey }))),
  };
}
