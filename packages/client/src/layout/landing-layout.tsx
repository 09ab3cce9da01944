import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { LandingHeader } from './header.tsx';
import { Letterhead } from './letterhead.tsx';

/** The consultation page keeps the visitor's eye on the form: a logo and one way back, no menu. */
export function LandingLayout() {
  return (
    <>
      <LandingHeader />
      <Letterhead />
      <main id="inhalt">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
