import { deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import { errorTitles } from '@rebhang-solar/content/error-titles';
import { statusWords } from '@rebhang-solar/content/status-words';
import { afterAction } from '@rebhang-solar/server/status/after-action';
import { lastMinuteOf } from '@rebhang-solar/server/status/place-of';
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import type { NoteDraft } from '../drafts.ts';
import { useSession } from '../layout/signed-in.tsx';
import type { RequestItem } from '../list/use-requests.ts';
import { dayOf, formatMoment } from '../times.ts';
import { showToast } from '../toast.tsx';
import { codeOf, isOutdated, type RouterInputs, trpc } from '../trpc.tsx';
import type { Details } from './details.ts';
import { inTurn } from './in-turn.ts';

const { toasts } = deskRequest;

export type Action = RouterInputs['requests']['act']['action'];
/** Which request, and the version of it that is on the screen. */
type Which = Pick<RequestItem, 'reference' | 'version' | 'name'>;

/** Somebody was faster: who with what, and how to do it all the same. */
export type Conflict = {
  faster: { by: string; type: string; at: string } | undefined;
  again: (version: number) => void;
};

type Options = {
  /** Takes a conflict into the page; without it a toast says who was faster. */
  onConflict?: (conflict: Conflict) => void;
  /** On the page of the request: what stands in its note is stored with each action. */
  draft?: NoteDraft;
  /** After the last action was taken back. */
  undone?: () => void;
};

/**
 * What somebody does with a request. It is on the screen at once, and taken back with a sentence when the
 * server refuses. What undoing brings back only the server knows, so that waits for the answer.
 */
export function useChange({ onConflict, draft, undone }: Options = {}) {
  const { user } = useSession();
  const cache = useRequestCache();
  const { mutateAsync } = trpc.requests.act.useMutation();

  /**
   * @param next what the toast says beside what was done
   * @returns whether it is stored
   */
  function act(which: Which, action: Action, next?: string): Promise<boolean> {
    const { reference, name } = which;
    cache.stopLoading();
    const who = { by: user.name, now: new Date().toISOString() };
    const before = cache.patch(reference, (item) =>
      action.type === 'undo' ? item : afterAction(item, action, who),
    );
    const note = (action.type !== 'undo' && draft?.text.trim()) || undefined;
    const stored = inTurn(reference, which.version, (version) =>
      mutateAsync({ reference, version, action, note }),
    );
    const isStored = stored.then(
      (answer) => {
        if (note) draft?.forget(note);
        if (action.type === 'undo') undone?.();
        cache.patch(reference, (item) => ({ ...item, ...answer }));
        showToast({
          title: saidOf(action, name),
          message: [note && toasts.withNote, next].filter(Boolean).join(' ') || undefined,
          ...(action.type !== 'undo' && {
            action: {
              label: toasts.takeBack,
              run: () => act({ ...answer, name }, { type: 'undo' }),
            },
          }),
        });
        return true;
      },
      (error: unknown) => {
        cache.restore(before);
        const again = (version: number) => {
          act({ ...which, version }, action, next);
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
            action: { label: deskFailures.again, run: () => again(which.version) },
          });
        }
        return false;
      },
    );
    // Asked for only now: what is restored would take the place of an answer that the request is gone.
    isStored.then(() => cache.refresh());
    return isStored;
  }

  return act;
}

export type Act = ReturnType<typeof useChange>;

/** What was done, once it is stored. */
function saidOf(action: Action, name: string): string {
  const time = (until: string) => formatMoment(new Date(until), new Date());
  switch (action.type) {
    case 'handOver':
      return action.to === null ? toasts.released(name) : toasts.handedOver(name, action.to);
    case 'notReached':
    case 'appointment':
      return toasts[action.type](name, time(action.until));
    case 'followUp':
      return action.on
        ? toasts.followUp(name, dayOf(new Date(lastMinuteOf(action.on)), new Date()))
        : toasts.noFollowUp(name);
    case 'done':
      return toasts.done(statusWords[action.outcome].desk, name);
    default:
      return toasts[action.type](name);
  }
}

/** „Jens Kretzschmar hat um 11:12 übernommen.“ */
export function conflictTitle(faster: Conflict['faster']): string {
  const { conflict } = deskRequest;
  if (!faster) return conflict.unknown;
  const time = formatMoment(new Date(faster.at), new Date());
  return faster.by === '' ? conflict.visitor(time) : conflict.title(faster.by, time);
}

/** Of a change of which nothing is on the screen yet. */
export const showNotSaved = (error: unknown) =>
  showToast({ title: `${deskFailures.notSaved}: ${reasonOf(error)}`, isFailure: true });

/** Why something was not stored. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) return deskFailures.unreachable;
  if (isOutdated(error)) return deskFailures.outdated;
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
    patch(reference: string, change: <Item extends RequestItem>(item: Item) => Item): Snapshot {
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
                    item.reference === reference ? change(item) : item,
                  ),
                })),
              }
            : data,
        );
      }
      before.push(...client.getQueriesData({ queryKey: keys.get }));
      client.setQueriesData<Details>({ queryKey: keys.get }, (data) =>
        data?.reference === reference ? change(data) : data,
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
