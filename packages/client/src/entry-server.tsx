import { MantineProvider } from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import type { EntryServer, FormOutcome } from '@rebhang-solar/server/rendering';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SiteUrlContext } from './components/use-site-url.ts';
import { FormOutcomeContext } from './forms/form-outcome.ts';
import { headHtml, headOf, headTags, type PageHead } from './head/page-head.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { BegunContext } from './pages/from-2027/use-begun.ts';
import { ownPageHead } from './pages/own-page/own-page-head.ts';
import { embeddedData, OwnPageContext } from './pages/own-page/page-data.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { cssVariablesResolver, theme } from './theme/theme.ts';

/** The variables of the theme as Mantine writes them; the build puts them into the style sheet. */
export const themeStyles = renderToStaticMarkup(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    withGlobalClasses={false}
  />,
).replaceAll(/<\/?style[^>]*>/g, '');

/**
 * Renders the whole document of a page, at build and on request. A rename on either side of this type does
 * not compile. A document with an outcome is marked and stays as it is (first-interaction.ts), as the application
 * would show the form without it.
 */
export const renderDocument: EntryServer['renderDocument'] = async (
  template,
  siteUrl,
  { path, search = '', outcome, ownPage, begun = false },
) => {
  const url = new URL(encodeURI(path) + search, 'http://localhost');
  await loadMatchedRoutes(routes, url.pathname);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} answered without a page`);

  const data = ownPage && { answer: ownPage, now: new Date().toISOString() };
  const { prelude } = await prerender(
    <StrictMode>
      <SiteUrlContext value={siteUrl}>
        <FormOutcomeContext value={outcome}>
          <OwnPageContext value={data}>
            <BegunContext value={begun}>
              <Providers>
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </Providers>
            </BegunContext>
          </OwnPageContext>
        </FormOutcomeContext>
      </SiteUrlContext>
    </StrictMode>,
    // Without this limit React moves large parts to the end of the document and inserts them by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const app = await new Response(prelude).text();
  const pageHead = data
    ? ownPageHead(data)
    : withoutQuery(withOutcome(headOf(context.matches.map(({ route }) => route)), outcome), search);
  const head = headHtml(headTags(pageHead, siteUrl));

  const frame = outcome ? template.replace('<body>', '<body data-answer>') : template;
  // Replaced by functions: in a replacement string `$` would have a meaning of its own.
  const html = frame.replace('<!--head-->', () => head).replace('<!--app-->', () => app);
  if (!data) return html;
  // Without its ID nothing is measured, whatever was agreed to on other pages.
  return html.replace(analyticsId, '').replace('</body>', () => `${embeddedData(data)}</body>`);
};

const analyticsId = /<meta name="analytics-id"[^>]*>/;

/** The title begins with the outcome of the form, because a screen reader reads the title out first. */
function withOutcome(head: PageHead, outcome: FormOutcome | undefined): PageHead {
  if (!outcome) return head;
  const { stored, rejected } = formTexts.answerTitle;
  return { ...head, title: `${outcome.receipt ? stored : rejected}: ${head.title}` };
}

/** There are any number of addresses with a query; only the page without one is to be indexed. */
function withoutQuery(head: PageHead, search: string): PageHead {
  return search === '' ? head : { ...head, robots: 'noindex' };
}
