import { shell } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { ContactStrip } from './contact-strip.tsx';
import classes from './header.module.css';

export function LandingHeader() {
  return (
    <header className={classes.header}>
      <ContactStrip />
      <div className={classes.bar}>
        <Link to={paths.home} className={classes.home} aria-label={shell.homeLink}>
          <Logo />
        </Link>
        <Link to={paths.home} className={classes.back}>
          {shell.backToHome}
        </Link>
      </div>
    </header>
  );
}
