import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme/theme.ts';
import { DataProvider } from './trpc.tsx';

/**
 * What every page stands in, rendered at build as in the browser.
 *
 * The variables of the theme are put into the style sheet by the build (prerender.ts); only the development server, which prerenders nothing, leaves that to the provider.
 * Classes like `hiddenFrom` would be a second such element, and are not used.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="light"
      withCssVariables={import.meta.env.DEV}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <DataProvider>{children}</DataProvider>
    </MantineProvider>
  );
}
