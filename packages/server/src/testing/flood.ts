import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import type { Input } from './costliest-inputs.ts';
import { contactPayload } from './payloads.ts';

export type Answer = { status: number; milliseconds: number };

/** @param address of the client, as a proxy says it: the site has to trust 127.0.0.0/8 */
export function send(
  agent: Agent,
  url: string,
  method: string,
  { path, headers, body }: Input,
  address: string,
): Promise<Answer> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, {
      method,
      agent,
      headers: {
        ...headers,
        'x-forwarded-for': address,
        ...(body && { 'content-length': Buffer.byteLength(body) }),
      },
    });
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
}

const json = { 'content-type': 'application/json' };

/** What visitors do on the site, the work of each kind of thread included. */
const visits: ((index: number) => [status: number, method: string, input: Input])[] = [
  () => [200, 'GET', { path: paths.home }],
  (index) => {
    const body = { ...contactPayload, email: `${index}@beispiel.example` };
    return [201, 'POST', { path: '/api/contact', headers: json, body: JSON.stringify(body) }];
  },
  (index) => [
    200,
    'GET',
    {
      path: hasCalculator
        ? `${paths.solarCalculator}?kwp=9&verbrauch=${30_000 - index}`
        : `${paths.faq}?suche=${index}`,
    },
  ],
  () => [200, 'POST', { path: gridConnectionFile.href, headers: json, body: '{"name":"A"}' }],
];

/** One request of the visitor with this number, each from an address of their own. */
export async function visit(agent: Agent, url: string, index: number, kind = index) {
  const address = `198.18.${(index >> 8) & 0xff}.${index & 0xff}`;
  const [expected, method, input] = visits[kind % visits.length]?.(index) ?? [0, '', { path: '' }];
  const answer = await send(agent, url, method, input, address);
  return { ...answer, expected, line: `${method} ${input.path}` };
}

export type FloodTask = {
  url: string;
  /** As `inputsOf` takes it, or `deskInputsOf`. */
  route: string;
  /** The address is the desk's. */
  isDesk?: boolean;
  input: string;
  connections: number;
  /** After which it ends; goes on until it is stopped where there is no number. */
  requests?: number;
  /** Made into the addresses of one client: an IPv4 address, or all of a /56. */
  client: { number: number; isNetwork: boolean };
};

/**
 * Sends an input over many connections at once, from a thread of its own: in this one it would delay the
 * visitors that are to be measured.
 * @returns once there are two answers for each connection: stops it, and says how often each status came
 */
export async function startFlood(task: FloodTask): Promise<() => Promise<Map<number, number>>> {
  const thread = new Worker(new URL('./flood.thread.ts', import.meta.url), {
    execArgv: [],
    workerData: task,
  });
  await once(thread, 'message');
  return async () => {
    thread.postMessage('stop');
    const [statuses] = await once(thread, 'message');
    await thread.terminate();
    return statuses;
  };
}
