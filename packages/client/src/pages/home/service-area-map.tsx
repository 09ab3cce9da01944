import { Box, Text, Title } from '@mantine/core';
import { river } from '@rebhang-solar/content/company/places';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { company } from '@rebhang-solar/content/company-in-texts';
import { home, serviceRadius } from '@rebhang-solar/content/pages/home';
import { projectPath } from '@rebhang-solar/content/paths';
import type { Position } from '@rebhang-solar/content/position';
import { seatName, townsAround } from '@rebhang-solar/content/towns-on-map';
import { Link } from 'react-router-dom';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { paint } from '../../theme/paint.ts';
import { labelPlaces } from './label-places.ts';
import { apart, onMap } from './map-places.ts';
import classes from './service-area-map.module.css';
import { shortSpecs } from './short-specs.ts';

const { about } = home;
/** On the map; letters and marks have the same size whatever it is in kilometres. */
const radius = 50;
const kilometres = company.serviceRadius / 1000 / radius;
const place = (position: Position) => onMap(position, company.geo, kilometres);
const margin = 4;
const reach = radius + margin;
/** Size of the towns' names, on the map. */
const letters = 4.6;
/** On a phone of 320 px two marks of 24 px still have room so far from each other. */
const betweenMarks = 11.5;

/** The projects, each at the place of its mark, which may have been moved away from its own. */
const references = apart(
  projectIds.map((id) => ({ ...projects[id], ...place(projects[id].position) })),
  betweenMarks,
);

const seat = { name: seatName, x: 0, y: 0, letters: 5.2, mark: 2.1 };
const towns = townsAround.map((town) => ({ ...town, ...place(town), letters, mark: 1 }));
const [seatLabel, ...townLabels] = labelPlaces([seat, ...towns], references, reach);

/** Where the company is, how far it goes and what it has built, drawn to scale. */
export function ServiceAreaMap() {
  return (
    <figure className={classes.frame}>
      <svg
        className={classes.map}
        fontSize={letters}
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        role="img"
        aria-label={about.map}
      >
        <circle fill={paint('paper.0')} r={radius} />
        <clipPath id="einsatzgebiet">
          <circle r={radius} />
        </clipPath>
        {river && (
          <polyline
            fill="none"
            stroke="#9db7c1"
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
            clipPath="url(#einsatzgebiet)"
            points={river.course
              .map(place)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        )}
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
        {towns.map(({ name, x, y, mark }, index) => (
          <g key={name}>
            <circle fill={paint('slate.5')} cx={x} cy={y} r={mark} />
            <text {...townLabels[index]}>{name}</text>
          </g>
        ))}
        <circle fill={paint('sun.6')} stroke={paint('slate.6')} strokeWidth="0.7" r="2" />
        <text fontSize={seat.letters} fontWeight="700" {...seatLabel}>
          {seatName}
        </text>
        <path
          stroke={paint('tile.6')}
          strokeWidth="0.8"
          d={references
            .map(({ x, y, position }) => {
              const own = place(position);
              return `M${x} ${y}L${own.x} ${own.y}`;
            })
            .join('')}
        />
      </svg>
      <figcaption className={classes.legend}>
        <Title order={3}>{about.mapLegend}</Title>
        <Text size="sm" c="dimmed" mt="xs">
          {about.mapNote}
        </Text>
        <ol>
          {references.map(({ id, specs, location, isRegion, x, y }, index) => (
            <li key={id}>
              <Link to={projectPath(id)} className={classes.reference}>
                <Box
                  component="span"
                  aria-hidden="true"
                  className={classes.mark}
                  mod={{ region: isRegion }}
                  __vars={{ '--x': share(x), '--y': share(y) }}
                >
                  {index + 1}
                </Box>
                <Text span size="sm" fw={600} td="underline" data-underline>
                  {index + 1}. {location}
                </Text>
                <UnbrokenText span size="sm" c="dimmed" text={shortSpecs(specs)} />
              </Link>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** A place on the map as a share of its width, which is its height too. */
function share(distance: number): string {
  return ((distance + reach) / (2 * reach)).toFixed(3);
}
