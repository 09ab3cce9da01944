import { company, companyAddress } from '@rebhang-solar/content/company-in-texts';
import { paths } from '@rebhang-solar/content/paths';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CallBar } from './call-bar.tsx';
import { Footer } from './footer.tsx';
import { Header, LandingHeader } from './header.tsx';

/** Pages with a bar or a form of their own: a second bar would take a third of a phone's window. */
const withoutCallBar: readonly string[] = [
  paths.solarCalculator,
  paths.maintenance,
  paths.gridConnection,
];

export function SiteLayout() {
  const { pathname } = useLocation();
  return <Frame header={<Header />}>{!withoutCallBar.includes(pathname) && <CallBar />}</Frame>;
}

/** The layout of the consultation page: a logo and a link back, without a menu that distracts from the form. */
export function LandingLayout() {
  return <Frame header={<LandingHeader />} />;
}

function Frame({ header, children }: { header: ReactNode; children?: ReactNode }) {
  return (
    <>
      {header}
      {/* Name and address at the head of a printed page, where header and footer are left out. */}
      <p className="print-only">
        {company.name}, {companyAddress}, {company.phone}, {company.email}
      </p>
      <main id="inhalt">
        <Outlet />
      </main>
      <Footer />
      {children}
    </>
  );
}
