import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Attack, type AttackTask, loopbackClient } from './one-client.ts';
import { contactPayload, gridConnectionPayload } from './payloads.ts';

const { attack, url, localAddress, connections } = workerData as AttackTask;
const client = loopbackClient(url, localAddress);
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: url };
const key = randomUUID();
const rejected = new URLSearchParams({ ...gridConnectionPayload, anEmail: 'keine' }).toString();

const sendOne: Record<Attack, () => Promise<Answer>> = {
  'rejected native forms': () => client.post('/netzanschluss-daten', rejected, form),
  PDFs: () =>
    client.post('/api/netzanschluss-daten/pdf', JSON.stringify(gridConnectionPayload), json),
  'repetitions of a key': () =>
    client.post('/api/contact', JSON.stringify(contactPayload), {
      ...json,
      'idempotency-key': key,
    }),
};

const statuses = new Map<number, number>();
let running = true;
const loops = Array.from({ length: connections }, async () => {
  while (running) {
    const { status } = await sendOne[attack]();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
});

parentPort?.once('message', async () => {
  running = false;
  await Promise.all(loops);
  client.close();
  parentPort?.postMessage(statuses);
});
