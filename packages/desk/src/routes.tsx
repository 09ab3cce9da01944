import { deskPaths, requestPath } from '@rebhang-solar/content/desk-paths';
import { createBrowserRouter } from 'react-router-dom';
import { Shell } from './layout/shell.tsx';
import { SignedIn } from './layout/signed-in.tsx';
import { ListPage } from './list/list-page.tsx';

/** The desk's pages. All but the list are fetched when they are opened: so much less weighs the first load. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <SignedIn />,
      // While a page is fetched that was opened by its address.
      hydrateFallbackElement: <div aria-busy="true" />,
      children: [
        {
          element: <Shell />,
          children: [
            { path: deskPaths.list, element: <ListPage /> },
            {
              path: requestPath(':reference'),
              lazy: async () => ({
                Component: (await import('./request/request-page.tsx')).RequestPage,
              }),
            },
            {
              path: deskPaths.week,
              lazy: async () => ({ Component: (await import('./week/week-page.tsx')).WeekPage }),
            },
            {
              path: deskPaths.enter,
              lazy: async () => ({ Component: (await import('./enter/enter-page.tsx')).EnterPage }),
            },
            {
              path: deskPaths.mails,
              lazy: async () => ({
                Component: (await import('./mails/mails-page.tsx')).MailsPage,
              }),
            },
            // An address that nobody knows, and the one to sign in at once somebody is.
            { path: '*', element: <ListPage /> },
          ],
        },
      ],
    },
  ]);
