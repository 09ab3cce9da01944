import type { DeskAction } from '../desk/requests/requests.input.ts';
import type { EventType } from '../requests/request-event.entity.ts';
import type { Status } from '../status/apply-action.ts';
import type { Folder, Outcome } from '../status/states.ts';

// What each action of the office makes of a request, written out in action-table.txt.

/** The moment of every action. */
export const now = '2026-06-02T12:00:00.000Z';
/** Who acts. */
export const by = 'Anna Vogel';
const colleague = 'Jens Kretzschmar';
/** Who can be given a request. */
export const users = [by, colleague].map((name) => ({ name, email: 'buero@beispiel.example' }));

const receivedAt = '2026-06-01T10:00:00.000Z';
const dueAt = '2026-06-02T16:00:00.000Z';
const earlier = '2026-06-02T08:00:00.000Z';
const later = '2026-06-04T07:30:00.000Z';
const agreed = '2026-06-03T09:00:00.000Z';

/** What the office does, as it says it. The last one is the visitor's, on their own page. */
export type Action = DeskAction | { type: 'remark' };

const actions: Record<string, Action> = {
  take: { type: 'take' },
  'hand over to Jens': { type: 'handOver', to: colleague },
  'hand over to Anna': { type: 'handOver', to: by },
  release: { type: 'handOver', to: null },
  reached: { type: 'reached' },
  'not reached': { type: 'notReached', until: later, askVisitor: false },
  'not reached, ask': { type: 'notReached', until: later, askVisitor: true },
  appointment: { type: 'appointment', until: later },
  waiting: { type: 'waiting' },
  'waiting, follow up': { type: 'waiting', on: '2026-06-04' },
  'follow up': { type: 'followUp', on: '2026-06-02' },
  'no follow-up': { type: 'followUp', on: null },
  'done, answered': { type: 'done', outcome: 'answered' },
  'done, order': { type: 'done', outcome: 'order' },
  'done, without': { type: 'done', outcome: 'without' },
  reopen: { type: 'reopen' },
  spam: { type: 'spam' },
  'not spam': { type: 'notSpam', confirm: false },
  'not spam, confirm': { type: 'notSpam', confirm: true },
  'visitor’s remark': { type: 'remark' },
};

/** Refused before anybody looks at the state, so tried in one; nothing has been done that could be undone. */
const refused: Record<string, Action> = {
  'hand over to a stranger': { type: 'handOver', to: 'Niemand' },
  'not reached, until now': { type: 'notReached', until: now, askVisitor: true },
  'appointment, over': { type: 'appointment', until: earlier },
  'waiting, over': { type: 'waiting', on: '2026-06-01' },
  'follow up, over': { type: 'followUp', on: '2026-06-01' },
  undo: { type: 'undo' },
};

/** How far a request is before the action. */
export type Start = {
  status: Status;
  receivedAt: string;
  /** Null where no time is promised. */
  dueAt: string | null;
};

/** Of a request that nobody has done anything with. */
export const untouched: Status = {
  state: 'new',
  holder: null,
  attempts: 0,
  outcome: null,
  firstContactAt: null,
  until: null,
  followUpOn: null,
  doneAt: null,
  suspicion: null,
};
const held = { holder: colleague, firstContactAt: earlier };
const done = { state: 'done', doneAt: earlier } as const;

const statuses: Record<string, Partial<Status>> = {
  new: {},
  taken: { state: 'taken', holder: colleague },
  'taken, reached': { state: 'taken', ...held },
  'not reached': { state: 'notReached', ...held, attempts: 1, until: agreed },
  'not reached, released': {
    state: 'notReached',
    ...held,
    holder: null,
    attempts: 2,
    until: agreed,
  },
  appointment: { state: 'appointment', ...held, until: agreed },
  waiting: { state: 'waiting', ...held },
  'waiting, followed up': { state: 'waiting', ...held, followUpOn: '2026-06-03' },
  'new, followed up': { followUpOn: '2026-06-02' },
  'appointment, followed up': {
    state: 'appointment',
    ...held,
    until: agreed,
    followUpOn: '2026-06-02',
  },
  'done, answered': { ...done, ...held, outcome: 'answered' },
  'done, order': { ...done, ...held, outcome: 'order' },
  'done, without': { ...done, outcome: 'without' },
  'done, without, held': { ...done, holder: colleague, outcome: 'without' },
  suspected: { suspicion: 'too-fast' },
  'suspected, appointment': {
    state: 'appointment',
    ...held,
    until: agreed,
    suspicion: 'only-link',
  },
  'suspected, done': { ...done, ...held, outcome: 'answered', suspicion: 'hidden-field' },
  spam: { suspicion: 'by-hand' },
  'spam, appointment': { state: 'appointment', ...held, until: agreed, suspicion: 'by-hand' },
  'spam, done': { ...done, ...held, outcome: 'answered', suspicion: 'by-hand' },
};

const starts: [string, Start][] = [
  ...Object.entries(statuses).map(([name, status]): [string, Start] => [
    name,
    { status: { ...untouched, ...status }, receivedAt, dueAt },
  ]),
  ['new, nothing promised', { status: untouched, receivedAt, dueAt: null }],
];

/** What an action leaves behind. */
export type Left = {
  status: Status;
  place: { folder: Folder; isUntimed: boolean; listedAt: string };
  /** The step that the history has gained. */
  event: {
    type: EventType;
    until: string | null;
    to: string | null;
    outcome: Outcome | null;
    isMailed: boolean;
  };
};

export type Office = {
  /** Where a request stands before anything is done. Called once for each state, before its actions. */
  placeOf(start: Start): Promise<Left['place']>;
  /** @returns what it leaves, or the name of the error where it is refused */
  act(start: Start, action: Action): Promise<Left | { error: string }>;
};

/** Tries every action in every state. @returns the table; its lines say only what changes */
export async function actionTable(office: Office): Promise<string> {
  const sections: string[] = [];
  for (const [name, start] of starts) {
    const tried = sections.length === 0 ? { ...actions, ...refused } : actions;
    sections.push(await sectionOf(name, start, tried, office));
  }
  return sections.join('\n');
}

async function sectionOf(
  name: string,
  start: Start,
  tried: Record<string, Action>,
  { placeOf, act }: Office,
): Promise<string> {
  const place = await placeOf(start);
  const lines = [`${name}: ${said({ ...untouched, state: '' }, start.status)}, ${said({}, place)}`];
  for (const [actionName, action] of Object.entries(tried)) {
    const left = await act(start, action);
    const line = 'error' in left ? left.error : lineOf(left, start, place);
    lines.push(`  ${actionName.padEnd(24)}${line}`);
  }
  return `${lines.join('\n')}\n`;
}

function lineOf({ status, place, event }: Left, start: Start, before: Left['place']): string {
  const { type, ...details } = event;
  const step = [type, said({ until: null, to: null, outcome: null, isMailed: false }, details)];
  const changes = [said(start.status, status), said(before, place)];
  const [done, left] = [step, changes].map((parts) => parts.filter(Boolean).join(', '));
  return `${done} → ${left || 'nothing changes'}`;
}

/** The values that differ from those before, with their names. */
function said(before: object, after: object): string {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => value !== former.get(name))
    .map(([name, value]) => `${name} ${String(value).replace(':00.000Z', 'Z')}`)
    .join(', ');
}
