import { Group, Text } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { logoMark } from '@rebhang-solar/content/logo-mark';
import classes from './logo.module.css';

/** A short name stays in one line; a long one is set smaller and may break between its words. */
const [nameSize, wrapping] =
  company.shortName.length > 16
    ? ['clamp(0.875rem, 4.4cqi, 1rem)', '']
    : ['min(1.25rem, 5.8cqi)', 'unbroken'];

/** The mark, beside it the name. */
export function Logo() {
  return (
    <Group component="span" gap="0.65rem" wrap="nowrap">
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path fill={logoMark.ground} d="M0 0h40v40H0z" />
        <circle {...logoMark.sun} />
        <path
          fill="none"
          stroke={logoMark.rows.stroke}
          strokeWidth={logoMark.rows.strokeWidth}
          d={logoMark.rows.path}
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
