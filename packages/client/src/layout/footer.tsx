import { ActionIcon, Anchor, Box, Container, Group, Text, Title } from '@mantine/core';
import { measured } from '@rebhang-solar/content/company-answers';
import { company, companyAddress } from '@rebhang-solar/content/company-in-texts';
import {
  customerNavigation,
  footerSections,
  legalNavigation,
  type NavigationItem,
} from '@rebhang-solar/content/navigation';
import { shell, socialLinks } from '@rebhang-solar/content/pages/shell';
import { Link } from 'react-router-dom';
import { Fold } from '../components/fold.tsx';
import { Logo } from '../components/logo.tsx';
import { Email, Hours } from '../components/phone.tsx';
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
      py="md"
      fz="compact"
      lh={1.45}
    >
      <Container className={classes.columns}>
        <div className={classes.firm}>
          <Logo />
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
        <Links title={footer.legal} items={legalNavigation} />
        <div className={classes.contact}>
          <Title order={2} size="h4" fw={700}>
            {footer.contact}
          </Title>
          <Box component="address" fs="normal">
            <Group gap="0 1.25rem">
              <Anchor href={company.phoneHref} inherit>
                {company.phone}
              </Anchor>
              <Email />
            </Group>
            <div className={classes.hours}>
              <Hours />
            </div>
          </Box>
        </div>
      </Container>
      <Container>
        <Text size="sm" c="paper.4" mt="sm">
          © {company.copyrightYear} {company.name}, {companyAddress}. {footer.rights}{' '}
          {measured && <CookieSettings />}
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
      <Fold
        onPhones
        title={
          <Title order={2} size="h4" fw={700}>
            {title}
          </Title>
        }
      >
        <ul>
          {items.map(({ label, to }) => (
            <li key={to}>
              <Anchor component={Link} to={to} inherit display="inline-block" py="0.3rem">
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
