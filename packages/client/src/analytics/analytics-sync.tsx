import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '../consent/consent.ts';
import { measurementId, startAnalytics, stopAnalytics } from './analytics.ts';
import { trackPageView } from './track-event.ts';

/** Measures page views for as long as the visitor agrees and the site has a measurement ID. */
export function AnalyticsSync() {
  const consent = useConsent();
  const { pathname } = useLocation();

  useEffect(() => {
    const id = measurementId();
    if (id === '') return;
    if (consent === 'accepted') startAnalytics(id);
    else stopAnalytics(id);
  }, [consent]);

  // Stands after the start above and after <HeadSync>, so it reports the first page too, with its own title.
  useEffect(() => {
    if (consent === 'accepted') trackPageView(pathname);
  }, [consent, pathname]);

  return null;
}
