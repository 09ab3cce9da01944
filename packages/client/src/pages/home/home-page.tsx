import { pagePictures } from '@rebhang-solar/content/company/pictures';
import { Picture } from '../../components/picture.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Energy } from './energy.tsx';
import { Hero } from './hero.tsx';
import classes from './home-page.module.css';
import { localBusiness } from './local-business.ts';
import { Projects } from './projects.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';

export const handle = pageHandle('home', {
  structuredData: (siteUrl) => [localBusiness(siteUrl)],
});

export function Component() {
  return (
    <>
      <Hero />
      <About />
      <Energy />
      <Services />
      <Projects />
      <Reviews />
      {pagePictures.contact && (
        <Picture name={pagePictures.contact} sizes="100vw" fullWidth className={classes.dusk} />
      )}
      <Contact />
    </>
  );
}
