import { Stack, Title } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { Split } from '../../components/split.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './energy.module.css';

const { energy } = home;

/** Three figures as on a data sheet. */
export function Energy() {
  return (
    <section data-tone="slate" aria-labelledby="erneuerbare-energie-titel">
      <Split columns="4fr 8fr" py="xl">
        <Stack gap="sm">
          <Title order={2} id="erneuerbare-energie-titel">
            {energy.title}
          </Title>
          <UnbrokenText c="paper.2" text={energy.intro} />
        </Stack>
        <div>
          {energy.statements.map(({ title, figure, text }) => (
            <div key={title} className={classes.row}>
              <UnbrokenText size="xl" c="sun" text={figure} />
              <Stack gap="xs">
                <Title order={3}>{title}</Title>
                <UnbrokenText c="paper.2" text={text} />
              </Stack>
            </div>
          ))}
        </div>
      </Split>
    </section>
  );
}
