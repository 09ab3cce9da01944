import { pageTop } from '@rebhang-solar/content/pages/page-top';
import { BackLink } from './back-link.tsx';

/** A link to the top from the end of a section of a long page. */
export function BackToTop() {
  return (
    <BackLink to={pageTop.to} direction="up">
      {pageTop.label}
    </BackLink>
  );
}
