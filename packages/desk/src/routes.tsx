import { deskPaths, requestPath } from '@rebhang-solar/content/desk-paths';
import { useEffect } from 'react';
import { createBrowserRouter, useRouteError } from 'react-router-dom';
import { LoadFailure } from './layout/load-failure.tsx';
import { Shell } from './layout/shell.tsx';
import { SignedIn } from './layout/signed-in.tsx';
import { ListPage } from './list/list-page.tsx';
import { loadNewBuild } from './trpc.tsx';

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
            {
              errorElement: <PageFailure />,
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
                  lazy: async () => ({
                    Component: (await import('./week/week-page.tsx')).WeekPage,
                  }),
                },
                {
                  path: deskPaths.enter,
                  lazy: async () => ({
                    Component: (await import('./enter/enter-page.tsx')).EnterPage,
                  }),
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
      ],
    },
  ]);

const reload = () => location.reload();

/** A page whose file did not arrive: it is gone since an update, or the line is. */
function PageFailure() {
  // As browsers say it of a script, and Vite of the style that comes before it.
  const isNotFetched = /import|preload/i.test(String(useRouteError()));
  useEffect(() => {
    // Any other fault would be there again.
    if (!isNotFetched) return;
    const isThere = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    isThere.then(({ ok }) => ok && loadNewBuild()).catch(() => undefined);
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isNotFetched]);
  return <LoadFailure retry={reload} />;
}
