import { Divider, Stack, Text, Title } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { Fragment } from 'react';
import fullWidth from '../../components/full-width.module.css';
import { Picture } from '../../components/picture.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './energy.module.css';

const { energy } = home;

export function Energy() {
  return (
    <section
      className={classes.energy}
      data-tone="slate"
      aria-labelledby="erneuerbare-energie-titel"
    >
      <Picture
        name="modules-halfcell"
        sizes="(min-width: 64em) 100rem, 100vw"
        fullWidth
        className={fullWidth.picture}
      />
      <Stack py="xl" className={fullWidth.words}>
        <Title order={2} id="erneuerbare-energie-titel">
          {energy.title}
        </Title>
        <Text size="lg" c="paper.2">
          {energy.intro}
        </Text>
        {energy.statements.map(({ title, figure, text }, index) => (
          <Fragment key={title}>
            {index > 0 && <Divider color="slate.4" />}
            <Stack gap="xs">
              <Title order={3}>{title}</Title>
              <UnbrokenText size="xl" c="sun" text={figure} />
              <UnbrokenText c="paper.2" maw="38rem" text={text} />
            </Stack>
          </Fragment>
        ))}
      </Stack>
    </section>
  );
}
