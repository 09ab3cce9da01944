import { Group, Text } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { paint } from '../theme/paint.ts';
import classes from './logo.module.css';

/** A short name stays in one line; a long one is set smaller and may break between its words. */
const [nameSize, wrapping] =
  company.shortName.length > 16
    ? ['clamp(0.875rem, 4.4cqi, 1rem)', '']
    : ['min(1.25rem, 5.8cqi)', 'unbroken'];

/** The mark: rows on a slope, as of vines or of modules, and the sun above them; beside it the name. */
export function Logo() {
  return (
    <Group component="span" gap="0.65rem" wrap="nowrap">
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path fill={paint('slate.6')} d="M0 0h40v40H0z" />
        <circle fill={paint('sun.6')} cx="29" cy="11" r="5.5" />
        <path
          fill="none"
          stroke={paint('paper.1')}
          strokeWidth="2.6"
          d="m3 21 12-8 22 14M3 28.5l12-8L33 32M3 36l12-8 11 7"
        />
      </svg>
      <Text
        span
        fz={nameSize}
        fw={750}
        lh={1}
        lts="-0.02em"
        className={`${classes.name} ${wrapping}`}
      >
        {company.shortName}
      </Text>
    </Group>
  );
}
