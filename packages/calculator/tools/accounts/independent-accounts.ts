import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Assumptions, withDefaults } from '../../src/assumptions.ts';
import type { CalculatorInput } from '../../src/input.ts';
import { systemPrices } from '../../src/market.ts';
import { buildSystem } from '../../src/system.ts';
import type { Account } from './independent-check.ts';

/*
 * What the independent check starts from: the sun of each hour, the load of each ten minutes, the storage as it is built,
 * the hours of negative prices, and the prices of the ledger. No result of the model's money is among it.
 */

const south30 = { tilt: 30, azimuth: 180 };

/** The four households whose accounts are worked out twice. */
export const households: Record<string, CalculatorInput> = {
  '10 kWp, 5,000 kWh, 9 kWh': { ...south30, kWp: 10, consumptionKWh: 5000, storageKWh: 9 },
  '6 kWp east-west, 3,500 kWh, 5 kWh': {
    planes: [
      { tilt: 30, azimuth: 90 },
      { tilt: 30, azimuth: 270 },
    ],
    kWp: 6,
    consumptionKWh: 3500,
    storageKWh: 5,
  },
  '24 kWp, everything fed in': {
    ...south30,
    kWp: 24,
    consumptionKWh: 4000,
    storageKWh: 0,
    feedIn: 'full',
  },
  '12 kWp with car and heat pump, 10 kWh': {
    ...south30,
    kWp: 12,
    consumptionKWh: 4500,
    storageKWh: 10,
    electricCar: { kilometresPerYear: 12_000, charging: 'surplus' },
    heatPump: { heatKWh: 15_000, source: 'air' },
  },
};

/** Everything as plain data. */
function exported(overrides: Partial<Assumptions>) {
  const assumptions = withDefaults(overrides);
  return {
    prices: assumptions,
    systemPrices,
    ageing: {
      modules: assumptions.degradationShare,
      storage: assumptions.storageAgeingShare,
      storageLeast: assumptions.storageLeastShare,
    },
    losses: { all: assumptions.systemLossShare, atPeaks: assumptions.peakLossShare },
    households: Object.entries(households).map(([name, input]) => {
      const { solar, load, storage, negativePrices } = buildSystem(input, assumptions);
      return {
        name,
        kWp: input.kWp,
        householdKWh: input.consumptionKWh,
        feedsInAll: input.feedIn === 'full',
        hasControllableDevice: input.heatPump !== undefined || input.electricCar !== undefined,
        solarOfHours: [...solar],
        loadOfTenMinutes: [...load.steps],
        negativeHours: [...negativePrices],
        storage: storage ?? null,
      };
    }),
  };
}

export const independentCheck = join(import.meta.dirname, 'independent-check.ts');

/** The accounts of the four households as the independent check works them out, in a process of its own. */
export function independentAccounts(overrides: Partial<Assumptions> = {}): Account[] {
  const { stdout, stderr } = spawnSync(process.execPath, [independentCheck], {
    input: JSON.stringify(exported(overrides)),
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
