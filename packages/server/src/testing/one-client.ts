import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { contactPayload, gridConnectionPayload } from './payloads.ts';

/** A client with an address of its own on loopback, and as many connections as it likes. */
export type LoopbackClient = {
  post(path: string, body: string, headers: Record<string, string>): Promise<Answer>;
  close(): void;
};

export type Answer = { status: number; milliseconds: number };

/** @param localAddress any of 127.0.0.0/8 */
export function loopbackClient(url: string, localAddress: string): LoopbackClient {
  const agent = new Agent({ keepAlive: true });
  return {
    post(path, body, headers) {
      const begin = performance.now();
      return new Promise((resolve, reject) => {
        const outgoing = request(url + path, { method: 'POST', agent, localAddress, headers });
        outgoing.once('error', reject);
        outgoing.once('response', (response) => {
          response.resume();
          response.once('error', reject);
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begin }),
          );
        });
        outgoing.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** One request as the site's own form sends it. */
export function sendRequest(client: LoopbackClient): Promise<Answer> {
  const submissionId = randomUUID();
  const body = { ...contactPayload, email: `${submissionId}@beispiel.example`, submissionId };
  return client.post('/trpc/contact.submit', JSON.stringify(body), json);
}

const refusedForm = new URLSearchParams({ ...gridConnectionPayload, anEmail: 'keine' }).toString();

/** What one client can do to keep the site busy. */
export const attacks: Record<
  string,
  (client: LoopbackClient, key: string, origin: string) => Promise<Answer>
> = {
  'refused native forms': (client, _key, origin) =>
    client.post('/netzanschluss-daten', refusedForm, { ...form, origin }),
  PDFs: (client) =>
    client.post('/api/netzanschluss-daten/pdf', JSON.stringify(gridConnectionPayload), json),
  'repetitions of a key': (client, key) =>
    client.post('/api/contact', JSON.stringify(contactPayload), {
      ...json,
      'idempotency-key': key,
    }),
};

/**
 * Attacks over many connections at once until told to stop.
 * @returns stops it; how often each status was answered
 */
export function attackWith(
  attack: keyof typeof attacks,
  client: LoopbackClient,
  origin: string,
  connections: number,
) {
  const key = randomUUID();
  const statuses = new Map<number, number>();
  let running = true;
  const hands = Array.from({ length: connections }, async () => {
    while (running) {
      const { status } = (await attacks[attack]?.(client, key, origin)) ?? { status: 0 };
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return async () => {
    running = false;
    await Promise.all(hands);
    return statuses;
  };
}
