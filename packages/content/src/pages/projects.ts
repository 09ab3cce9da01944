import { projectsPeriod } from '../company/project-ids.ts';
import { pageMeta } from './page-meta.ts';

/** The words of the overview and of the detail pages. */
export const projectsPage = {
  ...pageMeta.projects,
  /** „5 Projekte“ */
  count: (projects: number) => `${projects} Projekte`,
  period: projectsPeriod,
  listId: 'anlagen',
  listTitle: 'Ausgewählte Anlagen',
  filter: {
    label: 'Anlagen auswählen',
    kind: 'Gebäude',
    everyKind: 'Alle',
    storage: 'Speicher',
    anyStorage: 'Egal',
    withStorage: 'Mit Speicher',
    /** Read out whenever the selection changes. */
    shown: (shown: number, all: number) =>
      shown === all ? `Alle ${all} Anlagen` : `${shown || 'Keine'} von ${all} Anlagen`,
    none: {
      title: 'So eine Anlage ist noch nicht dabei',
      text: 'Zu dieser Auswahl zeigen wir hier noch nichts. Ob so etwas zu Ihrem Dach passt, sagen wir Ihnen gern.',
      all: 'Alle Anlagen zeigen',
    },
  },
  comparison: {
    id: 'vergleich',
    title: 'Im Vergleich',
    intro:
      'Der Ertrag je kWp zeigt, wie gut ein Dach zur Sonne liegt. Bezahlt ist eine Anlage, wenn ihre Ersparnis den Preis erreicht: Preis geteilt durch die Ersparnis eines Jahres, ohne laufende Kosten, Zinsen und steigende Strompreise.',
    caption: 'Größe, Ertrag, Speicher, Preis und Ersparnis',
    columns: [
      'kWp',
      'kWh je kWp im Jahr',
      // Parted where a phone has no room for the whole word.
      'Spei\u00adcher in kWh',
      'Preis in €',
      'Erspar\u00adnis in € im Jahr',
      'Bezahlt in Jahren',
    ],
    none: 'ohne',
    guide: 'rund',
    unknown: '–',
  },
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
  /** Of the message that the form begins with. */
  like: (title: string) => `Ich interessiere mich für eine Anlage wie „${title}“.`,
  similar: 'Ähnliche Anlage anfragen',
  months: {
    title: 'Ertrag im Lauf des Jahres',
    drawing: 'Berechneter Ertrag je Monat',
    /** „Am wenigsten im Dezember (242 kWh), am meisten im Juli (2.008 kWh).“ */
    extremes: (least: string, most: string) => `Am wenigsten im ${least}, am meisten im ${most}.`,
    columns: ['Monat', 'Ertrag in kWh, berechnet'],
  },
  others: 'Weitere Anlagen',
  previous: 'Vorherige Anlage',
  next: 'Nächste Anlage',
} as const;
