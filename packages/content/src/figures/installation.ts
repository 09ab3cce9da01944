import { companyCurrent, type Figure, show } from './figure.ts';

/** How long a project takes, from the contract to the first own power. */
export const installation = {
  mounting: { ...companyCurrent, value: [1, 3], unit: 'Tage' },
  total: { ...companyCurrent, value: [6, 12], unit: 'Wochen' },
  /** With the lead of `registration.gridRequestLead`; the stages of `drawings.ts` add up to it. */
  totalWithLead: { ...companyCurrent, value: [10, 15], unit: 'Wochen' },
  contractAndPlanning: { ...companyCurrent, value: [1, 2], unit: 'Wochen' },
  permitsAndRegistrations: { ...companyCurrent, value: [3, 8], unit: 'Wochen' },
  commissioningAndConnection: { ...companyCurrent, value: [1, 2], unit: 'Wochen' },
  smallSize: { ...companyCurrent, value: [5, 8], unit: 'kWp' },
  smallModules: { ...companyCurrent, value: [15, 25], unit: 'Module' },
  smallDuration: { ...companyCurrent, value: 1, unit: 'Tage' },
  smallTeam: { ...companyCurrent, value: [2, 3], unit: 'Personen' },
  mediumSize: { ...companyCurrent, value: [10, 15], unit: 'kWp' },
  mediumModules: { ...companyCurrent, value: [30, 45], unit: 'Module' },
  mediumDuration: { ...companyCurrent, value: 2, unit: 'Tage' },
  mediumTeam: { ...companyCurrent, value: [3, 4], unit: 'Personen' },
  largeSize: { ...companyCurrent, value: 20, unit: 'kWp', bound: 'plus' },
  largeModules: { ...companyCurrent, value: 60, unit: 'Module', bound: 'plus' },
  largeDuration: { ...companyCurrent, value: 3, unit: 'Tage', bound: 'plus' },
  largeTeam: { ...companyCurrent, value: [4, 6], unit: 'Personen' },
  workingHoursMorning: { ...companyCurrent, value: [8, 12], unit: 'Uhr' },
  workingHoursAfternoon: { ...companyCurrent, value: [13, 17], unit: 'Uhr' },
} as const satisfies Record<string, Figure>;

/** How long it takes from the contract to the first own power, in the same words everywhere. */
export const totalDuration = `${show(installation.total)}, wenn der Netzbetreiber schnell antwortet, meist ${show(installation.totalWithLead)}`;
