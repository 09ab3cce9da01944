import { calculate } from '@rebhang-solar/calculator';
import { withDefaults } from '@rebhang-solar/calculator/assumptions';
import { ranges } from '@rebhang-solar/calculator/compare/ranges';
import { storageSizes } from '@rebhang-solar/calculator/compare/storage-sizes';
import { whatIfs } from '@rebhang-solar/calculator/compare/what-ifs';
import { standardProfile } from '@rebhang-solar/calculator/load/household';
import { sumFlows } from '@rebhang-solar/calculator/storage/simulate-year';
import { buildSystem, type System, simulate } from '@rebhang-solar/calculator/system';
import { localHour } from '@rebhang-solar/calculator/weather/calendar';
import { median, percentile, say, sayTable } from './report.ts';

const house = { kWp: 10, tilt: 30, azimuth: 180, consumptionKWh: 5000, storageKWh: 9 };
const rounds = 60;

/**
 * How long the calculator takes for what a visitor does, and one simulated year beside a plain port
 * of it with steps of one hour, which is faster and wrong.
 */
export async function run(): Promise<void> {
  const cold = milliseconds(() => calculate(house));
  const rows = [
    measured('storage moved', (round) => calculate({ ...house, storageKWh: (round % 40) / 2 })),
    measured('consumption moved', (round) =>
      calculate({ ...house, consumptionKWh: 3000 + round * 50 }),
    ),
    measured('roof turned', (round) => calculate({ ...house, azimuth: 90 + round })),
    measured('all sizes of storage', () => storageSizes(house)),
    measured('all what-ifs', () => whatIfs(house)),
    measured('ranges', () => ranges(house)),
  ];
  say(`first call: ${cold.toFixed(1)} ms`);
  sayTable(rows);

  const year = measuredYear(9);
  const without = measuredYear(0);
  sayTable(
    (['ten-minute steps (ours)', 'plain hours'] as const).map((steps) => ({
      year: steps,
      'ms (median)': year[steps].ms.toFixed(2),
      'self-sufficiency': year[steps].share,
      'without storage': without[steps].share,
    })),
  );
  const ratio = year['ten-minute steps (ours)'].ms / year['plain hours'].ms;
  say(`ours / plain hours: ${ratio.toFixed(2)}`);
}

/** One year, ours and plain, in turns; HTW Berlin's matrix says about 75 % with 9 kWh and 36 % without. */
function measuredYear(storageKWh: number) {
  const system = buildSystem({ ...house, storageKWh }, withDefaults());
  const standard = standardProfile();
  const scale = house.consumptionKWh / standard.reduce((sum, kWh) => sum + kWh, 0);
  // What a plain port takes: the mean of many households, hour by hour.
  const hourly = Float64Array.from(
    { length: 8760 },
    (_, hour) => (standard[localHour(hour)] ?? 0) * scale,
  );
  const ours = { times: [] as number[], gridKWh: 0 };
  const plain = { times: [] as number[], gridKWh: 0 };
  for (let round = 0; round < rounds; round++) {
    ours.times.push(
      milliseconds(() => {
        ours.gridKWh = sumFlows(simulate(system)).gridKWh;
      }),
    );
    plain.times.push(
      milliseconds(() => {
        plain.gridKWh = plainHours(system, hourly);
      }),
    );
  }
  const result = ({ times, gridKWh }: typeof ours) => ({
    ms: median(times),
    share: `${((1 - gridKWh / house.consumptionKWh) * 100).toFixed(1)} %`,
  });
  return { 'ten-minute steps (ours)': result(ours), 'plain hours': result(plain) };
}

/** The same year with one step an hour: sun, house, storage, grid. */
function plainHours({ solar, storage, feedInLimitKW }: System, load: Float64Array): number {
  let stored = 0;
  let grid = 0;
  let fedIn = 0;
  for (let hour = 0; hour < solar.length; hour++) {
    const rest = (solar[hour] ?? 0) - (load[hour] ?? 0) - (storage?.standbyKW ?? 0);
    if (rest >= 0) {
      const free = storage ? (storage.capacityKWh - stored) / storage.chargeEfficiency : 0;
      const charge = Math.min(rest, storage?.powerKW ?? 0, free);
      stored += charge * (storage?.chargeEfficiency ?? 0);
      fedIn += Math.min(rest - charge, feedInLimitKW);
    } else {
      const available = storage ? stored * storage.dischargeEfficiency : 0;
      const discharge = Math.min(-rest, storage?.powerKW ?? 0, available);
      stored -= discharge / (storage?.dischargeEfficiency ?? 1);
      grid -= rest + discharge;
    }
  }
  return fedIn > 0 ? grid : Number.NaN;
}

function measured(what: string, work: (round: number) => unknown) {
  const times = Array.from({ length: rounds }, (_, round) => milliseconds(() => work(round)));
  return {
    what,
    'ms (median)': median(times).toFixed(2),
    'ms (95 %)': percentile(times, 95).toFixed(2),
  };
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
