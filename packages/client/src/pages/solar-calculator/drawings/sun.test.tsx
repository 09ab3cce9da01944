// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../../../components/use-hydrated.ts';
import { RoofRing } from './roof-ring.tsx';
import { SunOnRing, SunSlider, useSun } from './sun.tsx';

const copy = solarCalculatorPage.form.sun;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Roof = NonNullable<Parameters<typeof SunSlider>[0]['roof']>;

/** Of each month one number in every hour but noon and one o'clock. */
const roof: Roof = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 24 }, (_, hour) => (hour === 12 ? month + 4 : hour === 13 ? 0 : month)),
);

function Probe({ roof }: { roof: Roof | undefined }) {
  const sun = useSun();
  return (
    <>
      <SunOnRing {...sun} />
      <SunSlider {...sun} roof={roof} className="x" />
    </>
  );
}

function open(moment: string, { of, isHydrated = true }: { of?: Roof; isHydrated?: boolean } = {}) {
  cleanup();
  vi.setSystemTime(moment);
  render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <HydratedContext value={isHydrated}>
        <Probe roof={of} />
      </HydratedContext>
    </MantineProvider>,
  );
}

const slider = () => document.querySelector('input') as HTMLInputElement;
const move = (hour: string) =>
  act(async () => void fireEvent.change(slider(), { target: { value: hour } }));
const words = () =>
  document
    .querySelector('p')
    ?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
const place = () =>
  /translate\((\S+) (\S+)\)/
    .exec(document.querySelector('svg > g')?.getAttribute('transform') ?? '')
    ?.slice(1)
    .map(Number);
const isDay = () => document.querySelectorAll('svg > g > path').length === 1;

test.each([
  ['2026-06-21T10:10:00Z', '12', '12 Uhr'],
  ['2026-06-21T10:20:00Z', '12.5', '12:30 Uhr'],
  ['2026-12-21T11:10:00Z', '12', '12 Uhr'],
  ['2026-06-21T01:00:00Z', '6', '6 Uhr'],
  ['2026-06-21T21:00:00Z', '21', '21 Uhr'],
])('at %s the sun stands at %s by the clock of Dresden', (moment, hour, text) => {
  open(moment);
  expect(slider().value).toBe(hour);
  expect(slider().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe(text);
  expect([slider().min, slider().max, slider().step]).toEqual(['6', '21', '0.5']);
  expect(slider().getAttribute('aria-label')).toBe(copy.label);
  expect(slider().closest('div')?.style.visibility).toBe('visible');
});

test('there is no sun before the application knows the time', () => {
  open('2026-06-21T10:10:00Z', { isHydrated: false });
  expect(place()).toBeUndefined();
  expect(slider().closest('div')?.style.visibility).toBe('hidden');
});

test('the sun goes from the east by the south to the west, and is empty below the horizon', async () => {
  open('2026-06-21T05:00:00Z');
  expect(place()?.[0]).toBeGreaterThan(80);
  expect(isDay()).toBe(true);
  // True noon is at five past one, in summer time.
  await move('13');
  expect(Math.abs(place()?.[0] ?? 92)).toBeLessThan(6);
  expect(place()?.[1]).toBeGreaterThan(91);
  await move('18');
  expect(place()?.[0]).toBeLessThan(-80);
  open('2026-12-21T06:00:00Z');
  expect(isDay()).toBe(false);
  await move('12');
  expect(isDay()).toBe(true);
});

test('only whoever has moved the sun reads what the roof gives: at half past the mean of the hour, on the hour of both', async () => {
  open('2026-08-21T08:00:00Z', { of: roof });
  expect(words()).toBe('');
  expect(screen.getByText(copy.drag)).toBeDefined();
  await move('12.5');
  expect(words()).toBe('Heute, 12:30 Uhr: 11,0 kW. Im Juni: 9,0 kW.');
  expect(screen.getByText(copy.mean)).toBeDefined();
  await move('12');
  expect(words()).toBe('Heute, 12 Uhr: 9,0 kW. Im Juni: 7,0 kW.');
  await move('13');
  expect(words()).toBe('Heute, 13 Uhr: 5,5 kW. Im Juni: 4,5 kW.');
  await move('13.5');
  expect(words()).toBe('Heute, 13:30 Uhr: nichts. Im Juni: nichts.');
});

test('in June it is compared with December', async () => {
  open('2026-06-21T08:00:00Z', { of: roof });
  await move('9');
  expect(words()).toBe('Heute, 9 Uhr: 5,0 kW. Im Dezember: 11,0 kW.');
});

test('without an answer nothing is said of the roof', async () => {
  open('2026-06-21T08:00:00Z');
  await move('9');
  expect(words()).toBe('');
  expect(document.body.textContent).not.toContain(copy.mean);
});

test('the power is read out half a second after the sun has come to rest', async () => {
  open('2026-08-21T08:00:00Z', { of: roof });
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim();
  await move('12.5');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(said()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toContain('12:30');
});

test('the sun follows the finger that holds it, and no other pointer', async () => {
  open('2026-06-21T10:10:00Z');
  const ring = document.querySelector('svg') as SVGElement;
  const box = { left: 100, top: 50, width: 200, height: 200 } as DOMRect;
  let held: number | undefined;
  Object.assign(ring, {
    getBoundingClientRect: () => box,
    setPointerCapture: (id: number) => {
      held = id;
    },
    hasPointerCapture: (id: number) => held === id,
  });
  const pointer = (type: string, clientX: number, clientY: number) =>
    act(async () => {
      const event = new Event(type, { bubbles: true });
      ring.dispatchEvent(Object.assign(event, { clientX, clientY, pointerId: 3 }));
    });
  await pointer('pointermove', 100, 150);
  expect(slider().value).toBe('12');
  await pointer('pointerdown', 200, 250);
  // To the left of the centre is the west, below it the south.
  await pointer('pointermove', 100, 150);
  expect(Number(slider().value)).toBeGreaterThanOrEqual(17);
  await pointer('pointermove', 200, 240);
  expect(slider().value).toBe('13');
  await pointer('pointermove', 290, 150);
  expect(Number(slider().value)).toBeLessThanOrEqual(9.5);
});

const roofOf = (direction: string, sun?: Parameters<typeof RoofRing>[0]['sun']) => {
  cleanup();
  const { container } = render(<RoofRing direction={direction} sun={sun} />);
  const group = container.querySelector('g');
  return {
    turn: group?.style.rotate,
    opacities: [...(group?.querySelectorAll('[opacity]') ?? [])].map((path) =>
      Number(path.getAttribute('opacity')).toFixed(2),
    ),
    shadow: group?.querySelector('path')?.getAttribute('d'),
  };
};

test.each([
  ['', '0deg'],
  ['sued', '0deg'],
  ['west', '90deg'],
  ['ost-west', '90deg'],
  ['ost', '-90deg'],
  ['nord', '-180deg'],
  ['unbekannt', '-45deg'],
])('of a roof to „%s“ the side with the modules is turned by %s', (direction, turn) => {
  expect(roofOf(direction).turn).toBe(turn);
});

test('the side that looks to the sun is the lighter one, and the shadow falls away from the sun', () => {
  const sun = { hour: 13, azimuth: 180, elevation: 45 };
  expect(roofOf('sued', sun)).toMatchObject({
    opacities: ['0.40', '0.33', '0.01'],
    shadow: 'M-28 23H28l0 -12V-35H-28L-28 -23z',
  });
  expect(roofOf('nord', sun).opacities).toEqual(['0.40', '0.01', '0.33']);
  // At night both sides are equally dark, and there is no shadow.
  expect(roofOf('sued', { ...sun, elevation: -1 }).opacities).toEqual(['0.28', '0.28']);
  expect(roofOf('sued').opacities).toEqual([]);
});
