import { answerTo } from '@rebhang-solar/calculator/answer/answer';
import { quantile } from '@rebhang-solar/calculator/answer/measures';
import { calculate } from '@rebhang-solar/calculator/calculate';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { calculationOf } from '@rebhang-solar/calculator/query/query';
import type { Site } from '@rebhang-solar/calculator/weather/weather-year';
import { inColumns } from '../src/command.ts';
import { regimeLabels } from '../src/houses/by-law.ts';
import { familyInWords, standardHouses } from '../src/houses/standard-houses.ts';
import {
  formatNumber,
  germanRange,
  kWp,
  monthNames,
  sentenceBegin,
  signedEuro,
} from '../src/typography.ts';

/** A place with its weather, packed or about to be. */
export interface Weathered {
  name: string;
  site: Site;
  /** Irradiation on the horizontal in each month of the real years, kWh/m². */
  years: readonly (readonly number[])[];
  /** That of the typical year. */
  means: readonly number[];
}

/** In the size that the packed weather gives it. */
const { size } = answerTo(standardHouses.family);
const { input } = calculationOf({ ...standardHouses.family, ...size });

/** What changes for the calculator and the texts, as a table of a few lines. */
export function weatherChange(before: Weathered, now: Weathered): string {
  const ofNow = rowsOf(now);
  return inColumns([
    ['', `bisher: ${before.name}`, `jetzt: ${now.name}`],
    ...rowsOf(before).map(([label, value], row) => [label, value, ofNow[row]?.[1] ?? '']),
  ]);
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
  const yields = years.map(yieldOf).sort((one, other) => one - other);
  const family = (regime: Regime) => calculate(input, { regime }, site).money.sumAfterTwentyYears;
  return [
    ['Ertrag je kWp, Süddach mit 30°', `${formatNumber(yieldOf(means), 0)} kWh`],
    [
      '  acht von zehn Jahren',
      `${germanRange(quantile(yields, 0.1), quantile(yields, 0.9), 0)} kWh`,
    ],
    ...(['eeg2023', 'eeg2027'] as const).map((regime): [string, string] => [
      `${sentenceBegin(familyInWords)} mit ${kWp(size.kwp)}, 20 Jahre, ${regimeLabels[regime]}`,
      signedEuro(Math.round(family(regime))),
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
