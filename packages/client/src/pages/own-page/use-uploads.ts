import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, sendPhotograph } from './send-photograph.ts';
import { acceptedTypes, shrink } from './shrink.ts';

const { failed } = ownPage.photographs;

/** In bytes, as the server takes them. */
const largest = 12 * 1024 * 1024;

/** Of a file whose name ends in `.heic`, as browsers say it: it may be a JPEG all the same. */
const typesOfHeic = ['image/heic', 'image/heif', ''];

/** In seconds. Whoever is asked to wait for longer is told so instead. */
const longestWait = 120;

/** In ms, between two attempts on a line that is said to be there. */
const pause = 5_000;

export type Upload = {
  id: number;
  kind: PhotographKind;
  file: File;
  /** `waiting`: for the network; `busy`: for the server. */
  state: 'queued' | 'preparing' | 'sending' | 'waiting' | 'busy' | 'failed';
  /** In bytes. */
  sent: number;
  total: number;
  failure?: { title: string; text: string };
};

type Stored = { id: string; kind: PhotographKind; file: string };

/**
 * Photographs on their way, one after another. What broke off is sent again, whole, as soon as the network is back.
 * @param onStored the server has one more
 */
export function useUploads(token: string, onStored: (stored: Stored) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const isActive = uploads.some(({ state }) => state !== 'queued' && state !== 'failed');
  const next = isActive ? undefined : uploads.find(({ state }) => state === 'queued');

  const run = useEffectEvent(async ({ id, kind, file }: Upload) => {
    // In development React runs each effect twice.
    if (running.current.has(id)) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    change(id, { state: 'preparing' });
    const picture = await shrink(file);
    const failure = await failureOf(file, picture);
    if (failure) return change(id, { state: 'failed', failure });
    while (!signal.aborted) {
      change(id, { state: 'sending', sent: 0, total: picture.size });
      const request = { token, kind, picture, name: file.name };
      const onProgress = (sent: number, total: number) => change(id, { sent, total });
      const answer = await sendPhotograph(request, onProgress, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (!answer) {
        change(id, { state: 'waiting' });
        await untilOnline(signal);
      } else if ([429, 503].includes(answer.status) && answer.retryAfter <= longestWait) {
        change(id, { state: 'busy' });
        await wait(Math.max(answer.retryAfter * 1000, pause), signal);
      } else if (answer.status === 201 && answer.body?.id) {
        remove(id);
        return onStored({ id: answer.body.id, kind, file: file.name });
      } else {
        return change(id, { state: 'failed', failure: rejectionOf(file, answer) });
      }
    }
  });

  useEffect(() => {
    if (next) void run(next);
  }, [next]);

  // Another form on the page would take the photographs that are on their way along.
  const isUnderWay = isActive || next !== undefined;
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  return {
    uploads,
    add(kind: PhotographKind, files: readonly File[]) {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, kind, file, state: 'queued', sent: 0, total: file.size };
      });
      // What went wrong in this place before is read by now.
      const isOutdated = (upload: Upload) => upload.kind === kind && upload.state === 'failed';
      setUploads((all) => [...all.filter((upload) => !isOutdated(upload)), ...added]);
    },
    /** Ends one that is on its way, or takes the message about one away. */
    cancel(id: number) {
      running.current.get(id)?.abort();
      remove(id);
    },
  };
}

/** What the browser can say without asking the server. */
async function failureOf({ name, type }: File, picture: Blob): Promise<Upload['failure']> {
  if (![...acceptedTypes, ...typesOfHeic].includes(type)) {
    return { title: failed.noPhotograph(name), text: failed.way };
  }
  const head = await picture.slice(4, 12).text();
  if (/^ftyp(hei|hev|mif|msf)/.test(head)) return { title: failed.title(name), text: failed.heic };
  if (picture.size > largest) return { title: failed.tooLarge(name), text: failed.smaller };
  return undefined;
}

function rejectionOf({ name }: File, { body }: Answer): NonNullable<Upload['failure']> {
  return { title: failed.title(name), text: body?.error?.message ?? body?.title ?? failed.other };
}

/** Browsers say that they are offline, but not that a line is dead: there it is tried again after a pause. */
async function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return wait(pause, signal);
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}
