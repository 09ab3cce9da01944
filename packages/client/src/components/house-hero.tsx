import { Container, Stack, Text, Title } from '@mantine/core';
import type { PictureName } from '@rebhang-solar/content/company/pictures';
import type { PageIntroduction } from '@rebhang-solar/content/pages/page-meta';
import type { ReactNode } from 'react';
import fullWidth from './full-width.module.css';
import classes from './house-hero.module.css';
import { Picture } from './picture.tsx';
import { pictureFiles } from './pictures.ts';
import { Proof } from './proof.tsx';

type HouseHeroProps = {
  /** Anchor of the hero. */
  id?: string;
  introduction: Pick<PageIntroduction, 'heading' | 'lead'>;
  /** The house; its free side should be on the left. */
  picture: PictureName;
  /** The dark band at the foot of the hero. */
  band: ReactNode;
  /** Below the lead: badges, buttons. */
  children: ReactNode;
};

/** The hero of the home page: words, a house cut along its roof, and a dark band. */
export function HouseHero({ id, introduction, picture, band, children }: HouseHeroProps) {
  return (
    <div id={id}>
      <div className={classes.top}>
        <Stack
          align="flex-start"
          justify="center"
          className={`${fullWidth.words} ${classes.words}`}
        >
          <Title>{introduction.heading}</Title>
          <Text size="lg" maw="34rem" className={classes.lead}>
            {introduction.lead}
          </Text>
          {children}
          <Proof check="below" />
        </Stack>
        <Picture
          name={picture}
          sizes={coveringSizes(picture)}
          priority
          fullWidth
          className={`${fullWidth.picture} ${classes.picture}`}
        />
      </div>
      <div data-tone="slate">
        <Container>{band}</Container>
      </div>
    </div>
  );
}

/** How wide the whole picture is where its place is covered by it: of a high place it shows only a part. */
function coveringSizes(picture: PictureName): string {
  const { w, h } = pictureFiles[picture].img;
  const vw = (proportion: number) => `${Math.ceil(Math.max(100, 100 * (w / h / proportion)))}vw`;
  return `(min-width: 64em) max(62vw, ${Math.ceil((48 * w) / h)}rem), (min-width: 40em) ${vw(2)}, ${vw(4 / 3)}`;
}
