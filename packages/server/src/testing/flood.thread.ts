import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { deskInputsOf } from './costliest-desk-inputs.ts';
import { inputsOf } from './costliest-inputs.ts';
import { type FloodTask, send } from './flood.ts';

const task = workerData as FloodTask;
const { url, route, input, connections, client, isDesk = false } = task;
const requests = task.requests ?? Number.POSITIVE_INFINITY;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const [method = ''] = route.split(' ');
const makeInput = (isDesk ? deskInputsOf : inputsOf)(route)[input];
if (!makeInput) throw new Error(`${route} has no input „${input}“`);

function addressOf(index: number): string {
  const { number, isNetwork } = client;
  if (!isNetwork) return `203.0.${number >> 8}.${number & 0xff}`;
  const subnet = (0x100 + (index & 0xff)).toString(16);
  return `2001:db8:${number.toString(16)}:${subnet}::${index.toString(16)}`;
}

const statuses = new Map<number, number>();
let running = true;
let sent = 0;
let answered = 0;
const loops = Array.from({ length: connections }, async () => {
  while (running && sent < requests) {
    const index = sent++;
    const { status } = await send(agent, url, method, makeInput(index), addressOf(index));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    answered += 1;
    if (answered === 2 * connections) parentPort?.postMessage('under way');
  }
});

parentPort?.once('message', async () => {
  running = false;
  await Promise.all(loops);
  agent.destroy();
  parentPort?.postMessage(statuses);
});
