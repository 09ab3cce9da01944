import { type BarChart, bar, evenTicks, scaleEnd } from './bar-chart.ts';
import type { Project } from './company/projects.ts';
import { costs } from './figures/costs.ts';
import { priceRange } from './figures/examples.ts';
import { asOf } from './figures/figure.ts';
import { projectPage } from './pages/projects.ts';
import { euro, formatNumber, germanRange, withUnit } from './typography.ts';

/** Euros that a cell of a scale may stand for; a scale has at most six. */
const cells = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** What a project has cost beside what its size costs by our prices; undefined without a price of its own. */
export function projectPrice({
  power,
  storage,
  year,
  investment,
  withheld,
}: Project): { text: string; chart: BarChart } | undefined {
  if (investment === undefined || withheld) return undefined;
  const { price } = projectPage;
  const range = priceRange({ value: power });
  const today = withUnit(germanRange(...range), '€');
  const rows = [
    bar(price.own(year, storage !== undefined), euro(investment), investment),
    bar(price.usual(withUnit(formatNumber(power), 'kWp')), today, range),
  ];
  const most = Math.max(...rows.map((row) => row.most));
  const cell = cells.find((size) => most <= 6 * size) ?? most;
  const max = scaleEnd(rows, 2 * cell);
  return {
    text: price.text(asOf(costs.perKwp)),
    chart: {
      title: price.drawing,
      rows,
      max,
      cell,
      ticks: evenTicks(max, max / (2 * cell), '€'),
      legend: [
        { mark: 'least', text: price.least },
        { mark: 'most', text: price.most },
      ],
    },
  };
}
