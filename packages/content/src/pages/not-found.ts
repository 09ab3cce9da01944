import { homeSectionPath, paths } from '../paths.ts';

/** The German ways on, below the literal English heading and text of the specification, section 2. */
export const notFoundPage = {
  text: 'Diese Seite gibt es bei uns nicht (mehr). Vielleicht finden Sie hier, was Sie gesucht haben:',
  ways: [
    { label: 'Zur Startseite', to: paths.home },
    { label: 'Unsere Projekte', to: paths.projects },
    { label: 'Häufige Fragen', to: paths.faq },
    { label: 'Kontakt', to: homeSectionPath('kontakt') },
  ],
} as const;

export const projectNotFoundPage = {
  ways: [
    { label: 'Zur Startseite', to: paths.home },
    { label: 'Alle Projekte', to: paths.projects },
  ],
} as const;
