import { fromBerlinWallClock } from '@rebhang-solar/content/berlin-clock';
import type { Status } from './apply-action.ts';
import { type Folder, openFolders, spam } from './states.ts';

/** When a request came in, and until when an answer was promised then; null where no time is. ISO 8601, UTC. */
export type Promised = { receivedAt: string; promisedAt: string | null };

/** Where a request stands in the lists. Times are ISO 8601, UTC. */
export type Place = {
  folder: Folder;
  /** When something has to happen next; null where nobody has named a time, or nothing has to. */
  moment: string | null;
  /** That moment is the last minute of the day on which the office comes back to it. */
  isFollowUp: boolean;
  /** Until when an answer is promised; null where none is, or nobody waits for it any more. */
  dueAt: string | null;
  /** By what its folder is sorted. */
  listedAt: string;
};

export function placeOf(status: Status, { receivedAt, promisedAt }: Promised): Place {
  const folder = folderOf(status);
  const dueAt = isOpen({ folder }) && status.firstContactAt === null ? promisedAt : null;
  // What was agreed comes before what was promised.
  const agreed = isOpen({ folder }) ? (status.until ?? dueAt) : null;
  const followUp = isOpen({ folder }) && status.followUpOn ? lastMinuteOf(status.followUpOn) : null;
  const isFollowUp = followUp !== null && (agreed === null || followUp < agreed);
  const moment = isFollowUp ? followUp : agreed;
  const doneAt = folder === 'done' ? status.doneAt : null;
  return { folder, moment, isFollowUp, dueAt, listedAt: moment ?? doneAt ?? receivedAt };
}

/** By the clock of Berlin. @param day „2026-11-24“ */
export const lastMinuteOf = (day: string): string =>
  fromBerlinWallClock(Date.parse(`${day}T23:59Z`)).toISOString();

function folderOf({ state, suspicion }: Status): Folder {
  if (suspicion === spam) return 'spam';
  if (state === 'done') return 'done';
  return suspicion ? 'suspected' : 'open';
}

/** Still to be done; what is suspected is, too. */
export const isOpen = ({ folder }: { folder: Folder }): boolean => openFolders.includes(folder);

const hour = 60 * 60 * 1_000;

/** The order of the open lists, as `openOrder` has it: first what has to happen first, within an hour suspicions last. */
export function compareOpen(one: Place, other: Place): number {
  const hourOf = ({ listedAt }: Place) => Math.floor(Date.parse(listedAt) / hour);
  return (
    Number(one.moment === null) - Number(other.moment === null) ||
    hourOf(one) - hourOf(other) ||
    openFolders.indexOf(one.folder) - openFolders.indexOf(other.folder) ||
    Date.parse(one.listedAt) - Date.parse(other.listedAt)
  );
}
