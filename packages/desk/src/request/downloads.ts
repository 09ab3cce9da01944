import { deskFailures } from '@rebhang-solar/content/desk-words';
import { useState } from 'react';
import { showToast } from '../toast.tsx';
import { type RouterOutputs, trpc } from '../trpc.tsx';
import { reasonOf } from './use-change.tsx';

type File = RouterOutputs['requests']['csv'];

/** The papers of a grid registration, in the order in which the server makes them. */
const documents = ['form', 'powerOfAttorneyPdf', 'powerOfAttorneyWord'] as const;

/** Files about a request, made when they are asked for. */
export function useDownloads(reference: string) {
  const utils = trpc.useUtils();
  const [isLoading, setLoading] = useState(false);

  async function save(make: () => Promise<File | undefined>) {
    setLoading(true);
    try {
      const file = await make();
      if (file) saveFile(file);
    } catch (error) {
      showToast({ title: `${deskFailures.notLoaded}: ${reasonOf(error)}`, isFailure: true });
    } finally {
      setLoading(false);
    }
  }

  return {
    isLoading,
    download: (document: (typeof documents)[number]) =>
      save(async () => {
        const files = await utils.requests.documents.fetch({ reference }, { staleTime: 60_000 });
        return files[documents.indexOf(document)];
      }),
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
