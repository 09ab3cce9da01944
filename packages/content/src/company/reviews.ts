import type { Review } from '../company-types.ts';

/** Where there are none yet: `[]`. */
export const reviews: readonly Review[] = [
  {
    id: 'beratung',
    author: 'Thomas Wendler',
    avatar: 'TW',
    rating: 5,
    text: 'Uns wurde nichts schöngerechnet. Vom Norddach hat uns der Berater abgeraten, obwohl er dort noch zehn Module hätte verkaufen können.',
    date: 'vor einem Monat',
  },
  {
    id: 'ablauf',
    author: 'Sabine Kühn',
    avatar: 'SK',
    rating: 5,
    text: 'Von der Unterschrift bis zum ersten eigenen Strom hat es so lange gedauert, wie es im Angebot stand. Die Monteure waren nach zwei Tagen fertig, und die Einfahrt war gefegt.',
    date: 'vor 2 Wochen',
  },
  {
    id: 'anmeldung',
    author: 'Jana Richter',
    avatar: 'JR',
    rating: 5,
    text: 'Vor dem Schriftwechsel mit dem Netzbetreiber hatte ich Respekt. Am Ende war es ein Formular und eine Vollmacht, den Rest hat Rebhang Solar erledigt.',
    date: 'vor 3 Monaten',
  },
  {
    id: 'wartung',
    author: 'Frank Lehmann',
    avatar: 'FL',
    rating: 5,
    text: 'Der Wechselrichter meldete eine Störung. Noch bevor ich es selbst gesehen hatte, rief der Service an. Zwei Tage später lief alles wieder.',
    date: 'vor 5 Monaten',
  },
];

/**
 * A site with reviews has to state whether and how they were checked (§ 5b(3) UWG), and that these
 * are a choice.
 */
export const reviewsCheck =
  'Wir zeigen eine Bewertung erst, wenn ihr Verfasser zu einem unserer Aufträge passt; den Wortlaut ändern wir nicht. Bei den Durchschnittswerten von Google und der Bewertungsplattform können wir nicht prüfen, ob alle Verfasser Kunden von uns sind.';
