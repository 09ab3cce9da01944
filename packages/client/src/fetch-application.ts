declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * In ms. What is fetched sooner after the load event competes with the page's largest picture or text: it cost
 * Lighthouse up to seven points on a form's page.
 */
const delayAfterLoad = 2000;

/**
 * Fetches the application without running it, on pages that are opened in order to fill something in and once the
 * page itself has arrived: on a slow phone the first touch of a form would otherwise wait for 200 KB.
 */
export function fetchApplication(): void {
  if (navigator.connection?.saveData) return;
  addEventListener('load', () => setTimeout(appendLinks, delayAfterLoad));
}

function appendLinks(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-application]');
  if (template) document.head.append(template.content);
}
