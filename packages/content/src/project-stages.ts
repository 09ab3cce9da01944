import { show } from './figures/figure.ts';
import { installation } from './figures/installation.ts';
import { registration } from './figures/registration.ts';

/** One stage on the way to the first own power, as articles and mails name it. */
export type Stage = { title: string; duration?: string };

/** A whole project, from the contract on (specification, section 4). */
export const projectStages = {
  planning: { title: 'Vertrag und Planung', duration: show(installation.contractAndPlanning) },
  permits: {
    title: 'Genehmigungen und Anmeldungen',
    duration: show(installation.permitsAndRegistrations),
  },
  mounting: { title: 'Montage', duration: show(installation.mounting) },
  connection: {
    title: 'Inbetriebnahme und Anschluss',
    duration: show(installation.commissioningAndConnection),
  },
} as const satisfies Record<string, Stage>;

/** The way through the offices, after the contract (specification, section 4). */
export const registrationStages = {
  gridRequest: { title: 'Netzanfrage', duration: show(registration.gridRequest) },
  buildingNotification: {
    title: 'Baumeldung',
    duration: show(registration.buildingNotification),
  },
  mounting: { title: 'Montage', duration: show(installation.mounting) },
  registerEntry: { title: 'Marktstammdatenregister', duration: show(registration.registerEntry) },
  meterChange: {
    title: 'Inbetriebnahmeprotokoll und Zählerwechsel',
    duration: show(registration.commissioningAndMeterChange),
  },
  feedIn: { title: 'Erste Einspeisung' },
} as const satisfies Record<string, Stage>;
