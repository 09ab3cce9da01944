import { deskFailures } from '@rebhang-solar/content/desk-words';
import { useState } from 'react';
import { showToast } from '../toast.tsx';
import { type RouterOutputs, trpc } from '../trpc.tsx';
import { reasonOf } from './use-change.tsx';

type File = RouterOutputs['requests']['csv'];

/** Files about a request, made when they are asked for. */
export function useDownloads(reference: string) {
  const utils = trpc.useUtils();
  const [isLoading, setLoading] = useState(false);

  async function save(make: () => Promise<File>) {
    setLoading(true);
    try {
      saveFile(await make());
    } catch (error) {
      showToast({ title: `${deskFailures.notLoaded}: ${reasonOf(error)}`, isFailure: true });
    } finally {
      setLoading(false);
    }
  }

  return {
    isLoading,
    download: (document: keyof RouterOutputs['requests']['documents']) =>
      save(async () => {
        const files = await utils.requests.documents.fetch({ reference }, { staleTime: 60_000 });
        return files[document];
      }),
    downloadCalendar: () => save(() => utils.requests.calendar.fetch({ reference })),
    downloadCsv: () => save(() => utils.requests.csv.fetch({ reference })),
  };
}

function saveFile({ name, type, base64 }: File): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
