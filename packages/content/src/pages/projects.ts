import { pictures } from '../company/pictures.ts';
import { overviewProjectIds, projectIds, projectsPeriod } from '../company/project-ids.ts';
import { services } from '../company/services.ts';
import { singleProject } from '../company-answers.ts';
import { visualisation } from '../picture.ts';
import type { ProjectKind } from '../project.ts';
import { withUnit } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { pageMeta } from './page-meta.ts';

/** What a computer has drawn is called an example, wherever projects are shown. */
const captions = new Map(Object.entries(pictures).map(([name, { caption }]) => [name, caption]));
const drawn = overviewProjectIds.some((id) => captions.get(id) === visualisation);

const leadOfDrawn = singleProject
  ? 'Ein Beispiel aus der Region, gezeigt als Visualisierung: was die Anlage leistet, kostet und spart.'
  : 'Beispiele aus der Region, gezeigt als Visualisierung: was jede Anlage leistet, kostet und spart.';

const noteOnFigures = singleProject
  ? 'Ertrag und Ersparnis sind unsere Angaben für ein durchschnittliches Jahr; die Ersparnis enthält nicht gekauften Netzstrom und Einspeisevergütung.'
  : 'Erträge und Ersparnisse sind unsere Angaben für ein durchschnittliches Jahr; die Ersparnis enthält nicht gekauften Netzstrom und Einspeisevergütung.';

/** The words of the overview and of the detail pages. */
export const projectsPage = {
  ...pageMeta.projects,
  lead: drawn ? leadOfDrawn : pageMeta.projects.lead,
  /** „5 Projekte“ */
  count: (projects: number) => withUnit(String(projects), projects === 1 ? 'Projekt' : 'Projekte'),
  period: projectsPeriod,
  listId: 'anlagen',
  listTitle: singleProject ? 'Ausgewählte Anlage' : 'Ausgewählte Anlagen',
  filter: {
    label: 'Anlagen auswählen',
    kind: 'Gebäude',
    every: 'Alle',
    /** Short, so that all of them stand in one line of a phone. */
    kinds: {
      einfamilienhaus: 'Eigenheim',
      mehrfamilienhaus: 'Mietshaus',
      gewerbe: 'Gewerbe',
    } satisfies Record<ProjectKind, string>,
    storage: 'Speicher',
    withStorage: 'Mit Speicher',
    /** Read out whenever the selection changes. */
    shown: (shown: number, all: number) => {
      if (shown < all) return `${shown || 'Keine'} von ${withUnit(String(all), 'Anlagen')}`;
      if (all < 3) return all === 1 ? 'Eine Anlage' : 'Beide Anlagen';
      return `Alle ${withUnit(String(all), 'Anlagen')}`;
    },
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
      'Der Ertrag je kWp zeigt, wie gut ein Dach zur Sonne liegt. Von der Ersparnis gehen laufende Kosten noch ab.',
    caption: 'Größe, Ertrag, Speicher, Preis und Ersparnis',
    columns: {
      project: 'Anlage',
      size: 'Größe',
      yield: 'Ertrag je kWp im Jahr',
      storage: 'Speicher',
      price: 'Preis',
      savings: 'Ersparnis im Jahr',
    },
    /** On a phone, where no head stands above: „915 kWh je kWp“, „Speicher 10 kWh“, „spart 2.500 €“. */
    perKwp: 'je kWp',
    storage: 'Speicher',
    saves: 'spart',
    none: 'ohne',
    guide: (price: string) => `Richtwert: ${price}.`,
  },
  size: 'Leistung',
  yield: 'Ertrag/Jahr',
  savings: 'Ersparnis/Jahr',
  more: {
    ...(services.underConstruction
      ? { title: 'Weitere Projekte folgen', text: services.underConstruction }
      : { title: 'Und Ihr Dach?', text: 'Wir sehen es uns an und sagen Ihnen, was es bringt.' }),
    call: 'Ihr Dach dazu? Beratung anfragen',
  },
  note: noteOnFigures,
  closing: 'Was passt auf Ihr Dach? Wir sehen es uns an und rechnen es Ihnen vor.',
  consultation: 'Kostenlose Beratung anfragen',
  home: 'Zur Startseite',
} as const;

export const projectPage = {
  parent: 'Projekte',
  back: 'Zurück zu den Projekten',
  badges: 'Eckdaten',
  projectSize: 'Anlagengröße',
  yield: 'Jahresertrag',
  investment: 'Investition',
  savings: 'Jährliche Ersparnis',
  /** Small below the four figures. */
  below: {
    withoutStorage: 'ohne Speicher',
    /** „1.067 kWh je kWp“ */
    perKwp: (yields: string) => `${yields} je kWp`,
    investment: (year: number) => `im Jahr ${year}`,
    /** „Richtwert 45.000 €“ */
    guide: (price: string) => `Richtwert ${price}`,
    savings: (year: number) => `nach Preisen von ${year}`,
  },
  description: 'Worum es ging',
  features: 'Das Besondere',
  technicalSpecs: 'Technische Daten',
  modules: 'Module',
  inverter: 'Wechselrichter',
  storage: 'Speicher',
  monitoring: 'Überwachung',
  note: 'Unsere Angaben für ein durchschnittliches Jahr; die Ersparnis enthält nicht gekauften Netzstrom und Einspeisevergütung.',
  price: {
    id: 'preis',
    title: 'Was es gekostet hat',
    inside: 'Der Preis von damals, und was diese Größe heute kostet',
    drawing: 'Preis der Anlage und heute üblicher Preis',
    own: (year: number) => `diese Anlage, ${year}`,
    /** „12 kWp mit 10 kWh Speicher, heute“ */
    usual: (size: string, storage: string | undefined) =>
      `${size}${storage ? ` mit ${storage} Speicher` : ''}, heute`,
    least: 'mindestens',
    most: 'bis zu',
    text: (date: string) =>
      `Was heute üblich ist, ${withCalculator(() => 'rechnet unser Solarrechner mit den') ?? 'folgt aus den'} Preisen unserer Spanne vom ${date}, ohne Wallbox.`,
  },
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
    unit: 'kWh je Monat',
    columns: ['Monat', 'Ertrag in kWh, berechnet'],
    note: (yields: string) =>
      `Berechnet, nicht gemessen: mit dem Wetter eines typischen Jahres und ohne Schatten. Unsere Angabe: ${yields}.`,
    table: 'Alle Monate als Tabelle',
  },
  /** Above the one that comes next, from which all others can be reached. */
  others: projectIds.length > 2 ? 'Weitere Anlagen' : 'Noch eine Anlage',
  /** „Vorherige: Scheune mit Ost-West-Dach“ */
  previous: (title: string) => `Vorherige: ${title}`,
  next: 'Nächste Anlage',
} as const;
