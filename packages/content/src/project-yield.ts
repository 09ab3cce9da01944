import { calculate } from '@rebhang-solar/calculator';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';
import { choiceLabels } from './pages/solar-calculator.ts';
import type { Project } from './project.ts';
import { formatNumber, kWh, withUnit } from './typography.ts';

/** Calculated yield of a project. */
export type ProjectYield = {
  /** kWh, January first; nobody has measured them. */
  months: number[];
  /** The inputs of the calculation, and how their sum compares with the company's figure. */
  assumptions: string;
};

/** Clockwise from north, every 45 degrees. */
const directions = [
  'Norden',
  'Nordosten',
  'Osten',
  'Südosten',
  'Süden',
  'Südwesten',
  'Westen',
  'Nordwesten',
];

/**
 * The months of a typical year on the roof of a project, without shade.
 * Calculated by the build (client/vite.config.ts): browsers get the numbers and not the model.
 */
export function projectYield({ power, roof, ...project }: Project): ProjectYield {
  const place = roof.weather ?? weatherPlace.id;
  const { months, yieldKWh } = calculate({
    kWp: power,
    planes: roof.planes,
    place,
    consumptionKWh: 0,
    storageKWh: 0,
  });
  const planes = roof.planes.map(
    ({ share, azimuth, tilt }) =>
      `${share} Module nach ${directions[Math.round(azimuth / 45) % directions.length]} mit ${withUnit(formatNumber(tilt), '°')} Neigung`,
  );
  return {
    months: months.map((month) => Math.round(month.yieldKWh)),
    assumptions: `Die Monate sind berechnet, nicht gemessen: mit dem Modell unseres Solarrechners, dem Wetter eines typischen Jahres (${choiceLabels.ort[place]}) und einem Dach ohne Schatten. Angenommen sind ${planes.join(', ')}. Das Modell kommt auf rund ${kWh(Math.round(yieldKWh / 100) * 100)} im Jahr; unsere eigene Angabe ist ${kWh(project.yield)}.`,
  };
}
