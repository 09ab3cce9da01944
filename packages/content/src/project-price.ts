import { type BarChart, bar, evenTicks, scaleEnd } from './bar-chart.ts';
import { marketFigures, systemPriceOf } from './figures/market.ts';
import { projectPage } from './pages/projects.ts';
import type { Project } from './project.ts';
import { euro, germanDate, germanRange, kWh, kWp, withUnit } from './typography.ts';

/** Euros that a cell of a scale may stand for; a scale has at most six. */
const cells = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** What a plant of its size usually costs today, in euros. */
function priceToday({ power, storage = 0 }: Project): readonly [least: number, most: number] {
  const [low, high] = systemPriceOf(power).range;
  const [lowStorage, highStorage] = marketFigures.storagePerKwhRange.value;
  return [low + storage * lowStorage, high + storage * highStorage];
}

/** „19.400–26.300 €“ */
export const usualPrice = (project: Project) => withUnit(germanRange(...priceToday(project)), '€');

/** What a project has cost beside what its size costs today; undefined without a price of its own. */
export function projectPrice(project: Project): { text: string; chart: BarChart } | undefined {
  const { power, storage = 0, year, investment, withheld } = project;
  if (investment === undefined || withheld) return undefined;
  const { price } = projectPage;
  const range = priceToday(project);
  const size = kWp(power);
  const capacity = storage > 0 ? kWh(storage) : undefined;
  const rows = [
    bar(price.own(year), euro(investment), investment),
    bar(price.usual(size, capacity), usualPrice(project), range),
  ];
  const most = Math.max(...rows.map((row) => row.most));
  const cell = cells.find((size) => most <= 6 * size) ?? most;
  const max = scaleEnd(rows, 2 * cell);
  return {
    text: price.text(germanDate(marketFigures.storagePerKwhRange.asOf)),
    chart: {
      title: price.drawing,
      rows,
      max,
      cell,
      ticks: evenTicks(max, max / (2 * cell), '€'),
      parts: [
        { mark: 'least', text: price.least },
        { mark: 'most', text: price.most },
      ],
    },
  };
}
