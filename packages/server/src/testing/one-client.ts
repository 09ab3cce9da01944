import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { contactPayload } from './payloads.ts';

/** A client with an address of its own on loopback, and as many connections as it likes. */
type LoopbackClient = {
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

/** One request with everything that makes it a new one: a key and a mailbox of its own. */
export function sendRequest(client: LoopbackClient): Promise<Answer> {
  const submissionId = randomUUID();
  const body = { ...contactPayload, email: `${submissionId}@beispiel.example`, submissionId };
  return client.post('/api/contact', JSON.stringify(body), json);
}

/** What one client can do to keep the site busy. */
export const attacks = ['rejected native forms', 'PDFs', 'repetitions of a key'] as const;
export type Attack = (typeof attacks)[number];

export type AttackTask = {
  attack: Attack;
  url: string;
  localAddress: string;
  connections: number;
};

/**
 * Attacks over many connections at once until stopped, from a thread of its own: in this one the attacker
 * would delay the visitors that are to be measured.
 * @returns stops it; how often each status was answered
 */
export function attackWith(task: AttackTask): () => Promise<Map<number, number>> {
  const thread = new Worker(new URL('./one-client.thread.ts', import.meta.url), {
    execArgv: [],
    workerData: task,
  });
  return async () => {
    thread.postMessage('stop');
    const [statuses] = await once(thread, 'message');
    await thread.terminate();
    return statuses;
  };
}
