// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DownloadFailure } from './download-failure.tsx';
import { useDownload } from './use-download.ts';

/** What the browser was handed, by name. */
let saved: [name: string, content: string][];
/** The requests that are under way. */
let requests: PromiseWithResolvers<Response>[];

beforeEach(() => {
  saved = [];
  requests = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, this.href]);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).size}`);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const { failed, download } = useDownload();
  const request = () => {
    const next = Promise.withResolvers<Response>();
    requests.push(next);
    return next.promise;
  };
  return (
    <MantineProvider>
      <button type="button" onClick={() => void download(request, 'Vollmacht.pdf')}>
        Laden
      </button>
      <DownloadFailure
        failed={failed}
        notice={{ title: 'Nicht geladen', message: 'Bitte anrufen' }}
      />
    </MantineProvider>
  );
}

test('a file is fetched once at a time and saved under its name; a failure is said until the next try', async () => {
  render(<Page />);
  const button = screen.getByRole('button');
  // The live region stands there before it says something.
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(requests).toHaveLength(1);
  requests[0]?.reject(new Error('503'));
  await screen.findByText('Nicht geladen');
  expect(screen.getByRole('alert').textContent).toBe('Nicht geladenBitte anrufen');
  expect(saved).toEqual([]);
  fireEvent.click(button);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(requests).toHaveLength(2);
  requests[1]?.resolve(new Response('sieben.'));
  await waitFor(() => expect(saved).toEqual([['Vollmacht.pdf', 'blob:7']]));
  fireEvent.click(button);
  await waitFor(() => expect(requests).toHaveLength(3));
});
