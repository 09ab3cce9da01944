import { claims } from './company/claims.ts';
import { show } from './figures/figure.ts';
import { asOfNote } from './typography.ts';

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
  check: 'So prüfen wir Bewertungen',
  source: `Bewertungen von Google; Anlagen und Jahre zählen wir selbst (${asOfNote(claims.installedSystems.asOf)}).`,
} as const;
