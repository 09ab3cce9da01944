import { calculate } from '../../src/calculate.ts';
import { households, independentAccounts } from './independent-accounts.ts';

const euros = (value: number) => Math.round(value).toLocaleString('en');
const percent = (share: number) => (share * 100).toFixed(1);
const years = (value: number | null) => value?.toFixed(1) ?? 'more than 20';

/** The table of README.md: the package's figures beside those of the independent check. */
export function accountsTable(): string {
  const rows = independentAccounts().map((other) => {
    const input = households[other.household];
    if (input === undefined) throw new Error(other.household);
    const regime = other.law === 'EEG 2023' ? 'eeg2023' : 'eeg2027';
    const { money } = calculate(input, { regime });
    return [
      other.household,
      other.law,
      euros(money.investment),
      `${euros(money.sumAfterTwentyYears)} · ${euros(other.sum)}`,
      `${percent(money.returnPerYear)} · ${percent(other.returnPerYear)}`,
      `${years(money.paybackYears)} · ${years(other.payback)}`,
    ];
  });
  const table = [
    [
      'household',
      'law',
      'investment, €',
      'after 20 years, €',
      'return a year, %',
      'paid back, years',
    ],
    ['---', '---', '---', '---', '---', '---'],
    ...rows,
  ];
  return table.map((row) => `| ${row.join(' | ')} |\n`).join('');
}

if (import.meta.main) process.stdout.write(accountsTable());
