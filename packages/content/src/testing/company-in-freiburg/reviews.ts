import type { Review } from '@rebhang-solar/content/company-types';

export const reviews: readonly Review[] = [];

export const reviewsCheck =
  'Wir zeigen eine Bewertung erst, wenn ihr Verfasser zu einem unserer Aufträge passt; den Wortlaut ändern wir nicht. Bei den Durchschnittswerten von Google und der Bewertungsplattform können wir nicht prüfen, ob alle Verfasser Kunden von uns sind.';
