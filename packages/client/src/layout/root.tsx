import { VisuallyHidden } from '@mantine/core';
import { measured } from '@rebhang-solar/content/company-answers';
import { shell } from '@rebhang-solar/content/pages/shell';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { AnalyticsSync } from '../analytics/analytics-sync.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { HeadSync } from '../head/head-sync.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { NavigationFocus } from './navigation-focus.tsx';
import classes from './root.module.css';
import { SkipLink } from './skip-link.tsx';

/** Around every page, whatever its layout. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      <SkipLink />
      <HeadSync />
      <AnalyticsSync />
      <NavigationFocus />
      <ScrollRestoration />
      {state === 'loading' && (
        <div className={classes.loading} role="status">
          <VisuallyHidden>{shell.pageLoading}</VisuallyHidden>
        </div>
      )}
      <Outlet />
      {measured && <CookieBanner />}
      <Toaster />
    </>
  );
}
