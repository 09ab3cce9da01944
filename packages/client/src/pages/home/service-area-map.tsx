import { company } from '@rebhang-solar/content/company';
import { home, serviceRadius } from '@rebhang-solar/content/pages/home';
import { type Position, serviceArea } from '@rebhang-solar/content/service-area';
import { paint } from '../../theme/paint.ts';
import classes from './service-area-map.module.css';

const { centre, towns, river } = serviceArea;
const radius = serviceArea.radius / 1000;
const margin = 4;
const reach = radius + margin;

/** Kilometres per degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const degree = 111.32;
const shrink = Math.cos((centre.latitude * Math.PI) / 180);

/** Kilometres east and south of the seat. At this size a plane is exact enough. */
function project({ latitude, longitude }: Position): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round((longitude - centre.longitude) * degree * shrink),
    y: round((centre.latitude - latitude) * degree),
  };
}

const labelPlaces = {
  left: { dx: -2.4, dy: 1.6, anchor: 'end' },
  right: { dx: 2.4, dy: 1.6, anchor: 'start' },
  above: { dx: 0, dy: -2.6, anchor: 'middle' },
  below: { dx: 0, dy: 6, anchor: 'middle' },
} as const;

/** Where the company is and how far it goes, drawn to scale: one unit is one kilometre. */
export function ServiceAreaMap() {
  return (
    <svg
      className={classes.map}
      fontSize="4.6"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role="img"
      aria-label={home.about.map}
    >
      <circle fill={paint('paper.0')} r={radius} />
      <clipPath id="einsatzgebiet">
        <circle r={radius} />
      </clipPath>
      <polyline
        fill="none"
        stroke="#9db7c1"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        clipPath="url(#einsatzgebiet)"
        points={river
          .map(project)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
      <circle fill="none" stroke={paint('slate.6')} strokeWidth="0.6" r={radius} />
      <path
        stroke={paint('slate.6')}
        strokeWidth="0.3"
        strokeDasharray="1.2 1"
        d={`M0 0V${radius}`}
      />
      <text fontWeight="650" x={1.5} y={radius - 3}>
        {serviceRadius}
      </text>
      {towns.map((town) => {
        const { x, y } = project(town);
        const { dx, dy, anchor } = labelPlaces[town.label];
        return (
          <g key={town.name}>
            <circle fill={paint('slate.5')} cx={x} cy={y} r="1" />
            <text x={x + dx} y={y + dy} textAnchor={anchor}>
              {town.name}
            </text>
          </g>
        );
      })}
      <circle fill={paint('sun.6')} stroke={paint('slate.6')} strokeWidth="0.7" r="2" />
      <text fontSize="5.2" fontWeight="700" x="-3.5" y="1.7" textAnchor="end">
        {company.city}
      </text>
    </svg>
  );
}
