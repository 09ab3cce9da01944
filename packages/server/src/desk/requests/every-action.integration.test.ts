import { expect } from 'vitest';
import { storeInvented } from '../../operator/seed/store-invented.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { changeStatus } from '../../requests/change-status.ts';
import { addRemark } from '../../requests/own-page/add-remark.ts';
import { setStatus, statusOf } from '../../requests/stored-status.ts';
import { afterAction } from '../../status/after-action.ts';
import type { Status } from '../../status/apply-action.ts';
import {
  type Action,
  actionTable,
  by,
  type Left,
  now,
  type Start,
  users,
} from '../../testing/action-table.ts';
import { test } from '../../testing/desk-test.ts';
import type { TestDatabase } from '../../testing/fixtures.ts';
import type { Desk } from '../../testing/open-desk.ts';
import { consultationPayload } from '../../testing/payloads.ts';
import { visitorContext } from '../../testing/visitor-context.ts';
import { act } from './act.ts';
import { itemIn } from './list-requests.ts';
import { findRequest } from './request-details.ts';
import type { DeskAction } from './requests.input.ts';

/** A request in each state, and where it stands there. */
type Placed = { id: string; reference: string; place?: Left['place'] };

const at = new Date(now);

test('every action in every state leaves what the table says, what the desk shows at once, and what undoing brings back', async ({
  database,
  desk,
}) => {
  const placed = new Map<Start, Placed>();
  const table = await actionTable({
    async placeOf(start) {
      const { em } = desk.orm;
      const reference = await storeInvented(em, 'consultation', consultationPayload, at);
      const [stored] = await database.query<{ id: string }>(
        'select id from submissions where reference = $1',
        [reference],
      );
      const request: Placed = { id: stored?.id ?? '', reference };
      await put(database, start, request);
      await changeStatus(em.fork(), { reference, version: 1, by }, async (found) => {
        setStatus(found, statusOf(found));
        return { type: 'note' };
      });
      const { place } = await read(database, request);
      placed.set(start, { ...request, place });
      return place;
    },
    async act(start, action) {
      const request = placed.get(start);
      if (!request) throw new Error('Not placed');
      await put(database, start, request);
      try {
        await carryOut(desk, request, action);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await expect(read(database, request)).rejects.toThrow('Nothing was done');
        return { error: error.code };
      }
      const { before, ...left } = await read(database, request);
      expect(before).toEqual(action.type === 'remark' ? null : start.status);
      return left;
    },
  });
  await expect(table).toMatchFileSnapshot('../../testing/action-table.txt');
});

test('what the visitor has added is new until somebody does something, at the desk at once', async ({
  database,
  desk,
}) => {
  const reference = await storeInvented(desk.orm.em, 'consultation', consultationPayload, at);
  const [stored] = await database.query<{ id: string }>('select id from submissions');
  const request = { id: stored?.id ?? '', reference };
  await carryOut(desk, request, { type: 'take' });
  await carryOut(desk, request, { type: 'remark' });
  expect(await listed(desk, reference)).toMatchObject({ news: ['remark'] });
  await carryOut(desk, request, { type: 'reached' });
  expect(await listed(desk, reference)).toMatchObject({ news: [] });
});

const later = '2027-03-01T09:00:00.000Z';

test.for<DeskAction>([
  { type: 'take' },
  { type: 'handOver', to: users[1]?.name ?? null },
  { type: 'reached' },
  { type: 'notReached', until: later, askVisitor: false },
  { type: 'appointment', until: later },
  { type: 'waiting' },
  { type: 'followUp', on: '2027-03-01' },
  { type: 'done', outcome: 'answered' },
  { type: 'spam' },
])(
  'what stands in the note is stored with $type, and stays when that is taken back',
  async (action, { database, desk }) => {
    const { orm, mailQueue } = desk;
    const reference = await storeInvented(orm.em, 'consultation', consultationPayload, at);
    const change = (version: number) => ({ reference, version, by, at });
    const services = { mailQueue, users };
    await act(orm.em.fork(), change(1), action, services, 'Ruft ab 13 Uhr an.');
    await act(orm.em.fork(), change(2), { type: 'undo' }, services);
    const late = act(orm.em.fork(), change(2), action, services, 'Zu spät.');
    await expect(late).rejects.toThrow(AppError);
    const events = await database.query<{ type: string; note: string | null }>(
      'select type, note from handling_events order by id',
    );
    expect(events.map(({ note }) => note || null)).toEqual(['Ruft ab 13 Uhr an.', null, null]);
    expect([events[0]?.type, events[2]?.type]).toEqual(['note', 'undone']);
  },
);

/** Does it as the office does, or the visitor, and looks at what the desk has shown meanwhile. */
async function carryOut(desk: Desk, { id, reference }: Placed, action: Action): Promise<void> {
  if (action.type === 'remark') {
    return addRemark(visitorContext(desk), id, 'Der Hund ist lieb.', at);
  }
  const { orm, mailQueue } = desk;
  const { version, ...before } = await listed(desk, reference);
  const change = { reference, version, by, at };
  await act(orm.em.fork(), change, action, { mailQueue, users });
  if (action.type === 'undo') return;
  const { version: _next, ...answer } = await listed(desk, reference);
  expect(afterAction(before, action, { by, now })).toEqual(answer);
}

/** As the server answers it. */
async function listed({ orm }: Desk, reference: string) {
  const em = orm.em.fork();
  return itemIn(em, await findRequest(em, reference));
}

/** Puts a request into a state that nobody has done anything to reach. */
async function put(
  database: TestDatabase,
  { status, receivedAt, dueAt }: Start,
  { id, place }: Placed,
): Promise<void> {
  const { state, holder, attempts, outcome, firstContactAt, until, followUpOn, doneAt, suspicion } =
    status;
  await database.query(
    `with erased as (delete from handling_events where submission_id = $1),
       put as (update submissions set received_at = $2, suspicion = $3, confirmed_at = $4,
         addition_waits_since = null where id = $1)
     update handlings set version = 1, due_at = $5, state = $6, holder = $7, attempts = $8,
       outcome = $9, first_contact_at = $10, until = $11, done_at = $12,
       folder = coalesce($13, folder), is_untimed = coalesce($14, is_untimed),
       listed_at = coalesce($15, listed_at), follow_up_on = $16
     where submission_id = $1`,
    [
      ...[id, receivedAt, suspicion, suspicion ? null : receivedAt, dueAt],
      ...[state, holder, attempts, outcome, firstContactAt, until, doneAt],
      ...[place?.folder, place?.isUntimed, place?.listedAt, followUpOn],
    ],
  );
}

/** How far it is, and the last line of its history, as the database has them. */
async function read(
  database: TestDatabase,
  { id }: Placed,
): Promise<Left & { before: Status | null }> {
  const [row] = await database.query<Left & { before: Status | null }>(
    `select
       json_build_object('state', h.state, 'holder', h.holder, 'attempts', h.attempts,
         'outcome', h.outcome, 'firstContactAt', h.first_contact_at, 'until', h.until,
         'followUpOn', h.follow_up_on,
         'doneAt', h.done_at, 'suspicion', s.suspicion) as status,
       json_build_object('folder', h.folder, 'isUntimed', h.is_untimed, 'listedAt', h.listed_at) as place,
       json_build_object('type', e.type, 'until', e.until, 'to', e."to", 'outcome', e.outcome,
         'isMailed', e.is_mailed) as event,
       e.before
     from handlings h join submissions s on s.id = h.submission_id
       join handling_events e on e.submission_id = s.id and e.state = h.state
     where s.id = $1
     order by e.id desc limit 1`,
    [id],
  );
  if (!row) throw new Error('Nothing was done');
  const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
  return JSON.parse(JSON.stringify(row), (_key, value) =>
    isTime(value) ? new Date(value).toISOString() : value,
  );
}
