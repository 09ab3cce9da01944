import { Anchor, Container } from '@mantine/core';
import { company } from '@rebhang-solar/content/company';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import classes from './header.module.css';

/** The thin line above the header's bar: the telephone first, because many simply call. */
export function ContactStrip() {
  return (
    <div data-tone="slate">
      <Container component="p" className={classes.strip}>
        <Anchor href={company.phoneHref} inherit fw={650}>
          {company.phone}
        </Anchor>
        <span className={classes.hours}>
          {company.officeHours.map((hours) => (
            <span key={hours.days}>{formatHours(hours)}</span>
          ))}
        </span>
      </Container>
    </div>
  );
}
