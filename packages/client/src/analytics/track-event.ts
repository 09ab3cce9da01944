/** The queue that the tag service reads, and the function that fills it, under the names it expects. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * Where the visitor is and came from, without query and fragment: forms and calculator write into the query
 * what was typed. An event without these gets the whole address from the tag service.
 */
function place() {
  const { origin, pathname } = window.location;
  return {
    page_location: origin + pathname,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  };
}

/** Reports that a page was opened. */
export function trackPageView(path: string): void {
  // For the events, too, that the tag service sends by itself.
  window.gtag?.('set', place());
  window.gtag?.('event', 'page_view', {
    ...place(),
    page_path: path,
    page_title: document.title,
  });
}

/** Reports something that the visitor did; without their consent it does nothing. */
export function trackEvent(
  name: string,
  { category, label }: { category: string; label: string },
): void {
  window.gtag?.('event', name, { ...place(), event_category: category, event_label: label });
}
