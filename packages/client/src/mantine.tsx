import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * What Mantine's controls need around them. It stands around those that use them instead of around
 * every page, because most pages are text and need none of it.
 */
export function Mantine({ children }: { children: ReactNode }) {
  // Variables and classes come from our style sheets: an injected <style> would need a hole in the CSP.
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
