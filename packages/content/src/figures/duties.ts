import { wordSpace } from '../typography.ts';
import { type Figure, statuteHref } from './figure.ts';

const law = (section: string) =>
  ({
    source: `EEG 2023, §${wordSpace}${section}`,
    sourceHref: statuteHref('eeg_2014', section.replace(/ .*/, '')),
    asOf: '2026-04',
    checkAgain: '2026-12-31',
    shownAs: 'current',
  }) as const;

/** What the operator of a system has to tell, what it costs not to, and what comes after the twenty years. */
export const duties = {
  /** Without an assignment to a way of selling a smaller system gets nothing. */
  unassignedBelow: { ...law('21c'), value: 200, unit: 'kW' },
  unassignedRate: { ...law('21c'), value: 0, unit: 'ct/kWh' },
  /** Paid to the grid operator for a register entry, an assignment or a technical duty that is missing. */
  penalty: { ...law('52'), value: 10, unit: '€', per: 'je kW und Monat' },
  penaltyMended: { ...law('52'), value: 2, unit: '€', per: 'je kW und Monat' },
  afterTwentyCap: { ...law('23b'), value: 10, unit: 'ct/kWh' },
  afterTwentyUntil: { ...law('25 Abs. 2'), value: '2032-12-31', unit: '' },
} as const satisfies Record<string, Figure>;
