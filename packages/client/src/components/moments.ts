import { berlinLongDay, berlinTime, daysBetween } from '@rebhang-solar/content/berlin-clock';
import { ownPageMoments as words } from '@rebhang-solar/content/pages/own-page';

/** Moments in words, as seen from another one. @param now ISO 8601, of when the page was made */
export function momentsFrom(now: string) {
  const read = (moment: string) => {
    const at = new Date(moment);
    const near: Record<number, string | undefined> = words.near;
    const name = near[daysBetween(new Date(now), at)];
    // „25. November“ stays on one line.
    const day = name ?? berlinLongDay(at).replace('. ', '.\u00A0');
    return { day, time: berlinTime(at), isNear: name !== undefined };
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
