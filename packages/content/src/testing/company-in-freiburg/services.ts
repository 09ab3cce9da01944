import type { Services } from '@rebhang-solar/content/company-types';

export const services: Services = {
  firstTalk: 'Bei Ihnen und ohne Kosten',
  planning: ['Berechnung des Ertrags', 'Prüfung der Statik'],
  maintenance: ['Reinigung im Herbst', 'Überwachung aus der Ferne'],
  remoteMonitoring: 'Ihr Wechselrichter meldet uns Störungen binnen 2 Stunden.',
  systemsOfOthers: undefined,
  underConstruction: 'Eine Anlage ist gerade im Bau.',
};
