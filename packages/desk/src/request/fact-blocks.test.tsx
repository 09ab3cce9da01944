import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Details } from './details.ts';
import { FactBlocks } from './fact-blocks.tsx';

test('an address that was typed leads to that address alone, whatever it is made of', () => {
  const typed = 'a?cc=b%40evil.example&subject=Neue%20Bankverbindung&body=Bitte@x.de';
  // What of a request the blocks of a contact form are made of.
  const request: Partial<Details> = {
    kind: 'contact',
    reference: 'PV-0000-0000-0000',
    name: 'Eva Blum',
    blocks: [
      { title: null, lines: [{ name: 'email', label: 'E-Mail', value: typed, kind: 'email' }] },
    ],
  };
  // No more of it is shown.
  const withEmail = (email: string) => ({ ...request, email }) as unknown as Details;
  const hrefIn = (email: string) => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <FactBlocks request={withEmail(email)} ask={() => undefined} />
      </MantineProvider>,
    );
    return new URL(/href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  };
  const other = hrefIn('eva@beispiel.example');
  expect(decodeURIComponent(other.pathname)).toBe(typed);
  expect(other.search).toBe('');
  const sender = hrefIn(typed);
  expect(decodeURIComponent(sender.pathname)).toBe(typed);
  expect([...sender.searchParams.keys()]).toEqual(['subject', 'body']);
});
