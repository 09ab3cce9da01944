import {
  ActionIcon,
  Anchor,
  Box,
  Container,
  Divider,
  Group,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { measured } from '@rebhang-solar/content/company-answers';
import { company } from '@rebhang-solar/content/company-in-texts';
import {
  customerNavigation,
  footerSections,
  legalNavigation,
  type NavigationItem,
} from '@rebhang-solar/content/navigation';
import { shell, socialLinks } from '@rebhang-solar/content/pages/shell';
import { Link } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { Email, Hours, PostalAddress } from '../components/phone.tsx';
import bar from './call-bar.module.css';
import classes from './footer.module.css';
import { SocialIcon } from './social-icon.tsx';

const { footer } = shell;

export function Footer() {
  return (
    <Box
      component="footer"
      className={bar.room}
      data-tone="slate"
      bg="slate.7"
      c="paper.1"
      pt="lg"
      pb="md"
      fz="compact"
      lh={1.45}
    >
      <Container className={classes.columns}>
        <div className={classes.firm}>
          <Logo />
          <Text inherit my="sm" maw="22rem">
            {footer.claim}
          </Text>
          <Group component="ul" gap="xs" aria-label={footer.social}>
            {socialLinks
              .filter(({ id }) => id in company.profiles)
              .map(({ id, name }) => (
                <li key={id}>
                  <SocialMark id={id} name={name} />
                </li>
              ))}
          </Group>
        </div>
        <Links title={footer.quickLinks} items={footerSections} />
        <Links title={footer.customers} items={customerNavigation} />
        <div className={classes.legal}>
          <Links title={footer.legal} items={legalNavigation} />
          {measured && <CookieSettings />}
        </div>
        <div className={classes.contact}>
          <FooterTitle>{footer.contact}</FooterTitle>
          <Stack component="address" gap="0.75rem" fs="normal">
            <p>
              <PostalAddress />
            </p>
            <p>
              <Anchor href={company.phoneHref} inherit>
                {company.phone}
              </Anchor>
              <br />
              <Email />
            </p>
            <p>
              <Hours />
            </p>
          </Stack>
        </div>
      </Container>
      <Container>
        <Divider color="slate.5" mt="lg" mb="sm" />
        <Text size="sm" c="paper.4" textWrap="balance">
          © {company.copyrightYear} {company.name}. {footer.rights}
        </Text>
      </Container>
    </Box>
  );
}

type SocialMarkProps = Pick<(typeof socialLinks)[number], 'id' | 'name'>;

/** A link only where there is a profile to lead to. */
function SocialMark({ id, name }: SocialMarkProps) {
  const href = company.profiles[id];
  const look = {
    size: '2.75rem',
    variant: 'outline',
    c: 'inherit',
    bd: '1.5px solid slate.4',
    children: <SocialIcon id={id} />,
  } as const;
  return href === undefined ? (
    <ActionIcon component="span" role="img" aria-label={footer.profileToCome(name)} {...look} />
  ) : (
    <ActionIcon component="a" href={href} aria-label={name} {...look} />
  );
}

function FooterTitle({ children }: { children: string }) {
  return (
    <Title order={2} size="h4" fw={700} mb="xs">
      {children}
    </Title>
  );
}

/** Asks again (consent-banner.ts). Without a script nothing is measured and nothing is to be set. */
function CookieSettings() {
  return (
    <Anchor component="button" type="button" inherit py="0.3rem" data-scripted data-consent="ask">
      {footer.cookieSettings}
    </Anchor>
  );
}

function Links({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <ul>
        {items.map(({ label, to }) => (
          <li key={to}>
            <Anchor component={Link} to={to} inherit display="inline-block" maw="100%" py="0.3rem">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
