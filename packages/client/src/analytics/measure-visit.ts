import { consent, subscribeToConsent } from '../consent/consent.ts';
import { measurementId, startAnalytics, stopAnalytics } from './analytics.ts';

/** Measures the visit for as long as the visitor agrees and the site has a measurement ID. */
export function measureVisit(): void {
  const id = measurementId();
  if (id === '') return;
  const follow = () => (consent() === 'accepted' ? startAnalytics(id) : stopAnalytics(id));
  subscribeToConsent(follow);
  follow();
}
