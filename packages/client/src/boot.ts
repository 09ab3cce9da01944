import { measureVisit } from './analytics/measure-visit.ts';
import { answerClicks, drawConsentBanner } from './consent/consent-banner.ts';
import { fetchApplication } from './fetch-application.ts';
import { onFirstInteraction } from './first-interaction.ts';

/*
 * The one script that a document names. A prerendered page can be read, its links followed, its menu
 * opened and its forms posted without the application, which is therefore started at the first interaction.
 *
 * No top-level `await` in this file: the chunks of the application import this one, and would wait for it
 * while it waits for them.
 */
drawConsentBanner();
answerClicks();
measureVisit();
fetchApplication();
onFirstInteraction(startApplication);

async function startApplication(): Promise<void> {
  try {
    const [{ start }] = await Promise.all([import('./entry-client.tsx'), wholeStyleSheet()]);
    await start();
  } catch (error) {
    // A slider would move and change nothing. What this script answers by itself stays.
    for (const control of document.querySelectorAll('[data-scripted]:not([data-consent])')) {
      control.remove();
    }
    throw error;
  }
}

/** A document carries the styles of its own page; the sheet for all that can follow is named, but off. */
async function wholeStyleSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  if (link === null) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${link.href} did not arrive`)));
    link.disabled = false;
  });
}
