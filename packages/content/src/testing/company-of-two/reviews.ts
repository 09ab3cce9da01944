import type { Review } from '@rebhang-solar/content/company-types';

/** Where there are none yet: `[]`. */
export const reviews: readonly Review[] = [];

/**
 * A site with reviews has to state whether and how they were checked (§ 5b(3) UWG), and that these
 * are a choice.
 */
export const reviewsCheck =
  'Wir zeigen eine Bewertung erst, wenn ihr Verfasser zu einem unserer Aufträge passt; den Wortlaut ändern wir nicht. Bei den Durchschnittswerten von Google und der Bewertungsplattform können wir nicht prüfen, ob alle Verfasser Kunden von uns sind.';
