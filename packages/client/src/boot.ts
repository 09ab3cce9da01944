import { measureVisit } from './analytics/measure-visit.ts';
import { answerClicks, drawConsentBanner } from './consent/consent-banner.ts';
import { fetchApplication } from './fetch-application.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { openTarget } from './layout/open-target.ts';

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
openTarget(location.hash);
fetchApplication();
onFirstInteraction(startApplication);

async function startApplication(): Promise<void> {
  try {
    const { start } = await import('./entry-client.tsx');
    await start();
  } catch (error) {
    // A slider would move and change nothing. What this script answers by itself stays.
    for (const control of document.querySelectorAll('[data-scripted]:not([data-consent])')) {
      control.remove();
    }
    throw error;
  }
}
