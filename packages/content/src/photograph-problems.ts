import { mostPhotographs } from './photograph-kinds.ts';
import { wordSpace } from './typography.ts';

/** A photograph may have this many megabytes as it is sent. */
export const mostMegabytes = 12;

/** Also said before one is sent. */
export const heicProblem =
  'Das Foto ist im Format HEIC, und das können wir hier nicht öffnen. Bitte schicken Sie es als JPEG. Auf dem iPhone stellen Sie das vor der Aufnahme ein: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“. Oder Sie schicken uns ein Bildschirmfoto davon.';

/** What is wrong with a photograph that was sent. */
export const photographProblems = {
  noKind: 'Bitte sagen Sie, was auf dem Foto zu sehen ist.',
  missing: 'Bitte wählen Sie ein Foto aus.',
  several: 'Bitte senden Sie ein Foto nach dem anderen.',
  tooLarge: `Das Foto ist größer als ${mostMegabytes}${wordSpace}MB. Bitte senden Sie eine kleinere Fassung.`,
  tooMany: `${mostPhotographs} Fotos sind schon da, mehr nehmen wir hier nicht an. Weitere schicken Sie uns bitte per E-Mail.`,
  unreadable:
    'Dieses Bild ist beschädigt, oder es ist kein JPEG, PNG oder WebP. Bitte wählen Sie ein anderes Foto.',
  heic: heicProblem,
  tooManyPixels:
    'Dieses Bild hat zu viele Bildpunkte. Bitte senden Sie eine kleinere Fassung, zum Beispiel ein Bildschirmfoto davon.',
  tooSlow:
    'Dieses Bild zu öffnen dauert zu lange. Bitte senden Sie eine kleinere Fassung, zum Beispiel ein Bildschirmfoto davon.',
  slowLine:
    'Die Verbindung ist gerade zu langsam für dieses Foto. Bitte versuchen Sie es dort noch einmal, wo Sie besseres Netz haben, oder schicken Sie es uns per E-Mail.',
  enoughToday:
    'Heute können wir hier keine Fotos mehr annehmen. Bitte schicken Sie uns dieses per E-Mail, oder versuchen Sie es morgen noch einmal.',
  busy: 'Gerade kommen sehr viele Fotos bei uns an. Bitte senden Sie dieses in einer Minute noch einmal.',
} as const;
