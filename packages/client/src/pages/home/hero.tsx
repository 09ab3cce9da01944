import { Container, Text, Title } from '@mantine/core';
import type { PictureName } from '@rebhang-solar/content/company/pictures';
import { home } from '@rebhang-solar/content/pages/home';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { ButtonRow } from '../../components/button-row.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureFiles } from '../../components/pictures.ts';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './hero.module.css';
import { HeroTiles } from './hero-tiles.tsx';
import { HouseQuestions } from './house-questions.tsx';

/** A house cut along its roof; its free side should be on the left. */
const picture = 'hero' satisfies PictureName;

const calls = [
  { label: home.hero.call, to: paths.consultation },
  ...(hasCalculator ? [{ label: home.calculator.title, to: paths.solarCalculator }] : []),
];

/** The hero: words beside a house, and over both the calculator's three questions, then what the company does. */
export function Hero() {
  const { heading, lead } = pageMeta.home;
  return (
    <div id="startseite">
      <div className={classes.top}>
        <Title className={classes.heading}>{heading}</Title>
        <Picture
          name={picture}
          sizes={coveringSizes(picture)}
          priority
          fullWidth
          className={classes.picture}
        />
        <div className={classes.words}>
          <Text fz="md" lh={1.4} mb="sm" textWrap="pretty">
            <Unbroken text={lead} />
          </Text>
          <ButtonRow calls={calls} />
          <Text fz="compact" c="dimmed" mt="xs" className={classes.promise}>
            {home.hero.promise}
          </Text>
        </div>
      </div>
      <Container>
        {hasCalculator && <HouseQuestions />}
        <HeroTiles />
      </Container>
    </div>
  );
}

/** How wide the whole picture is where its place is covered by it: of a high place it shows only a part. */
function coveringSizes(name: PictureName): string {
  const { w, h } = pictureFiles[name].img;
  const vw = (proportion: number) => `${Math.ceil(Math.max(100, 100 * (w / h / proportion)))}vw`;
  return `(min-width: 64em) max(55vw, ${Math.ceil((40 * w) / h)}rem), ${vw(phoneShape)}`;
}

/** Width by height of the picture on a phone (hero.module.css). */
const phoneShape = 46 / 25;
