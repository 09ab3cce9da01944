import { useSyncExternalStore } from 'react';

/** The visitor's answer to the cookie banner; `undefined` while there is none. */
export type Consent = 'accepted' | 'declined' | undefined;

const consentKey = 'cookieConsent';

/** What is stored; nothing where the browser refuses to. */
function storedConsent(): Consent {
  try {
    const stored = globalThis.localStorage?.getItem(consentKey);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

/** Held here as well, for a browser that refuses to store anything. */
let answer: Consent = storedConsent();
let asking = answer === undefined;

function changed(): void {
  for (const listener of listeners) listener();
}

/** Stores the answer and hides the banner. */
export function answerConsent(chosen: 'accepted' | 'declined'): void {
  try {
    localStorage.setItem(consentKey, chosen);
  } catch {
    // The answer then holds until the page is left.
  }
  answer = chosen;
  asking = false;
  changed();
}

/** Opens the banner again, so that the answer can be changed. */
export function reopenConsent(): void {
  asking = true;
  changed();
}

export function consent(): Consent {
  return answer;
}

/** Calls back after every answer, also one given in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when everything was cleared.
    if (event.key !== consentKey && event.key !== null) return;
    answer = storedConsent();
    asking = answer === undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, consent, () => undefined);
}

/** Whether the banner is to be shown; never in a prerendered page. */
export function useAskingForConsent(): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => asking,
    () => false,
  );
}
