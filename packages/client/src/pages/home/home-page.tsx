import { Group, Text } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';
import { ButtonLink } from '../../components/button-link.tsx';
import { HouseHero } from '../../components/house-hero.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { About } from './about.tsx';
import { Calculator } from './calculator.tsx';
import { Contact } from './contact.tsx';
import { Energy } from './energy.tsx';
import { HeroTiles } from './hero-tiles.tsx';
import { localBusiness } from './local-business.ts';
import { Projects } from './projects.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';

export const handle = pageHandle('home', {
  structuredData: (siteUrl) => [localBusiness(siteUrl)],
});

export function Component() {
  return (
    <>
      <HouseHero id="startseite" introduction={pageMeta.home} picture="hero" band={<HeroTiles />}>
        <Group gap="0.75rem 1.25rem">
          <ButtonLink to={paths.consultation}>{home.hero.call}</ButtonLink>
          <Text fz="compact" c="dimmed">
            {home.hero.promise}
          </Text>
        </Group>
      </HouseHero>
      <About />
      <Calculator />
      <Energy />
      <Services />
      <Projects />
      <Reviews />
      <Contact />
    </>
  );
}
