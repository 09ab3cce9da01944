import { randomUUID } from 'node:crypto';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import { submissionKinds } from '../forms/submission-kind.ts';
import { visitorSlots } from '../requests/own-page/visitor-slots.ts';
import { corrections, remark, startVisit, times, withdraw } from './own-page-visitor.ts';
import { contactPayload, payloads } from './payloads.ts';
import { turned } from './pictures.ts';

const hour = 60 * 60_000;

const json = { 'content-type': 'application/json' };

/** @throws Error when it was refused */
async function taken(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status >= 400) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/**
 * Six visitors and two colleagues at once, until stopped: all four forms; remarks, times, corrections, photographs and
 * withdrawals on own pages; entries by phone, takes, notes, calls in vain and answers at the desk.
 * @param acknowledged gets what was answered with success, in the words of `readLedger`: a reference, and behind it
 * what was done to that request; of one that was withdrawn that alone
 */
export function mixedLoad(
  url: string,
  desk: { url: string; cookie: string },
  acknowledged: Set<string>,
) {
  let running = true;
  let turns = 0;
  const sent: string[] = [];
  const site = {
    url,
    post: (path: string, body: unknown) =>
      fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) }),
  };

  async function visitor() {
    turns += 1;
    const [turn, mark] = [turns, randomUUID()];
    const kind = submissionKinds[turn % submissionKinds.length] ?? 'contact';
    const isGrid = kind === 'gridConnection';
    const page = await startVisit(site, isGrid ? '/api/netzanschluss-daten' : '/api/contact', {
      ...payloads[kind],
      // A mailbox of its own each: one alone would get three confirmations and no more.
      [isGrid ? 'anEmail' : 'email']: `${mark}@beispiel.example`,
    });
    const { reference } = page;
    acknowledged.add(reference);
    const told = async (answer: Promise<Response>, thing: string) => {
      const { body } = await taken(answer);
      acknowledged.add(`${reference} ${thing}`);
      await body?.cancel();
    };
    if (turn % 3 === 0) {
      const body = new FormData();
      body.set('art', 'meter');
      body.set('foto', new Blob([new Uint8Array(await turned())]), 'zaehler.jpg');
      const headers = {
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: page.cookie(),
      };
      const path = `${page.url}/${ownPageActions.photographs}`;
      const answer = await taken(fetch(path, { method: 'POST', headers, body }));
      const { id } = (await answer.json()) as { id: string };
      acknowledged.add(`${reference} photograph ${id}`);
    }
    await told(page.post(remark, { text: mark }), `remark ${mark}`);
    const phone = `0351 ${100_000 + turn}`;
    await told(page.post(corrections, { phone }), `phone ${phone}`);
    const [time] = visitorSlots(new Date());
    await told(page.post(times, { zeiten: time?.value ?? '' }), `times ${time?.label}`);
    if (turn % 12 !== 1) {
      sent.push(reference);
      return;
    }
    // What was there before may be gone from now on, whether or not the answer comes.
    for (const line of acknowledged) if (line.startsWith(reference)) acknowledged.delete(line);
    await told(page.post(withdraw, {}), 'withdrawn');
  }

  async function call(procedure: string, input: object) {
    const headers = { ...json, 'sec-fetch-site': 'same-origin', cookie: desk.cookie };
    const path = `${desk.url}/trpc/requests.${procedure}`;
    const answer = await taken(
      fetch(path, { method: 'POST', headers, body: JSON.stringify(input) }),
    );
    const { result } = (await answer.json()) as {
      result: { data: { reference: string; version: number } };
    };
    return result.data;
  }

  async function enter(): Promise<string> {
    const { reference } = await call('enter', {
      kind: 'contact',
      fields: { ...contactPayload, email: '' },
      submissionId: randomUUID(),
    });
    acknowledged.add(reference).add(`${reference} entered`);
    return reference;
  }

  async function colleague(
    action: { type: 'notReached'; until: string } | { type: 'done'; outcome: 'answered' },
  ) {
    const note = randomUUID();
    const reference = sent.pop() ?? (await enter());
    const { version } = await call('get', { reference });
    await call('act', { reference, version, action: { type: 'take' } });
    acknowledged.add(`${reference} taken`);
    await call('note', { reference, note });
    acknowledged.add(`${reference} note ${note}`);
    const seen = await call('get', { reference });
    await call('act', { reference, version: seen.version, action });
    acknowledged.add(`${reference} ${action.type}`);
  }

  const keepOn = async (work: () => Promise<void>) => {
    while (running) await work().catch(() => new Promise(setImmediate));
  };
  const clients = [
    ...Array.from({ length: 6 }, () => keepOn(visitor)),
    keepOn(() =>
      colleague({ type: 'notReached', until: new Date(Date.now() + hour).toISOString() }),
    ),
    keepOn(() => colleague({ type: 'done', outcome: 'answered' })),
  ];
  return async () => {
    running = false;
    await Promise.all(clients);
  };
}
