import { Anchor, Button, Container, Group, Text } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { headerNavigation, type NavigationItem } from '@rebhang-solar/content/navigation';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { shell } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { Phone } from '../components/phone.tsx';
import classes from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { isActive } from './navigation.ts';

/** Sticky; while the page scrolls, its upper strip leaves and the bar with the links stays. */
export function Header() {
  return (
    <HeaderFrame>
      <nav className={classes.wide} aria-label={shell.mainNavigation}>
        <NavigationList />
      </nav>
      <MobileMenu>
        <nav className={classes.narrow} aria-label={shell.mainNavigation}>
          <NavigationList />
        </nav>
        <Text component="div" pb="1.25rem">
          {shell.closingCall}
          <Phone />
        </Text>
      </MobileMenu>
    </HeaderFrame>
  );
}

/** The header of the consultation page: a link back, no menu. */
export function LandingHeader() {
  return (
    <HeaderFrame>
      <Anchor
        component={Link}
        to={paths.home}
        ta="end"
        fz="compact"
        fw={550}
        lh={1.3}
        py="0.3rem"
        textWrap="balance"
      >
        {shell.backToHome}
      </Anchor>
    </HeaderFrame>
  );
}

function HeaderFrame({ children }: { children: ReactNode }) {
  return (
    <header className={classes.header}>
      <ContactStrip />
      <Container>
        <Group
          h="var(--header-bar)"
          justify="space-between"
          gap="clamp(0.4rem, 3cqi, 0.75rem)"
          wrap="nowrap"
        >
          <Anchor
            component={Link}
            to={paths.home}
            underline="never"
            py="0.4rem"
            aria-label={shell.homeLink}
          >
            <Logo />
          </Anchor>
          {children}
        </Group>
      </Container>
    </header>
  );
}

const items: readonly NavigationItem[] = headerNavigation;

/** Their answer has the one filled button. */
const toolPaths: readonly string[] = [paths.solarCalculator, paths.offerCheck];

/** Where the bar has no room for them. */
const inStrip = items.filter(({ whereWide }) => whereWide);

function NavigationList() {
  const { pathname } = useLocation();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label} className={item.whereWide && classes.ninth}>
          {item.callToAction ? (
            <Button
              component={Link}
              to={item.to}
              className={classes.call}
              variant={toolPaths.includes(pathname) ? 'outline' : undefined}
            >
              {item.label}
            </Button>
          ) : (
            <Link
              to={item.to}
              className={classes.link}
              aria-current={isActive(item, pathname) ? 'page' : undefined}
            >
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The thin line above the header's bar: the telephone first, because many simply call; then what the bar has no room for. */
function ContactStrip() {
  return (
    <div data-tone="slate">
      <Container>
        <Group
          component="p"
          justify="space-between"
          gap="0 1.5rem"
          fz="xs"
          className={classes.strip}
        >
          <Anchor href={company.phoneHref} inherit fw={650}>
            {company.phone}
          </Anchor>
          {inStrip.map(({ label, to }) => (
            <Anchor key={to} component={Link} to={to} inherit fw={650} className={classes.inStrip}>
              {label}
            </Anchor>
          ))}
          <Anchor component={Link} to={paths.from2027} inherit fw={650}>
            {shell.from2027}
          </Anchor>
          <Group component="span" gap="0 1rem">
            {company.officeHours.map((hours) => (
              <span key={hours.days}>{formatHours(hours)}</span>
            ))}
          </Group>
        </Group>
      </Container>
    </div>
  );
}
