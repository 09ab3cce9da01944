import { claims } from './company/claims.ts';
import { show } from './figures/figure.ts';
import { paths } from './paths.ts';

/** Anchor of the passage on the home page about how reviews are checked. */
export const reviewCheckId = 'so-pruefen-wir';

/** A figure about the company below the hero of a page, and what it counts. */
export const proof = {
  label: 'Was für uns spricht',
  figures: [
    {
      value: `${show(claims.rating)} von 5`,
      label: `aus ${show(claims.reviewCount)} Google-Bewertungen`,
    },
    { value: show(claims.installedSystems), label: 'installierte Anlagen' },
    { value: show(claims.experience), label: 'Erfahrung' },
  ],
  check: { label: 'So prüfen wir Bewertungen', to: `${paths.home}#${reviewCheckId}` },
} as const;
