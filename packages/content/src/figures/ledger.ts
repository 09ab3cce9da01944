import { berlinDay } from '../berlin-clock.ts';
import { claims, ratings } from '../company/claims.ts';
import { region } from '../company/region.ts';
import { hasCalculator } from '../with-calculator.ts';
import { controllableDevices } from './controllable-devices.ts';
import { costs } from './costs.ts';
import { duties } from './duties.ts';
import { expansion } from './expansion.ts';
import { feedIn } from './feed-in.ts';
import { checkDay, type Figure } from './figure.ts';
import { installation } from './installation.ts';
import { insurance } from './insurance.ts';
import { lifespan } from './lifespan.ts';
import { longRun } from './long-run.ts';
import { maintenance } from './maintenance.ts';
import { marketFigures } from './market.ts';
import { metering } from './metering.ts';
import { reformFigures } from './reform.ts';
import { registration } from './registration.ts';
import { rights } from './rights.ts';
import { roof } from './roof.ts';
import { selfUse } from './self-use.ts';
import { storage } from './storage.ts';
import { subsidies } from './subsidies.ts';
import { tax } from './tax.ts';
import { terms } from './terms.ts';
import { warranty } from './warranty.ts';

/** Every topic of the ledger. Texts import their topic; only checks walk over all of them. */
const ledger: Record<string, Record<string, Figure | undefined>> = {
  claims: { ...claims, ...ratings },
  controllableDevices,
  costs,
  duties,
  expansion,
  feedIn,
  installation,
  insurance,
  lifespan,
  longRun,
  maintenance,
  market: marketFigures,
  metering,
  reform: reformFigures,
  registration,
  rights,
  roof,
  ...(hasCalculator && { selfUse }),
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
    Object.entries(figures).flatMap(([name, figure]) =>
      figure ? { key: `${topic}.${name}`, figure } : [],
    ),
);

/** What a company in this state has to look after. */
const ownEntries = ledgerEntries.filter(
  ({ figure }) => figure.state === undefined || figure.state === region.state,
);

/** Figures that the site still shows as current although their last day has passed, for the launch check. */
export function expiredFigures(today: Date): readonly LedgerEntry[] {
  const day = berlinDay(today);
  return ownEntries.filter(
    ({ figure }) =>
      figure.shownAs === 'current' && figure.validUntil !== undefined && figure.validUntil < day,
  );
}

/** How far ahead the launch check looks, in months. */
const monthsAhead = 2;

/**
 * Figures that somebody has to look at again by a day within the next two months, or should have
 * already; the earliest first. Those that have expired are named by {@link expiredFigures}.
 */
export function figuresToCheck(today: Date): readonly LedgerEntry[] {
  const ahead = new Date(today);
  ahead.setMonth(ahead.getMonth() + monthsAhead);
  const until = berlinDay(ahead);
  const expired = new Set(expiredFigures(today).map(({ key }) => key));
  const day = ({ figure }: LedgerEntry) => checkDay(figure) ?? '9999-12-31';
  return ownEntries
    .filter((entry) => day(entry) <= until && !expired.has(entry.key))
    .sort((a, b) => day(a).localeCompare(day(b)));
}
