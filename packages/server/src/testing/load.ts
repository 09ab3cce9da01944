import { randomUUID } from 'node:crypto';
import { contactPayload } from './payloads.ts';

/**
 * Sends one submission as a form does, with a key of its own.
 * @returns the reference when it was accepted, undefined when it was not or the connection broke
 */
export async function post(url: string, key: string = randomUUID()): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      // A mailbox of its own each: one alone would get three confirmations and no more.
      body: JSON.stringify({ ...contactPayload, email: `${key}@beispiel.example` }),
    });
    if (response.status !== 201) return undefined;
    return ((await response.json()) as { reference: string }).reference;
  } catch {
    return undefined;
  }
}

/**
 * Posts from eight clients at once until stopped.
 * @param accepted gets the reference of each submission that was accepted
 * @param insisting sends what was not accepted again with the same key, as the form does
 */
export function load(url: string, accepted: Set<string>, insisting = false) {
  let running = true;
  const clients = Array.from({ length: 8 }, async () => {
    while (running) {
      const key = randomUUID();
      let reference = await post(url, key);
      while (insisting && !reference) {
        await new Promise(setImmediate);
        reference = await post(url, key);
      }
      if (reference) accepted.add(reference);
      else await new Promise(setImmediate);
    }
  });
  return async () => {
    running = false;
    await Promise.all(clients);
  };
}
