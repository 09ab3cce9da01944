import { faqSlugs, homeSectionPath, paths } from '../paths.ts';

/** The German words, above the literal English heading and text of the specification, section 2. */
export const notFoundPage = {
  title: 'Diese Seite gibt es bei uns nicht (mehr).',
  text: 'Vielleicht finden Sie hier, was Sie gesucht haben:',
  drawing: {
    title: 'Dach, auf dem ein Modul fehlt',
    description: 'Vier Reihen mit je sieben Solarmodulen, eines ist nur gestrichelt.',
  },
  ways: [
    { label: 'Zur Startseite', text: 'Beratung, Planung, Bau und Wartung', to: paths.home },
    { label: 'Unsere Projekte', text: 'Anlagen mit Ertrag und Preis', to: paths.projects },
    {
      label: 'Häufige Fragen',
      text: `${faqSlugs.length} Antworten, mit Suche`,
      to: paths.faq,
    },
    { label: 'Kontakt', text: 'Telefon, Nachricht, Anfahrt', to: homeSectionPath('kontakt') },
  ],
} as const;

export const projectNotFoundPage = {
  ways: [
    { label: 'Zur Startseite', to: paths.home },
    { label: 'Alle Projekte', to: paths.projects },
  ],
} as const;
