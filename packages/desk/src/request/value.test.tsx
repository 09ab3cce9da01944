import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Details } from './details.ts';
import { Value } from './value.tsx';

test('an address that was typed leads to that address alone, whatever it is made of', () => {
  const typed = 'a?cc=b%40evil.example&subject=Neue%20Bankverbindung&body=Bitte@x.de';
  const request: Partial<Details> = {
    kind: 'contact',
    reference: 'PV-0000-0000-0000',
    name: 'Eva Blum',
  };
  const line = {
    name: 'email',
    label: 'E-Mail',
    value: typed,
    stored: typed,
    kind: 'email' as const,
  };
  // No more of it is shown.
  const withEmail = (email: string) => ({ ...request, email }) as unknown as Details;
  const hrefIn = (email: string) => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <Value line={line} request={withEmail(email)} ask={() => undefined} />
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
