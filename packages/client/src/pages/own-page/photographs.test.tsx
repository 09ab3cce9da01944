// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Photographs } from './photographs.tsx';
import { view } from './testing/view.ts';

const { failed, dismiss } = ownPage.photographs;

afterEach(cleanup);

/** Chooses files for the meter, where so many photographs still fit. */
function choose(photographsLeft: number, files: File[]) {
  render(
    <MantineProvider>
      <Photographs view={{ ...view, photographsLeft }} />
    </MantineProvider>,
  );
  const field = document.querySelector('#foto-meter input[type="file"]') as HTMLInputElement;
  Object.defineProperty(field, 'files', { value: files });
  fireEvent.change(field);
}

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

test('of more photographs than still fit the first are taken, and it is said at their field', async () => {
  choose(1, [pdf('a.pdf'), pdf('b.pdf')]);
  await screen.findByText(failed.noPhotograph('a.pdf'));
  expect(screen.queryByText(failed.noPhotograph('b.pdf'))).toBeNull();
  const alert = document.querySelector('#foto-meter [role="alert"]');
  expect(alert?.textContent).toContain(failed.tooMany(1));
  expect(document.querySelector('#foto-bill [role="alert"]')?.textContent).toBe('');
});

test('a photograph that the server would not take is not sent, and its message can be closed', async () => {
  const large = new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'dach.jpg', {
    type: 'image/jpeg',
  });
  choose(3, [large]);
  // With its narrow space.
  const message = [failed.tooLarge('dach.jpg'), { collapseWhitespace: false }] as const;
  await screen.findByText(...message);
  fireEvent.click(screen.getByRole('button', { name: dismiss }));
  expect(screen.queryByText(...message)).toBeNull();
});
