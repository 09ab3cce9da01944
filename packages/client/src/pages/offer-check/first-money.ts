import type { OfferMoney } from '@rebhang-solar/content/pages/offer-check';
import type { Asked } from './offer-money.ts';

/** The element of the document in which the server leaves what the model has made of its offers. */
export const moneyElementId = 'angebot-gerechnet';

export type Money = { key: string; offers: (OfferMoney | null)[] };

// Only the build for the server has the engine in it; in the browser it is part of the worker.
const engine = import.meta.env.SSR ? await import('./offer-money.ts') : undefined;

const known = new Map<string, Promise<Money>>();

/** What the model makes of the offers: computed by the server, read from its document, or asked of a worker. */
export function firstMoney(key: string, asked: Asked[]): Money | Promise<Money> {
  if (engine) return { key, offers: asked.map(engine.offerMoney) };
  const text = document.getElementById(moneyElementId)?.textContent;
  const found: Money | undefined = text ? JSON.parse(text) : undefined;
  if (found?.key === key) return found;
  // The same promise for the same offers, as React's `use` requires.
  const promise = known.get(key) ?? askWorker(key, asked);
  known.clear();
  known.set(key, promise);
  return promise;
}

function askWorker(key: string, asked: Asked[]): Promise<Money> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./money.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Money['offers']>) =>
      resolve({ key, offers: data }),
    );
    worker.addEventListener('error', () => reject(new Error('The calculation failed')));
    worker.postMessage(asked);
  });
}
