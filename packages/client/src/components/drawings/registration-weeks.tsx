import { registrationWeeks } from '@rebhang-solar/content/drawings';
import { BarChart } from './bar-chart.tsx';

/** The weeks of a registration, as a plan with one row for each step. */
export function RegistrationWeeks() {
  return <BarChart chart={registrationWeeks} />;
}
