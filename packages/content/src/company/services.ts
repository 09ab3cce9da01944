import type { Services } from '../company-types.ts';

export const services: Services = {
  firstTalk: 'Bei Ihnen zu Hause und kostenlos',
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
