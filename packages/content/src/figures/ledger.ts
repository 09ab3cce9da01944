import { claims } from './claims.ts';
import { controllableDevices } from './controllable-devices.ts';
import { costs } from './costs.ts';
import { expansion } from './expansion.ts';
import { feedIn } from './feed-in.ts';
import type { Figure } from './figure.ts';
import { installation } from './installation.ts';
import { insurance } from './insurance.ts';
import { lifespan } from './lifespan.ts';
import { longRun } from './long-run.ts';
import { maintenance } from './maintenance.ts';
import { registration } from './registration.ts';
import { roof } from './roof.ts';
import { storage } from './storage.ts';
import { subsidies } from './subsidies.ts';
import { tax } from './tax.ts';
import { terms } from './terms.ts';
import { warranty } from './warranty.ts';

/** Every topic of the ledger. Texts import their topic; only checks walk over all of them. */
const ledger: Record<string, Record<string, Figure>> = {
  claims,
  controllableDevices,
  costs,
  expansion,
  feedIn,
  installation,
  insurance,
  lifespan,
  longRun,
  maintenance,
  registration,
  roof,
  storage,
  subsidies,
  tax,
  terms,
  warranty,
};

export type LedgerEntry = {
  /** Where the figure stands, e.g. `feedIn.upTo10kwpCurrent`. */
  key: string;
  figure: Figure;
};

export const ledgerEntries: readonly LedgerEntry[] = Object.entries(ledger).flatMap(
  ([topic, figures]) =>
    Object.entries(figures).map(([name, figure]) => ({ key: `${topic}.${name}`, figure })),
);

/** Figures that the site still shows as current although their last day has passed, for the launch check. */
export function expiredFigures(today: Date): readonly LedgerEntry[] {
  // Swedish dates are ISO dates; the day is the one in Germany, wherever the check runs.
  const day = today.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  return ledgerEntries.filter(
    ({ figure }) =>
      figure.shownAs === 'current' && figure.validUntil !== undefined && figure.validUntil < day,
  );
}
