import { trackPageView } from './track-event.ts';

const tagService = 'https://www.googletagmanager.com/gtag/js';

/** The ID that the server put into the document; empty where analytics is switched off. */
export function measurementId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content ?? '';
}

/** Loads the tag service and reports the page. Only to be called once the visitor has agreed. */
export function startAnalytics(id: string): void {
  if (window.gtag) return;
  setDisabled(id, false);
  window.dataLayer = [];
  window.gtag = (...command) => {
    window.dataLayer?.push(toArguments(...command));
  };
  window.gtag('js', new Date());
  // Page views are sent by the site itself, which changes pages without loading documents.
  // Its cookies stay on this very host, where `stopAnalytics` finds them.
  window.gtag('config', id, { send_page_view: false, cookie_domain: 'none' });
  trackPageView(window.location.pathname);

  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagService}?id=${encodeURIComponent(id)}`;
  script.addEventListener('error', () => {
    // biome-ignore lint/suspicious/noConsole: a failed load has no other effect (specification, section 7)
    console.warn('Die Besuchsmessung ließ sich nicht laden.');
  });
  document.head.append(script);
}

/** Undoes the start after the visitor has changed their mind, as far as a loaded script allows. */
export function stopAnalytics(id: string): void {
  if (!window.gtag) return;
  setDisabled(id, true);
  delete window.gtag;
  delete window.dataLayer;
  for (const script of document.querySelectorAll(`script[src^="${tagService}"]`)) script.remove();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have the Cookie Store API only since 2025
      document.cookie = `${name}=; path=/; max-age=0`;
    }
  }
}

/** The tag service takes an entry for a command only when it is an `arguments` object. */
function toArguments(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: no other syntax makes such an object
  return arguments;
}

/** The service's own switch for a script that is loaded already. */
function setDisabled(id: string, disabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, disabled);
}
