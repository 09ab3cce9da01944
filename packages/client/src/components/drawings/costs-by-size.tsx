import { costsBySize } from '@rebhang-solar/content/drawings';
import { BarChart } from './bar-chart.tsx';

/** What systems of several sizes cost, from the lower to the upper price. */
export function CostsBySize() {
  return <BarChart chart={costsBySize} />;
}
