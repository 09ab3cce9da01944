import type { DrawingId } from '@rebhang-solar/content/article';
import { costsBySize, registrationWeeks } from '@rebhang-solar/content/drawings';
import type { ComponentType } from 'react';
import { BarChart } from './bar-chart.tsx';
import { ModuleOutput } from './module-output.tsx';
import { OrientationAndTilt } from './orientation-and-tilt.tsx';

/** The drawings by their names in the content. */
export const drawings: Record<DrawingId, ComponentType> = {
  'module-output': ModuleOutput,
  'orientation-and-tilt': OrientationAndTilt,
  'registration-weeks': () => <BarChart chart={registrationWeeks} />,
  'costs-by-size': () => <BarChart chart={costsBySize} />,
};
