import { Outlet } from 'react-router-dom';
import { CallBar } from './call-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';

export function SiteLayout() {
  return (
    <>
      <Header />
      <Letterhead />
      <main id="inhalt">
        <Outlet />
      </main>
      <Footer />
      <CallBar />
    </>
  );
}
