import { Anchor, Box, Container, Group, Text } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { legalNavigation } from '@rebhang-solar/content/navigation';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { paths } from '@rebhang-solar/content/paths';
import { useEffect } from 'react';
import { momentsFrom } from '../../components/moments.ts';
import { LandingHeader } from '../../layout/header.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { useOwnPageData } from './page-data.ts';
import { Request } from './request.tsx';
import { Ask, Missing, Withdraw, Withdrawn } from './small-pages.tsx';

/**
 * A visitor's own page, and what else lies below its address. It has no banner for consent, no bar of calls and no
 * measuring: the address is a secret. Its links open documents and are no steps of the router, so that a measured page
 * never begins in a document that has this address.
 */
export function Component() {
  const { answer, now } = useOwnPageData();
  useEffect(leaveLinksToTheBrowser, []);
  const isSecret = answer.shows === 'request' || answer.shows === 'withdraw';
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id="inhalt">
        {answer.shows === 'request' && (
          <Request view={answer.view} now={now} moments={momentsFrom(now)} />
        )}
        {answer.shows === 'withdraw' && <Withdraw answer={answer} />}
        {answer.shows === 'withdrawn' && <Withdrawn answer={answer} />}
        {answer.shows === 'ask' && <Ask answer={answer} />}
        {answer.shows === 'missing' && <Missing answer={answer} />}
      </main>
      <ShortFooter text={isSecret ? ownPage.footer : `${company.name}, ${company.city}`} />
    </>
  );
}

/** Before React sees the click, which would hand it to the router. */
function leaveLinksToTheBrowser(): () => void {
  const controller = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    },
    { capture: true, signal: controller.signal },
  );
  return () => controller.abort();
}

const footerPaths: readonly string[] = [paths.imprint, paths.privacy];

function ShortFooter({ text }: { text: string }) {
  return (
    <Box component="footer" data-tone="slate" bg="slate.7" c="paper.1" py="lg" fz="compact">
      <Container>
        <Group gap="0.5rem 1.75rem">
          {legalNavigation
            .filter(({ to }) => footerPaths.includes(to))
            .map(({ label, to }) => (
              <Anchor key={to} href={to} inherit py="0.3rem">
                {label}
              </Anchor>
            ))}
          <Text size="sm" c="paper.4">
            {text}
          </Text>
        </Group>
      </Container>
    </Box>
  );
}
