import { company } from '@rebhang-solar/content/company';
import {
  footerSections,
  legalNavigation,
  type NavigationItem,
} from '@rebhang-solar/content/navigation';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { shell, socialLinks } from '@rebhang-solar/content/pages/shell';
import { Link } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { useMounted } from '../components/use-mounted.ts';
import { reopenConsent } from '../consent/consent.ts';
import classes from './footer.module.css';
import { SocialIcon } from './social-icon.tsx';

const { footer } = shell;

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.firm}>
          <Logo />
          <p className={classes.claim}>{footer.claim}</p>
          <ul className={classes.social} aria-label={footer.social}>
            {socialLinks.map(({ id, label, href }) => (
              <li key={id}>
                <a href={href} aria-label={label}>
                  <SocialIcon id={id} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Links title={footer.quickLinks} items={footerSections} />
        <div>
          <Links title={footer.legal} items={legalNavigation} />
          <CookieSettings />
        </div>
        <div className={classes.contact}>
          <h2 className={classes.title}>{footer.contact}</h2>
          <address>
            <p>
              {company.name}
              <br />
              {company.street}
              <br />
              {company.postalCode} {company.city}
            </p>
            <p>
              <a href={company.phoneHref}>{company.phone}</a>
              <br />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p>
              {company.officeHours.map((hours) => (
                <span key={hours.days} className={classes.hours}>
                  {formatHours(hours)}
                </span>
              ))}
            </p>
          </address>
        </div>
      </div>
      <p className={classes.rights}>
        © {company.copyrightYear} {company.name}. {footer.rights}
      </p>
    </footer>
  );
}

/** Without a script nothing is measured and nothing is to be set. */
function CookieSettings() {
  return (
    useMounted() && (
      <button type="button" className={classes.button} onClick={reopenConsent}>
        {footer.cookieSettings}
      </button>
    )
  );
}

function Links({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {items.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
