import { reform as line } from '@rebhang-solar/calculator/law/reform';
import { berlinDay } from '../berlin-clock.ts';
import { legal } from '../company/legal.ts';
import type { Figure } from './figure.ts';

const draft = {
  asOf: '2026-07-29',
  checkAgain: '2026-12-06',
  source: 'Entwurf der Bundesregierung zum EEG 2027 (Bundestagsdrucksache 21/7867)',
  sourceHref: 'https://dserver.bundestag.de/btd/21/078/2107867.pdf',
  shownAs: 'current',
} as const;

/**
 * The reform of the EEG for starts from 2027 on. Its state is one line, `calculator/src/law/reform.ts`; every
 * sentence about it says „Entwurf, nicht beschlossen“ while that line says `draft`.
 */
export const reformFigures = {
  /** The first day of starts that it concerns; systems of before keep the EEG 2023. */
  from: { ...draft, value: '2027-01-01', unit: '' },
  firstReading: { ...draft, value: '2026-09-24', unit: '', shownAs: 'dated' },
  transitionPaid: { ...draft, value: 5.2, unit: 'ct/kWh' },
  transitionMonths: { ...draft, value: 36, unit: 'Monate' },
  marketingBonus: { ...draft, value: 1.5, unit: 'ct/kWh' },
  marketingBonusMonths: { ...draft, value: 48, unit: 'Monate', bound: 'upTo' },
  feedInLimit: { ...draft, value: 50, unit: '%', per: 'der Leistung' },
  boxFrom: { ...draft, value: 2, unit: 'kW', bound: 'over' },
} as const satisfies Record<string, Figure>;

/** Whether its first day has come, in Berlin. */
export const reformBegun = (moment: Date): boolean => berlinDay(moment) >= reformFigures.from.value;

/** Days after which somebody has to look again while the reform is undecided. */
const lookEveryDays = 14;

/** What the launch check says about the reform, a sentence each; nothing once it is decided. */
export function reformToCheck(today: Date, check = legal.reformCheck): string[] {
  if (line.state !== 'draft') return [];
  const place = 'packages/content/src/company/legal.ts, reformCheck: Das EEG 2027 ist ein Entwurf';
  if (check === undefined)
    return [`${place}, und niemand hat eingetragen, wann er zuletzt nachgesehen hat.`];
  const days = Math.floor((today.getTime() - Date.parse(check.on)) / 86_400_000);
  return days <= lookEveryDays
    ? []
    : [`${place}, und seit ${days} Tagen hat niemand nachgesehen (zuletzt ${check.on}).`];
}
