import { mostPhotographs } from './photograph-kinds.ts';
import { narrowSpace } from './typography.ts';

/** A photograph may have this many megabytes as it is sent. */
export const mostMegabytes = 12;

/** What is wrong with a photograph that was sent. */
export const photographProblems = {
  noKind: 'Bitte sagen Sie, was auf dem Foto zu sehen ist.',
  missing: 'Bitte wählen Sie ein Foto aus.',
  several: 'Bitte senden Sie ein Foto nach dem anderen.',
  tooLarge: `Das Foto ist größer als ${mostMegabytes}${narrowSpace}MB. Bitte senden Sie eine kleinere Fassung.`,
  tooMany: `${mostPhotographs} Fotos sind schon da, mehr nehmen wir hier nicht an. Weitere schicken Sie uns bitte per E-Mail.`,
  unreadable:
    'Dieses Bild ist beschädigt, oder es ist kein JPEG, PNG oder WebP. Bitte wählen Sie ein anderes Foto.',
  tooManyPixels:
    'Dieses Bild hat zu viele Bildpunkte. Bitte senden Sie eine kleinere Fassung, zum Beispiel ein Bildschirmfoto davon.',
  tooSlow:
    'Dieses Bild zu öffnen dauert zu lange. Bitte senden Sie eine kleinere Fassung, zum Beispiel ein Bildschirmfoto davon.',
  busy: 'Gerade kommen sehr viele Fotos bei uns an. Bitte senden Sie dieses in einer Minute noch einmal.',
} as const;
export type PhotographProblem = keyof typeof photographProblems;
