import { claims, ratings } from './company/claims.ts';
import { show } from './figures/figure.ts';
import { asOfNote, listed } from './typography.ts';

/** What the company counts itself. */
const own = [
  { figure: claims.installedSystems, label: 'installierte Anlagen', counted: 'Anlagen' },
  { figure: claims.experience, label: 'Erfahrung', counted: 'Jahre' },
].flatMap(({ figure, ...words }) => (figure ? { figure, ...words } : []));

const counted =
  own[0] &&
  `${listed(own.map(({ counted }) => counted))} zählen wir selbst (${asOfNote(own[0].figure.asOf)}).`;

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
    ...own.map(({ figure, label }) => ({ value: show(figure), label })),
  ],
  check: 'So prüfen wir Bewertungen',
  source: [ratings && 'Bewertungen von Google', counted].filter(Boolean).join('; '),
} as const;
