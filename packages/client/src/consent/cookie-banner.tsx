import { Anchor, Button, Text, Title } from '@mantine/core';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Split } from '../components/split.tsx';
import { answerConsent, useAskingForConsent } from './consent.ts';
import classes from './cookie-banner.module.css';

/** Asks once whether visits may be measured; the footer opens it again. */
export function CookieBanner() {
  return useAskingForConsent() && <Banner />;
}

function Banner() {
  const banner = useRef<HTMLElement>(null);

  // Tells the page how much of the window is taken, so that focus never hides below. Not by a custom
  // property: it would be inherited, and every element's styles be computed anew.
  useEffect(() => {
    if (banner.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.scrollPaddingBlockEnd = `calc(1rem + ${height}px)`;
    });
    observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);

  return (
    <section ref={banner} className={classes.banner} aria-labelledby="cookie-banner-title">
      <Split columns="1fr auto" className={classes.inner}>
        <div>
          <Title order={2} size="h4" id="cookie-banner-title">
            {cookieBanner.title}
          </Title>
          <Text size="sm" mt="0.2rem" maw="46rem">
            {cookieBanner.text}{' '}
            <Anchor component={Link} to={paths.cookies} inherit>
              {cookieBanner.policyLink}
            </Anchor>
          </Text>
        </div>
        <div className={classes.answers}>
          <Button variant="outline" onClick={() => answerConsent('declined')}>
            {cookieBanner.decline}
          </Button>
          <Button variant="outline" onClick={() => answerConsent('accepted')}>
            {cookieBanner.accept}
          </Button>
        </div>
      </Split>
    </section>
  );
}
