import { pageHandle } from '../../head/page-handle.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Energy } from './energy.tsx';
import { Hero } from './hero.tsx';
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
      <Contact />
    </>
  );
}
