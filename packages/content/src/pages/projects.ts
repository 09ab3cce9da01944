import { projectsPeriod } from '../company/project-ids.ts';
import { pageMeta } from './page-meta.ts';

/** The words of the overview and of the detail pages. */
export const projectsPage = {
  ...pageMeta.projects,
  /** „5 Projekte“ */
  count: (projects: number) => `${projects} Projekte`,
  period: projectsPeriod,
  listTitle: 'Ausgewählte Anlagen',
  size: 'Leistung',
  yield: 'Ertrag/Jahr',
  savings: 'Ersparnis/Jahr',
  open: 'Anlage ansehen',
  more: {
    title: 'Weitere Projekte folgen',
    text: 'Einige Anlagen sind gerade im Bau. Sobald sie Strom liefern und die Eigentümer zustimmen, zeigen wir sie hier.',
  },
  note: 'Erträge und Ersparnisse sind Angaben des Unternehmens für ein durchschnittliches Jahr; die Ersparnis enthält nicht gekauften Netzstrom und Einspeisevergütung. Kaufpreise gelten für das Jahr der Inbetriebnahme.',
  closing: 'Was passt auf Ihr Dach? Wir sehen es uns an und rechnen es Ihnen vor.',
  consultation: 'Kostenlose Beratung anfragen',
  home: 'Zur Startseite',
} as const;

export const projectPage = {
  parent: 'Projekte',
  back: 'Zurück zu den Projekten',
  badges: 'Eckdaten',
  keyFigures: 'Das Wichtigste in Zahlen',
  projectSize: 'Anlagengröße',
  yield: 'Jahresertrag',
  investment: 'Investition',
  savings: 'Jährliche Ersparnis',
  description: 'Worum es ging',
  features: 'Das Besondere',
  technicalSpecs: 'Technische Daten',
  modules: 'Module',
  inverter: 'Wechselrichter',
  storage: 'Speicher',
  monitoring: 'Überwachung',
  note: projectsPage.note,
  closing: 'Sie haben etwas Ähnliches vor? Erzählen Sie uns von Ihrem Dach.',
  consultation: 'Kostenlose Beratung anfragen',
  others: 'Weitere Anlagen',
  previous: 'Vorherige Anlage',
  next: 'Nächste Anlage',
} as const;
