import { Box, Text } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { Link } from 'react-router-dom';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './hero-tiles.module.css';

/** The six topics, laid side by side like modules on a roof. */
export function HeroTiles() {
  return (
    <Box component="ul" py="md" className={classes.tiles} aria-label={home.hero.tilesLabel}>
      {home.hero.tiles.map(({ label, text, to }) => (
        <li key={label}>
          <Link to={to} className={classes.tile}>
            <Text
              span
              fz="h3"
              fw={650}
              lh={1.35}
              lts="-0.008em"
              py="0.9rem"
              className={classes.label}
            >
              {label}
            </Text>
            <UnbrokenText span size="sm" c="paper.2" py="0.8rem" text={text} />
          </Link>
        </li>
      ))}
    </Box>
  );
}
