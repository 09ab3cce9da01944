/** The queue that the tag service reads, and the function that fills it, under the names it expects. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Reports that a page was opened. */
export function trackPageView(path: string): void {
  window.gtag?.('event', 'page_view', {
    page_path: path,
    page_location: window.location.origin + path,
    page_title: document.title,
  });
}

/** Reports something that the visitor did; without their consent it does nothing. */
export function trackEvent(
  name: string,
  { category, label }: { category: string; label: string },
): void {
  window.gtag?.('event', name, { event_category: category, event_label: label });
}
