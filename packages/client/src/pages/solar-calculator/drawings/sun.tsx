import { Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useReducedMotion } from '@mantine/hooks';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { getSolarposition } from '@rebhang-solar/calculator/sun/sun-position';
import { station } from '@rebhang-solar/calculator/weather/packed-place';
import { fromBerlinWallClock, wallClock } from '@rebhang-solar/content/berlin-clock';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { monthNames } from '@rebhang-solar/content/typography';
import { type PointerEvent, useMemo, useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { paint } from '../../../theme/paint.ts';
import { at, radians, type Sun, svg } from './roof-ring.tsx';

const copy = solarCalculatorPage.form.sun;

/** Between these hours of the clock the sun can be moved. */
const first = 6;
const last = 21;
const hourLength = 3_600_000;

/** The sun of today, where it stands now until it is moved. There is none before our script runs. */
export function useSun() {
  const hydrated = useHydrated();
  const step = useReducedMotion() ? 1 : 0.5;
  const [moved, setHour] = useState<number>();
  const { now, ...today } = useMemo(
    () => (hydrated ? sunsOfToday(step) : { month: 0, now: 0, suns: [] }),
    [hydrated, step],
  );
  const sun = closest(today.suns, ({ hour }) => Math.abs(hour - (moved ?? now)));
  return { ...today, step, sun, isMoved: moved !== undefined, setHour };
}
type SunOfToday = ReturnType<typeof useSun>;

/** The month, January is 0, the hour now, and where the sun stands at each step. */
function sunsOfToday(step: number): { month: number; now: number; suns: Sun[] } {
  const wall = wallClock(new Date());
  const sinceMidnight = wall % (24 * hourLength);
  // Not from midnight, as the clock is changed in the night.
  const noon = fromBerlinWallClock(wall - sinceMidnight + 12 * hourLength).getTime();
  const suns = Array.from({ length: (last - first) / step + 1 }, (_, index) => {
    const hour = first + index * step;
    const time = noon + (hour - 12) * hourLength;
    const { azimuth, cosZenith } = getSolarposition(time, station.latitude, station.longitude);
    return { hour, azimuth: azimuth / radians, elevation: 90 - Math.acos(cosZenith) / radians };
  });
  return { month: new Date(wall).getUTCMonth(), now: sinceMidnight / hourLength, suns };
}

const closest = (suns: readonly Sun[], away: (sun: Sun) => number): Sun | undefined =>
  [...suns].sort((one, other) => away(one) - away(other))[0];

/** The sun on its way along the ring, to be dragged to another hour; below the horizon an empty disc. */
export function SunOnRing({ sun, suns, setHour }: SunOfToday) {
  const drag = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<SVGElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY);
    setHour(closest(suns, ({ azimuth }) => -Math.cos(azimuth * radians - angle))?.hour);
  };
  const isDay = sun && sun.elevation > 0;
  const ink = { stroke: paint('slate.6'), fill: paint(isDay ? 'sun.6' : 'paper.1') };
  return (
    <svg
      {...svg}
      aria-hidden="true"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      {sun && (
        <g transform={`translate(${at(sun.azimuth, 92)})`}>
          {/* As large as a finger. */}
          <circle r="19" fill="transparent" />
          <circle r="14" fill={paint('paper.1')} />
          {isDay && <path {...ink} strokeWidth="2" d={rays} />}
          <circle r="7" {...ink} strokeWidth="2" />
        </g>
      )}
    </svg>
  );
}
const rays = Array.from(
  { length: 8 },
  (_, ray) => `M${at(ray * 45, 10)}L${at(ray * 45, 13.5)}`,
).join('');

type SunSliderProps = SunOfToday & {
  className: string | undefined;
  /** Of the answered system, by month and hour; undefined while there is none. */
  roof: Answer['days']['roof'] | undefined;
};

/** The hour of the sun, and what the roof gives then: today, and in June or, in June, in December. */
export function SunSlider({ sun, month, step, isMoved, setHour, roof, className }: SunSliderProps) {
  const hour = sun?.hour ?? first;
  const other = month === 5 ? 11 : 5;
  // At half past it is the mean of the hour, on the hour that of both hours that meet there.
  const powerIn = (of: number) =>
    [Math.ceil(hour) - 1, Math.floor(hour)].reduce(
      (sum, at) => sum + (roof?.[of]?.[at] ?? 0) / 2,
      0,
    );
  const isShown = roof && isMoved;
  const [today, otherwise] = isShown
    ? copy.power(hour, powerIn(month), monthNames[other] ?? '', powerIn(other))
    : ['', ''];
  // Read out once it rests, not at each step of the way.
  const [said] = useDebouncedValue(`${today} ${otherwise}`, 500);
  return (
    <div className={className} style={{ visibility: sun ? 'visible' : 'hidden' }} data-scripted>
      <input
        type="range"
        min={first}
        max={last}
        step={step}
        value={hour}
        aria-label={copy.label}
        aria-valuetext={copy.time(hour)}
        onChange={({ currentTarget }) => setHour(currentTarget.valueAsNumber)}
      />
      <p aria-hidden="true">
        <strong>{today}</strong> {otherwise}
      </p>
      <Text size="sm" c="dimmed">
        {roof && (isMoved ? copy.mean : copy.drag)}
      </Text>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}
