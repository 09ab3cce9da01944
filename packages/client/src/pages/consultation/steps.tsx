import { Text } from '@mantine/core';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Columns } from '../../components/columns.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './steps.module.css';

/** The three steps that the heading promises. */
export function Steps() {
  return (
    <Columns component="ol" min="15rem" gap="lg" py="lg" aria-label={consultationPage.stepsLabel}>
      {consultationPage.steps.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <Text fz="h3" fw={650} lh="h3">
            {title}
          </Text>
          <Text fz="compact" lh="compact" c="paper.2" mt="0.25rem">
            <Unbroken text={text} />
          </Text>
        </li>
      ))}
    </Columns>
  );
}
