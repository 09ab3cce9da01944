// Each of these registers its samples as it loads; those of the ledger come with the ledger.
import './company.ts';
import './documents/power-of-attorney.ts';
import './forms/consents.ts';
import './legal/agb.ts';
import './legal/cookie-richtlinie.ts';
import './legal/datenschutz.ts';
import './legal/impressum.ts';
import './pages/consultation.ts';
import './pages/home.ts';
import './pages/maintenance.ts';
import './pages/shell.ts';
import './pages/technical-details.ts';
import './pictures.ts';
import './projects.ts';
import './reviews.ts';
import { checkDay, show } from './figures/figure.ts';
import { expiredFigures, figuresToCheck, type LedgerEntry } from './figures/ledger.ts';
import { type SampleEntry, sampleEntries } from './sample.ts';
import { germanDate } from './typography.ts';

/** What has to be done before the site may go online, or stay there. */
export type LaunchFindings = {
  samples: readonly SampleEntry[];
  expired: readonly LedgerEntry[];
  /** Due soon: named, but no reason to stay offline. */
  toCheck: readonly LedgerEntry[];
};

/**
 * Every sample still in its place, every figure shown as current although its last day is over, and
 * what is to be looked at again within the next two months.
 */
export function launchCheck(today: Date): LaunchFindings {
  return {
    samples: sampleEntries(),
    expired: expiredFigures(today),
    toCheck: figuresToCheck(today),
  };
}

/** Nothing is left that must not go online. */
export function isReady({ samples, expired }: LaunchFindings): boolean {
  return samples.length + expired.length === 0;
}

/** The findings as a person reads them, one to a line. */
export function launchReport(findings: LaunchFindings): string {
  const { samples, expired, toCheck } = findings;
  return [
    ...(isReady(findings) ? ['Alles bereit: kein Beispielwert, keine abgelaufene Zahl.'] : []),
    ...listed(
      'Beispielwerte, noch zu ersetzen',
      samples.map(({ key, replaceWith }) => `${key} – ${replaceWith}`),
    ),
    ...listed(
      'Abgelaufene Zahlen, neu zu prüfen',
      expired.map(({ key, figure }) => `${key} – ${show(figure)}, ${lastDay(figure)}`),
    ),
    ...listed(
      'In den nächsten zwei Monaten wieder anzusehen',
      toCheck.map(({ key, figure }) => `${key} – ${show(figure)}, ${checkedBy(figure)}`),
    ),
  ].join('\n');
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)];
}

function lastDay({ validUntil, source }: LedgerEntry['figure']): string {
  const until = validUntil === undefined ? '' : `gültig bis ${germanDate(validUntil)}, `;
  return `${until}Quelle: ${source}`;
}

function checkedBy(figure: LedgerEntry['figure']): string {
  const day = checkDay(figure);
  return `${day === undefined ? '' : `bis ${germanDate(day)}, `}Quelle: ${figure.source}`;
}
