import { calculate } from '@rebhang-solar/calculator/calculate';
import { quantile } from '@rebhang-solar/calculator/compare/ranges';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import type { Site } from '@rebhang-solar/calculator/weather/weather-year';
import { regimeLabels } from '@rebhang-solar/content/houses/by-law';
import { standardHouses } from '@rebhang-solar/content/houses/standard-houses';
import { formatNumber, germanRange, monthNames } from '@rebhang-solar/content/typography';

/** A place with its weather, packed or about to be. */
export interface Weathered {
  name: string;
  site: Site;
  /** Irradiation on the horizontal in each month of the real years, kWh/m². */
  years: readonly (readonly number[])[];
  /** That of the typical year. */
  means: readonly number[];
}

/** What changes for the calculator and the texts, as a table of a few lines. */
export function weatherChange(before: Weathered, now: Weathered): string {
  const rows = [before, now].map(rowsOf);
  const [labels = []] = rows.map((of) => of.map(([label]) => label));
  const columns = [labels, ...rows.map((of) => of.map(([, value]) => value))];
  const [first = '', second = '', third = ''] = [
    '',
    `bisher: ${before.name}`,
    `jetzt: ${now.name}`,
  ];
  const table = [
    [first, second, third],
    ...labels.map((_, row) => columns.map((column) => column[row] ?? '')),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map(([label = '', ...cells]) =>
      [
        label.padEnd(widths[0] ?? 0),
        ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
      ].join('   '),
    )
    .join('\n');
}

function rowsOf({ site, years, means }: Weathered): [label: string, value: string][] {
  const { months } = calculate(
    { kWp: 1, tilt: 30, azimuth: 180, consumptionKWh: 0, storageKWh: 0 },
    {},
    site,
  );
  const yieldOf = (year: readonly number[]) =>
    months.reduce(
      (sum, { yieldKWh }, month) => sum + (yieldKWh * (year[month] ?? 0)) / (means[month] ?? 0),
      0,
    );
  const yields = years.map(yieldOf);
  const family = (regime: Regime) =>
    calculate(standardHouses.family, { regime }, site).money.sumAfterTwentyYears;
  return [
    ['Ertrag je kWp, Süddach mit 30°', `${formatNumber(yieldOf(means), 0)} kWh`],
    [
      '  acht von zehn Jahren',
      `${germanRange(quantile(yields, 0.1), quantile(yields, 0.9), 0)} kWh`,
    ],
    ...(['eeg2023', 'eeg2027'] as const).map((regime): [string, string] => [
      `Vier Personen nach 20 Jahren: ${regimeLabels[regime]}`,
      `${formatNumber(family(regime), 0).replace('-', '−')} €`,
    ]),
    ...means.map((mean, month): [string, string] => [
      `Sonne im ${monthNames[month]}`,
      `${formatNumber(mean, 0)} kWh/m²`,
    ]),
    [
      'Sonne im Jahr',
      `${formatNumber(
        means.reduce((sum, mean) => sum + mean, 0),
        0,
      )} kWh/m²`,
    ],
  ];
}
