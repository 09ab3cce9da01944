import './desk.css';
import { MantineProvider } from '@mantine/core';
import { deskFailures } from '@rebhang-solar/content/desk-words';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './routes.tsx';
import { deskTheme, deskVariables } from './theme/desk-theme.ts';
import { showToast } from './toast.tsx';
import { DataProvider, hasJustReloaded } from './trpc.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// Of the style by which an open window keeps the page behind it from scrolling.
setNonce(nonce);

if (hasJustReloaded()) showToast(deskFailures.renewed);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <MantineProvider
    theme={deskTheme}
    cssVariablesResolver={deskVariables}
    forceColorScheme="light"
    getStyleNonce={() => nonce}
    withGlobalClasses={false}
    withStaticClasses={false}
  >
    <DataProvider>
      <RouterProvider router={createRouter()} />
    </DataProvider>
  </MantineProvider>,
);
