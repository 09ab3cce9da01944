import { randomBytes, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import { test } from '../../testing/fixtures.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from '../../testing/payloads.ts';
import { startDatabaseProxy } from '../../testing/tcp-proxy.ts';

const patience = { timeout: 40_000, interval: 50 };

/** What must not be found anywhere: it stands for a name, an address, a birth date. */
const marker = `marke${randomBytes(6).toString('hex')}`;

/** Answers to choose from, and dates. */
const noText =
  /^(.*geburtsdatum|geplanteInbetriebnahme|haustyp|dachflaeche|stromverbrauch|budget|zeitrahmen|unterkellert|bestehendeAnlage|nutzAbweichend|eigenAbweichend|vorhaben|phasen|einspeisung)$/i;

/** The marker in every field that takes a text; in two lines where that is usual. */
function marked<Payload extends object>(payload: Payload): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).map(([field, value]) => {
      if (typeof value !== 'string' || noText.test(field)) return [field, value];
      if (/email$/i.test(field)) return [field, `${marker}.${field.toLowerCase()}@x.example`];
      if (field === 'message') return [field, `${marker}\n    at ${marker} (${marker}:1:1)`];
      return [field, `${marker} ${field}`];
    }),
  );
}

const forms = [
  ['/api/contact', 'contact', marked(contactPayload)],
  ['/api/contact', 'consultation', marked(consultationPayload)],
  ['/api/contact', 'maintenance', marked(maintenancePayload)],
  ['/api/netzanschluss-daten', 'gridConnection', marked(gridConnectionPayload)],
] as const;

const jsonType = { 'content-type': 'application/json' };
// User agent, referrer and cookies may be personal data: none of them may reach the log.
const talkative = { 'user-agent': marker, referer: `https://${marker}.example/`, cookie: marker };

async function ask(url: string, init: RequestInit = {}) {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { ...talkative, ...init.headers },
  });
  const headers = JSON.stringify([...response.headers]);
  return { status: response.status, text: `${headers}${await response.text()}` };
}

const post = (url: string, body: string, headers: Record<string, string> = jsonType) =>
  ask(url, { method: 'POST', body, headers });

/** Posts as the browser does without our script. */
function postForm(url: string, fields: Record<string, unknown>) {
  const entries = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    value === true ? 'on' : String(value),
  ]);
  return post(url, new URLSearchParams(entries).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  });
}

/** Every form over every interface. @returns statuses and what came back over tRPC and REST */
async function postAll(url: string) {
  const answers = [];
  const statuses = new Set<number>();
  for (const [path, kind, fields] of forms) {
    const json = JSON.stringify(fields);
    const overRest = await post(url + path, json);
    const overTrpc = await post(`${url}/trpc/${kind}.submit`, json);
    // The page that answers a form shows the visitor their own words again.
    const asForm = await postForm(url + path, fields);
    answers.push(overRest.text, overTrpc.text);
    for (const { status } of [overRest, overTrpc, asForm]) statuses.add(status);
  }
  return { statuses: [...statuses].sort(), answers: answers.join('\n') };
}

test('what visitors type is in no log line, no error and no metric, whatever goes wrong', async ({
  database,
  mailServer,
  startSite,
}) => {
  mailServer.answer = 'refuse recipient for now';
  const transport = () => createSmtpTransport(mailServer.url);
  const site = await startSite({ transport: transport() });
  const { url } = site;

  const stored = await postAll(url);
  expect(stored.statuses).toEqual([200, 201]);
  expect(stored.answers).not.toContain(marker);

  const allWrong = JSON.stringify(
    Object.fromEntries(Object.keys(gridConnectionPayload).map((field) => [field, marker])),
  );
  const contact = JSON.stringify(forms[0][2]);
  const key = { ...jsonType, 'idempotency-key': randomUUID() };
  await post(`${url}/api/contact`, contact, key);
  const rejected: [number, () => ReturnType<typeof post>][] = [
    [400, () => post(`${url}/api/netzanschluss-daten`, allWrong)],
    [400, () => post(`${url}/trpc/gridConnection.submit`, allWrong)],
    [400, () => post(`${url}/api/netzanschluss-daten/pdf`, allWrong)],
    [400, () => post(`${url}/api/contact`, `{"name": "${marker}`)],
    [400, () => post(`${url}/trpc/contact.submit`, `{"name": "${marker}`)],
    [400, () => post(`${url}/api/contact`, contact, { ...jsonType, 'idempotency-key': marker })],
    [
      403,
      () =>
        post(`${url}/api/contact`, contact, { ...jsonType, origin: `https://${marker}.example` }),
    ],
    [404, () => ask(`${url}/${marker}?${marker}=${marker}`)],
    [404, () => ask(`${url}/%E0${marker}`)],
    [404, () => post(`${url}/api/${marker}`, contact)],
    [405, () => ask(`${url}/trpc/contact.submit?input=${marker}`)],
    [413, () => post(`${url}/api/contact`, `"${marker}`.padEnd(64 * 1024 + 1, 'x'))],
    [415, () => post(`${url}/api/contact`, contact, { 'content-type': `text/${marker}` })],
    [422, () => post(`${url}/api/contact`, contact.replace(marker, `${marker} anders`), key)],
  ];
  for (const [status, answer] of rejected) {
    const { status: seen, text } = await answer();
    expect(seen, text).toBe(status);
    expect(text).not.toContain(marker);
  }
  // What the client made up by itself is named: a field, a procedure that we do not know.
  expect((await post(`${url}/api/contact`, JSON.stringify({ [marker]: marker }))).status).toBe(400);
  expect((await post(`${url}/trpc/${marker}.submit`, contact)).status).toBe(404);

  const limited = await startSite({ transport: transport(), rateLimit: 1 });
  await post(`${limited.url}/api/contact`, contact);
  const tooMany = await post(`${limited.url}/api/contact`, contact);
  expect(tooMany.status).toBe(429);
  expect(tooMany.text).not.toContain(marker);
  await limited.stop();

  // Mails: the server repeats the address as it refuses it, for now, then until we give up.
  const jobs = () =>
    database.query<{ name: string; state: string; everything: string }>(
      `select name, state, to_jsonb(j)::text as everything from pgboss.job j
       where name in ('mail', 'mail-dead')`,
    );
  const states = async () => [...new Set((await jobs()).map(({ state }) => state))].sort();
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), patience);
  await database.query(
    `update pgboss.job set retry_limit = retry_count, start_after = now() where state = 'retry'`,
  );
  await vi.waitFor(async () => expect(await states()).toEqual(['created', 'failed']), patience);
  expect(JSON.stringify(await jobs())).not.toContain(marker);
  mailServer.answer = 'refuse recipient for good';
  await post(`${url}/api/contact`, contact.replace('.email@', '.noch-eine@'));
  await vi.waitFor(() => expect(site.log()).toContain('refuses our mail'), patience);

  // The database away, and worse: one that answers with what it was given.
  const proxy = await startDatabaseProxy(database.url);
  const cutOff = await startSite({
    transport: transport(),
    databaseUrl: proxy.url,
  });
  await proxy.stop();
  const away = await postAll(cutOff.url);
  expect(away.statuses).toEqual([503]);
  expect(away.answers).not.toContain(marker);

  // What has been posted before would be answered its receipt.
  await database.query('truncate submissions, contact_messages, grid_connections cascade');
  for (const table of ['contact_messages', 'grid_connections']) {
    await database.query(
      `create function quote_${table}() returns trigger language plpgsql as $$ begin
         raise exception '%', (select string_agg(value, E'\\n') from jsonb_each_text(to_jsonb(new)))
         using detail = to_jsonb(new)::text, hint = new.name;
       end $$`,
    );
    await database.query(
      `create trigger quote before insert on ${table} for each row execute function quote_${table}()`,
    );
  }
  const broken = await postAll(url);
  expect(broken.statuses).toEqual([500]);
  expect(broken.answers).not.toContain(marker);

  expect((await site.admin('/metrics')).body).not.toContain(marker);
  for (const { log } of [site, limited, cutOff]) {
    const found = log()
      .split('\n')
      .filter((line) => line.includes(marker));
    expect(found).toEqual([]);
  }
  // It was not silence: each of them has said what happened, and to which request.
  expect(site.log()).toMatch(/"reqId":"[0-9a-f-]{36}".*"msg":"Unexpected fault"/);
  expect(site.log()).toContain('ALERT mail given up');
  expect(cutOff.log()).toContain('Not available, request not taken');
});
