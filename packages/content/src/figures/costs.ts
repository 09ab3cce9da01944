import { prices, pricesToday } from '../company/prices.ts';
import { companyCurrent, type Figure } from './figure.ts';

/** What a new system costs and when it has paid for itself. */
export const costs = {
  perKwp: prices.perKwp,
  /** Our own range of today, beside the market's. */
  perKwpToday: pricesToday.perKwp,
  perKwpTodaySize: pricesToday.size,
  storagePerKwhToday: pricesToday.storagePerKwh,
  typicalSize: { ...companyCurrent, value: [8, 12], unit: 'kWp' },
  storage: prices.storage,
  paybackBestCase: {
    ...companyCurrent,
    value: 7,
    unit: 'Jahre',
    bound: 'about',
    note: 'Der günstigste Fall; üblich ist paybackUsual.',
  },
  paybackUsual: { ...companyCurrent, value: [8, 12], unit: 'Jahre' },
} as const satisfies Record<string, Figure>;
