import type { Services } from '@rebhang-solar/content/company-types';

export const services: Services = {
  firstTalk: 'Bei Ihnen zu Hause, kostenlos',
  planning: ['Belegungsplan Ihres Daches', 'Berechnung des Ertrags', 'Prüfung der Statik'],
  maintenance: ['Sichtprüfung und Messung', 'Reparaturen'],
  remoteMonitoring: undefined,
  systemsOfOthers: undefined,
  underConstruction: undefined,
};
