import { calculate } from '../calculate.ts';
import { households } from './export-flows.ts';
import { secondHandAccounts } from './run-second-hand.ts';

const euros = (value: number) => Math.round(value).toLocaleString('en');
const years = (value: number | null) => value?.toFixed(1) ?? 'more than 20';

/** The table of README.md: the package's figures beside those of the second hand. */
export function accountsTable(): string {
  const rows = secondHandAccounts().map((second) => {
    const input = households[second.household];
    if (input === undefined) throw new Error(second.household);
    const regime = second.law === 'EEG 2023' ? 'eeg2023' : 'eeg2027';
    const { money } = calculate(input, { regime });
    return [
      second.household,
      second.law,
      euros(money.investment),
      `${euros(money.sumAfterTwentyYears)} · ${euros(second.sum)}`,
      `${euros(money.netPresentValue)} · ${euros(second.presentValue)}`,
      `${years(money.paybackYears)} · ${years(second.payback)}`,
    ];
  });
  const table = [
    [
      'household',
      'law',
      'investment, €',
      'after 20 years, €',
      'net present value, €',
      'paid back, years',
    ],
    ['---', '---', '---', '---', '---', '---'],
    ...rows,
  ];
  return table.map((row) => `| ${row.join(' | ')} |\n`).join('');
}

if (import.meta.main) process.stdout.write(accountsTable());
