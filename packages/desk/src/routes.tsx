import { deskPaths, requestPath } from '@rebhang-solar/content/desk-paths';
import { createBrowserRouter } from 'react-router-dom';
import { Shell } from './layout/shell.tsx';
import { SignedIn } from './layout/signed-in.tsx';
import { ListPage } from './list/list-page.tsx';
import { RequestPage } from './request/request-page.tsx';

/** The desk's pages. Those that are opened now and then are fetched then. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <SignedIn />,
      children: [
        {
          element: <Shell />,
          children: [
            { path: deskPaths.list, element: <ListPage /> },
            { path: requestPath(':reference'), element: <RequestPage /> },
            {
              path: deskPaths.week,
              lazy: async () => ({ Component: (await import('./week/week-page.tsx')).WeekPage }),
            },
            {
              path: deskPaths.enter,
              lazy: async () => ({ Component: (await import('./enter/enter-page.tsx')).EnterPage }),
            },
            // An address that nobody knows, and the one to sign in at once somebody is.
            { path: '*', element: <ListPage /> },
          ],
        },
      ],
    },
  ]);
