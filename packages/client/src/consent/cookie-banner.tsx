import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { Split } from '../components/split.tsx';
import { consentBannerId, drawConsentBanner } from './consent-banner.ts';
import classes from './cookie-banner.module.css';

/**
 * Asks once whether visits may be measured; the footer opens it again. consent-banner.ts shows it and handles
 * its buttons, since it runs before the application is loaded.
 */
export function CookieBanner() {
  // The development server hands out a document without it.
  useLayoutEffect(drawConsentBanner, []);

  return (
    <section
      id={consentBannerId}
      className={classes.banner}
      aria-labelledby="cookie-banner-title"
      hidden
      suppressHydrationWarning
    >
      <Split columns="1fr auto" py="xs" style={{ gap: '0.5rem 2rem', alignItems: 'center' }}>
        <Text component="div" size="xs">
          <Title
            order={2}
            size="1em"
            fw={700}
            lh="inherit"
            display="inline"
            id="cookie-banner-title"
          >
            {cookieBanner.title}
          </Title>{' '}
          {cookieBanner.text}{' '}
          <Anchor component={Link} to={paths.cookies} inherit>
            {cookieBanner.policyLink}
          </Anchor>
        </Text>
        <Group grow wrap="nowrap">
          <Button variant="outline" mih="2.5rem" px="sm" data-consent="declined">
            {cookieBanner.decline}
          </Button>
          <Button variant="outline" mih="2.5rem" px="sm" data-consent="accepted">
            {cookieBanner.accept}
          </Button>
        </Group>
      </Split>
    </section>
  );
}
