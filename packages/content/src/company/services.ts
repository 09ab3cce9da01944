/** What the company does, in words that pages show as they stand. What it does not do is `undefined` and left out. */
export const services: {
  /** On the home page: the first talk, what belongs to planning and, beside the hotline, to maintenance. */
  firstTalk: string;
  planning: readonly string[];
  maintenance: readonly string[];
  /** On the maintenance page. */
  remoteMonitoring: string | undefined;
  /** The answer to „Warten Sie auch Anlagen, die ein anderer Betrieb gebaut hat?“. */
  systemsOfOthers: string | undefined;
  /** Goes on below „Weitere Projekte folgen“. */
  underConstruction: string | undefined;
} = {
  firstTalk: 'Das erste Gespräch führen wir bei Ihnen zu Hause, und es kostet nichts.',
  planning: [
    'Simulation Ihres Daches in 3D',
    'Berechnung des Ertrags',
    'Prüfung der Statik',
    'Planung der Genehmigungen',
    'Pläne aus dem CAD-Programm',
  ],
  maintenance: ['Regelmäßige Reinigung', 'Überwachung aus der Ferne', 'Reparaturen und Updates'],
  remoteMonitoring:
    'Ihre Anlage meldet Störungen und Minderertrag an uns. Vieles klären wir, ohne dass jemand kommen muss.',
  systemsOfOthers:
    'Ja. Beim ersten Termin nehmen wir die Anlage auf und prüfen, welche Unterlagen vorhanden sind. Danach sagen wir Ihnen, was gemacht werden sollte und was warten kann.',
  underConstruction:
    'Einige Anlagen sind gerade im Bau. Sobald sie Strom liefern und die Eigentümer zustimmen, zeigen wir sie hier.',
};
