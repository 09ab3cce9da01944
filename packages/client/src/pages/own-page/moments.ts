import { ownPageMoments as words } from '@rebhang-solar/content/pages/own-page';

/** Numbers alone, which every browser and the server set alike: other words would not be hydrated. */
const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Moments in words, as seen from another one. @param now ISO 8601, of when the page was made */
export function momentsFrom(now: string) {
  const today = wallOf(now).midnight;
  const read = (moment: string) => {
    const { midnight, time } = wallOf(moment);
    const near: Record<number, string | undefined> = words.near;
    const name = near[Math.round((midnight - today) / day)];
    return { day: name ?? longDay(midnight), time, isNear: name !== undefined };
  };
  return {
    isPast: (moment: string) => moment <= now,
    /** „heute bis 14:20 Uhr“ */
    by(moment: string) {
      const { day, time, isNear } = read(moment);
      return words.by(day, time, isNear);
    },
    /** „heute um 14:20 Uhr“ */
    at(moment: string) {
      const { day, time, isNear } = read(moment);
      return words.at(day, time, isNear);
    },
    /** „heute“, „Sonntag, 22. November“ */
    day: (moment: string) => read(moment).day,
    /** „heute, 14:20 Uhr“ */
    stamp(moment: string) {
      const { day, time } = read(moment);
      return words.stamp(day, time);
    },
  };
}

export type Moments = ReturnType<typeof momentsFrom>;

const day = 24 * 60 * 60 * 1000;

/** @returns the day in milliseconds as if it were UTC, and the time: „9:05“ */
function wallOf(moment: string): { midnight: number; time: string } {
  const [date = '', time = ''] = berlin.format(new Date(moment)).split(' ');
  return { midnight: Date.parse(date), time: time.replace(/^0/, '') };
}

/** „Mittwoch, 25. November“ */
function longDay(midnight: number): string {
  const date = new Date(midnight);
  const month = words.months[date.getUTCMonth()];
  return `${words.weekdays[date.getUTCDay()]}, ${date.getUTCDate()}.\u00A0${month}`;
}
