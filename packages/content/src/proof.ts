import { claims, ratings } from './company/claims.ts';
import { show } from './figures/figure.ts';
import { asOfNote } from './typography.ts';

/** A figure about the company below the hero of a page, and what it counts. */
export const proof = {
  label: 'Was für uns spricht',
  figures: [
    ...(ratings
      ? [
          {
            value: `${show(ratings.rating)} von 5`,
            label: `aus ${show(ratings.reviewCount)} Google-Bewertungen`,
          },
        ]
      : []),
    { value: show(claims.installedSystems), label: 'installierte Anlagen' },
    { value: show(claims.experience), label: 'Erfahrung' },
  ],
  check: 'So prüfen wir Bewertungen',
  source: `${ratings ? 'Bewertungen von Google; ' : ''}Anlagen und Jahre zählen wir selbst (${asOfNote(claims.installedSystems.asOf)}).`,
} as const;
