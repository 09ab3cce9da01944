import { Box, Text } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { Link } from 'react-router-dom';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './hero-tiles.module.css';

/** The six topics, each as a whole a link. */
export function HeroTiles() {
  return (
    <Box component="ul" pt="md" pb="xs" className={classes.tiles} aria-label={home.hero.tilesLabel}>
      {home.hero.tiles.map(({ label, text, to }) => (
        <li key={label}>
          <Link to={to} className={classes.tile}>
            <Text span fw={650} td="underline" data-underline>
              {label}
            </Text>
            <UnbrokenText span size="sm" c="dimmed" text={text} />
          </Link>
        </li>
      ))}
    </Box>
  );
}
