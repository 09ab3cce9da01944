import { consent, subscribeToConsent } from '../consent/consent.ts';
import { measurementId, startAnalytics, stopAnalytics } from './analytics.ts';
import { trackEvent } from './track-event.ts';

/**
 * Measures the visit for as long as the visitor agrees and the site has a measurement ID; also clicks on
 * elements with `data-event`, for which the first click may be what starts the application.
 */
export function measureVisit(): void {
  const id = measurementId();
  if (id === '') return;
  const follow = () => (consent() === 'accepted' ? startAnalytics(id) : stopAnalytics(id));
  subscribeToConsent(follow);
  follow();
  // In the capture phase: until the page is hydrated, events are stopped at its root (entry-client.tsx).
  addEventListener('click', reportClick, { capture: true });
}

function reportClick({ target }: MouseEvent): void {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  const { event, eventCategory: category = '', eventLabel: label = '' } = element?.dataset ?? {};
  if (event !== undefined) trackEvent(event, { category, label });
}
