import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme/theme.ts';
import { DataProvider } from './trpc.tsx';

/**
 * The providers around every page, the same at build and in the browser.
 *
 * The build puts the theme's variables into the style sheet (prerender.ts); only the development server,
 * which prerenders nothing, leaves them to the provider. Classes like `hiddenFrom` are not used: they would
 * add a style element, which the Content-Security-Policy blocks.
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
