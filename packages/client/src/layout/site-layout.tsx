import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function SiteLayout() {
  return (
    <>
      <Header />
      <main id="inhalt">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
