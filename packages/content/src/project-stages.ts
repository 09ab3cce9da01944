import { type Figure, show } from './figures/figure.ts';
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

/** The four stages one after another, for the drawing and for their sum. */
export const stageList = [
  { ...projectStages.planning, figure: installation.contractAndPlanning },
  { ...projectStages.permits, figure: installation.permitsAndRegistrations },
  { ...projectStages.mounting, figure: installation.mounting },
  { ...projectStages.connection, figure: installation.commissioningAndConnection },
] as const;

const weeksPer = { Tage: 1 / 7, Wochen: 1 } as const;

/** A duration in weeks, from the shortest to the longest. */
export function inWeeks(
  figure: Figure & { value: readonly [number, number]; unit: keyof typeof weeksPer },
): readonly [least: number, most: number] {
  const [least, most] = figure.value;
  return [least * weeksPer[figure.unit], most * weeksPer[figure.unit]];
}

/** The four stages added up, in weeks. */
export const stagesInWeeks: readonly [least: number, most: number] = stageList
  .map(({ figure }) => inWeeks(figure))
  .reduce(([least, most], [nextLeast, nextMost]) => [least + nextLeast, most + nextMost], [0, 0]);

/** The longest sum where the meter takes as long as its own figure allows, in whole weeks. */
export const longestWithLateMeter = Math.ceil(
  stagesInWeeks[1] -
    inWeeks(installation.commissioningAndConnection)[1] +
    inWeeks(registration.commissioningAndMeterChange)[1],
);

/** The shortest way where the request goes out as early as we send it, in whole weeks. */
export const shortestWithFullLead =
  registration.gridRequestLead.value + inWeeks(registration.commissioningAndMeterChange)[0];

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
