import type { RouteObject } from 'react-router-dom';

const texts = {
  imprint: async () => (await import('@rebhang-solar/content/legal/impressum')).impressum,
  privacy: async () => (await import('@rebhang-solar/content/legal/datenschutz')).datenschutz,
  terms: async () => (await import('@rebhang-solar/content/legal/agb')).agb,
  cookies: async () =>
    (await import('@rebhang-solar/content/legal/cookie-richtlinie')).cookieRichtlinie,
  accessibility: async () =>
    (await import('@rebhang-solar/content/legal/barrierefreiheit')).barrierefreiheit,
};

type LegalPageName = keyof typeof texts;

/** Loads a text and the page that shows it; each text is a file of its own. */
export async function loadLegalRoute(
  name: LegalPageName,
): Promise<Pick<RouteObject, 'Component' | 'handle'>> {
  const [{ legalRoute }, text] = await Promise.all([import('./legal-page.tsx'), texts[name]()]);
  return legalRoute(name, text);
}
