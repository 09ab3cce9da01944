/** The visitor's answer to the cookie banner; `undefined` while there is none. */
export type Consent = 'accepted' | 'declined' | undefined;

const consentKey = 'cookieConsent';

/** What is stored; nothing where the browser forbids storage. */
function storedConsent(): Consent {
  try {
    const stored = globalThis.localStorage?.getItem(consentKey);
    return stored === 'accepted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

/** Held here as well, for a browser that forbids storage. */
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

/** Whether the banner is to be shown. */
export function isAskingForConsent(): boolean {
  return asking;
}

/** Calls back after every answer, also one given in another tab, for as long as the document stands. */
export function subscribeToConsent(listener: () => void): void {
  listeners.add(listener);
  window.addEventListener('storage', ({ key }) => {
    // The key is null when everything was cleared.
    if (key !== consentKey && key !== null) return;
    answer = storedConsent();
    asking = answer === undefined;
    listener();
  });
}
