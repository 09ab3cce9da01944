import { Button } from '@mantine/core';
import { deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { useState } from 'react';
import { showNotSaved } from '../request/use-change.tsx';
import { showToast } from '../toast.tsx';
import { type RouterInputs, trpc } from '../trpc.tsx';
import type { RequestItem } from './use-requests.ts';

type Version = Pick<RequestItem, 'reference' | 'version'>;

/** Takes over what stands in the list of a colleague: each with its own step, taken back together. */
export function TakeAll({ items }: { items: readonly RequestItem[] }) {
  const { requests } = trpc.useUtils();
  const { mutateAsync } = trpc.requests.act.useMutation();
  const [isWorking, setWorking] = useState(false);

  /** Who was faster with one of them keeps it. @returns those that are stored */
  async function actOnAll(
    all: readonly Version[],
    action: RouterInputs['requests']['act']['action'],
  ) {
    setWorking(true);
    const stored: Version[] = [];
    for (const { reference, version } of all) {
      try {
        stored.push(await mutateAsync({ reference, version, action }));
      } catch (error) {
        showNotSaved(error);
      }
    }
    setWorking(false);
    await requests.invalidate();
    return stored;
  }

  async function takeAll() {
    const taken = await actOnAll(items, { type: 'take' });
    const undo = {
      label: deskRequest.toasts.takeBack,
      run: () => actOnAll(taken, { type: 'undo' }),
    };
    if (taken.length > 0) showToast({ title: deskList.takenAll(taken.length), action: undo });
  }

  return (
    <Button variant="outline" loading={isWorking} onClick={takeAll}>
      {deskList.takeAll}
    </Button>
  );
}
