import { shell } from '@rebhang-solar/content/pages/shell';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { AnalyticsSync } from '../analytics/analytics-sync.tsx';
import { useMounted } from '../components/use-mounted.ts';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { HeadSync } from '../head/head-sync.tsx';
import { PageTurn } from './page-turn.tsx';
import classes from './root.module.css';

// Nothing is toasted before something was done, so the toaster may arrive after the page.
const Toaster = lazy(async () => ({ default: (await import('../toasts/toaster.tsx')).Toaster }));

/** Around every page, whatever its layout. */
export function Root() {
  const mounted = useMounted();
  const { state } = useNavigation();
  return (
    <>
      <a className={classes.skip} href="#inhalt">
        {shell.skipLink}
      </a>
      <HeadSync />
      <AnalyticsSync />
      <PageTurn />
      <ScrollRestoration />
      {state === 'loading' && (
        <div className={classes.loading} role="status">
          <span className="visually-hidden">{shell.pageLoading}</span>
        </div>
      )}
      <Outlet />
      <CookieBanner />
      {mounted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
