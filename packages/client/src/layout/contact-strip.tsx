import { Anchor, Container, Group } from '@mantine/core';
import { company } from '@rebhang-solar/content/company';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import classes from './header.module.css';

/** The thin line above the header's bar: the telephone first, because many simply call. */
export function ContactStrip() {
  return (
    <div data-tone="slate">
      <Container>
        <Group
          component="p"
          justify="space-between"
          gap="md"
          wrap="nowrap"
          fz="xs"
          className={classes.strip}
        >
          <Anchor href={company.phoneHref} inherit fw={650}>
            {company.phone}
          </Anchor>
          <Group component="span" justify="flex-end" gap="0 1rem" className={classes.hours}>
            {company.officeHours.map((hours) => (
              <span key={hours.days}>{formatHours(hours)}</span>
            ))}
          </Group>
        </Group>
      </Container>
    </div>
  );
}
