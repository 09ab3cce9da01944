import { calculate } from '@rebhang-solar/calculator';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';
import type { Project } from './project.ts';

/**
 * The months of a typical year on the roof of a project, without shade: kWh, January first; nobody has measured them.
 * Calculated by the build (client/vite.config.ts): browsers get the numbers and not the model.
 */
export function projectYield({ power, roof }: Project): number[] {
  const { months } = calculate({
    kWp: power,
    planes: roof.planes,
    place: roof.weather ?? weatherPlace.id,
    consumptionKWh: 0,
    storageKWh: 0,
  });
  return months.map((month) => Math.round(month.yieldKWh));
}
