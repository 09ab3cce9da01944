import { reform as line } from '@rebhang-solar/calculator/law/reform';
import type { IsoDate } from '../typography.ts';
import type { Figure } from './figure.ts';

const draft = {
  asOf: '2026-07-29',
  checkAgain: '2026-12-06',
  source: 'Entwurf der Bundesregierung zum EEG 2027 (Bundesrat 470/26)',
  shownAs: 'current',
} as const;

/**
 * The reform of the EEG for starts from 2027 on. Its state is one line, `calculator/src/law/reform.ts`; every
 * sentence about it says „Entwurf, nicht beschlossen“ while that line says `draft`.
 */
export const reformFigures = {
  /** The day on which a person last looked what became of it. */
  lookedAt: {
    value: line.lookedAt as IsoDate,
    unit: '',
    asOf: line.lookedAt as IsoDate,
    source: 'Bundestag und Bundesrat',
    shownAs: 'dated',
  },
  /** The first day of starts that it concerns; systems of before keep the EEG 2023. */
  from: { ...draft, value: '2027-01-01', unit: '' },
  transitionPaid: { ...draft, value: 5.2, unit: 'ct/kWh' },
  transitionMonths: { ...draft, value: 36, unit: 'Monate' },
  marketingBonus: { ...draft, value: 1.5, unit: 'ct/kWh' },
  marketingBonusMonths: { ...draft, value: 48, unit: 'Monate', bound: 'upTo' },
  feedInLimit: { ...draft, value: 50, unit: '%', per: 'der Leistung' },
  boxFrom: { ...draft, value: 2, unit: 'kW', bound: 'over' },
} as const satisfies Record<string, Figure>;

/** Days after which somebody has to look again while the reform is undecided. */
const lookEveryDays = 14;

/** What the launch check says about the reform, a sentence each; nothing once it is decided. */
export function reformToCheck(today: Date): string[] {
  const { state, lookedAt } = line;
  const days = Math.floor((today.getTime() - Date.parse(lookedAt)) / 86_400_000);
  return state !== 'draft' || days <= lookEveryDays
    ? []
    : [
        `packages/calculator/src/law/reform.ts: Das EEG 2027 ist dort ein Entwurf, und seit ${days} Tagen hat niemand nachgesehen (zuletzt ${lookedAt}).`,
      ];
}
