import { narrowSpace } from '../typography.ts';
import { companyCurrent, companyDated, type Figure } from './figure.ts';

const registerOrdinance = 'Marktstammdatenregisterverordnung';

/** The way through the offices. Mounting and total duration stand in `installation.ts`. */
export const registration = {
  gridRequest: { ...companyCurrent, value: [1, 2], unit: 'Tage' },
  buildingNotificationLead: {
    ...companyCurrent,
    value: [2, 3],
    unit: 'Wochen',
    per: 'vor der Montage',
  },
  buildingNotification: { ...companyCurrent, value: [1, 3], unit: 'Wochen' },
  registerEntry: { ...companyCurrent, value: [1, 2], unit: 'Tage' },
  commissioningAndMeterChange: { ...companyCurrent, value: [2, 4], unit: 'Wochen' },
  customerEffort: { ...companyCurrent, value: [2, 3], unit: 'Stunden' },
  gridRequestLead: { ...companyCurrent, value: 8, unit: 'Wochen', per: 'vor der Montage' },
  processingDresden: { ...companyDated, value: [4, 6], unit: 'Wochen' },
  processingMeissenAndRadebeul: { ...companyDated, value: [6, 8], unit: 'Wochen' },
  meterChangeDresden: { ...companyDated, value: 2, unit: 'Wochen', bound: 'about' },
  meterChangeMeissen: { ...companyDated, value: [2, 4], unit: 'Wochen' },
  /** As the company puts it; the law says `registerDueByLaw`. */
  registerDue: {
    ...companyDated,
    value: 4,
    unit: 'Wochen',
    note: 'Daneben gehört die gesetzliche Frist (registerDueByLaw).',
  },
  registerDueByLaw: {
    value: 1,
    unit: 'Monate',
    asOf: '2019-01-31',
    source: `${registerOrdinance}, §${narrowSpace}5`,
    note: 'Nach der Inbetriebnahme; der Speicher wird gesondert eingetragen.',
    shownAs: 'current',
  },
  registerMandatorySince: {
    value: '2019-01-31',
    unit: '',
    asOf: '2019-01-31',
    source: registerOrdinance,
    shownAs: 'current',
  },
  registerFee: {
    value: 0,
    unit: '€',
    asOf: '2019-01-31',
    source: 'Bundesnetzagentur',
    note: 'Im Satz: „kostenlos“.',
    shownAs: 'current',
  },
  gridConnectionCost: { ...companyDated, value: [0, 500], unit: '€' },
  buildingPermitCost: { ...companyDated, value: [100, 300], unit: '€' },
  structuralReportCost: { ...companyDated, value: [300, 800], unit: '€' },
  noExtraCostsShare: { ...companyCurrent, value: 95, unit: '%', bound: 'over', per: 'der Fälle' },
} as const satisfies Record<string, Figure>;
