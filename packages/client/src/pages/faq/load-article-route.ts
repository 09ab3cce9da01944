import type { Article } from '@rebhang-solar/content/article';
import type { FaqSlug } from '@rebhang-solar/content/paths';
import type { RouteObject } from 'react-router-dom';

const articles: Record<FaqSlug, () => Promise<{ article: Article }>> = {
  'photovoltaik-lohnt-sich-2025': () =>
    import('@rebhang-solar/content/faq/photovoltaik-lohnt-sich-2025'),
  'photovoltaik-kosten-einfamilienhaus': () =>
    import('@rebhang-solar/content/faq/photovoltaik-kosten-einfamilienhaus'),
  'photovoltaik-foerderungen-zuschüsse': () =>
    import('@rebhang-solar/content/faq/photovoltaik-foerderungen-zuschüsse'),
  'photovoltaik-steuern-2025': () => import('@rebhang-solar/content/faq/photovoltaik-steuern-2025'),
  'photovoltaik-einspeisung-ueberschuss': () =>
    import('@rebhang-solar/content/faq/photovoltaik-einspeisung-ueberschuss'),
  'photovoltaik-stromspeicher-notwendig': () =>
    import('@rebhang-solar/content/faq/photovoltaik-stromspeicher-notwendig'),
  'photovoltaik-dach-eignung': () => import('@rebhang-solar/content/faq/photovoltaik-dach-eignung'),
  'photovoltaik-installation-dauer': () =>
    import('@rebhang-solar/content/faq/photovoltaik-installation-dauer'),
  'photovoltaik-wartung-service': () =>
    import('@rebhang-solar/content/faq/photovoltaik-wartung-service'),
  'photovoltaik-versicherung-garantie': () =>
    import('@rebhang-solar/content/faq/photovoltaik-versicherung-garantie'),
  'photovoltaik-abrechnung-netzbetreiber': () =>
    import('@rebhang-solar/content/faq/photovoltaik-abrechnung-netzbetreiber'),
  'photovoltaik-mehrwertsteuer-null-prozent': () =>
    import('@rebhang-solar/content/faq/photovoltaik-mehrwertsteuer-null-prozent'),
  'photovoltaik-lebensdauer-haltbarkeit': () =>
    import('@rebhang-solar/content/faq/photovoltaik-lebensdauer-haltbarkeit'),
  'photovoltaik-erweiterung-speicher-nachruesten': () =>
    import('@rebhang-solar/content/faq/photovoltaik-erweiterung-speicher-nachruesten'),
  'photovoltaik-anmeldung-formalitaeten-netzbetreiber': () =>
    import('@rebhang-solar/content/faq/photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
};

/** Loads an article and the page that shows it; each article is a file of its own. */
export async function loadArticleRoute(
  slug: FaqSlug,
): Promise<Pick<RouteObject, 'Component' | 'handle'>> {
  const [{ articleRoute }, { article }] = await Promise.all([
    import('./article-page.tsx'),
    articles[slug](),
  ]);
  return articleRoute(article);
}
