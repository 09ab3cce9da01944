import { wordSpace } from '../typography.ts';
import { companyCurrent, companyDated, type Figure, statuteHref } from './figure.ts';

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
  processingDresden: { ...companyDated, state: 'SN', value: [4, 6], unit: 'Wochen' },
  processingMeissenAndRadebeul: { ...companyDated, state: 'SN', value: [6, 8], unit: 'Wochen' },
  meterChangeDresden: { ...companyDated, state: 'SN', value: 2, unit: 'Wochen', bound: 'about' },
  meterChangeMeissen: { ...companyDated, state: 'SN', value: [2, 4], unit: 'Wochen' },
  /** As the company states it; the period of the law is `registerDueByLaw`. */
  registerDue: {
    ...companyDated,
    value: 4,
    unit: 'Wochen',
    note: 'Daneben gehört die gesetzliche Frist (registerDueByLaw).',
  },
  /** The grid operator's time for an answer, wherever the shorter one of {@link registration.silence} does not hold. */
  answerOfOperator: {
    value: 8,
    unit: 'Wochen',
    asOf: '2023-01-01',
    checkAgain: '2026-12-31',
    source: `EEG 2023, §${wordSpace}8 Abs. 6`,
    sourceHref: statuteHref('eeg_2014', '8'),
    shownAs: 'current',
  },
  /** Without an answer a small system at an existing connection may be connected. */
  silence: {
    value: 1,
    unit: 'Monate',
    asOf: '2023-01-01',
    checkAgain: '2026-12-31',
    source: `EEG 2023, §${wordSpace}8 Abs. 7`,
    sourceHref: statuteHref('eeg_2014', '8'),
    note: 'Bis 30 kW auf einem Grundstück mit Netzanschluss; danach darf angeschlossen werden, wenn der Netzbetreiber nicht mitgeteilt hat, dass der Punkt ungeeignet ist.',
    shownAs: 'current',
  },
  silenceLimit: {
    value: 30,
    unit: 'kW',
    bound: 'upTo',
    asOf: '2023-01-01',
    checkAgain: '2026-12-31',
    source: `EEG 2023, §${wordSpace}8 Abs. 7`,
    sourceHref: statuteHref('eeg_2014', '8'),
    shownAs: 'current',
  },
  registerDueByLaw: {
    value: 1,
    unit: 'Monate',
    asOf: '2019-01-31',
    checkAgain: '2027-06-30',
    source: `${registerOrdinance}, §${wordSpace}5`,
    sourceHref: statuteHref('mastrv', '5'),
    note: 'Nach der Inbetriebnahme; der Speicher wird gesondert eingetragen.',
    shownAs: 'current',
  },
  registerMandatorySince: {
    value: '2019-01-31',
    unit: '',
    asOf: '2019-01-31',
    checkAgain: '2027-06-30',
    source: registerOrdinance,
    shownAs: 'current',
  },
  gridConnectionCost: { ...companyDated, value: [0, 500], unit: '€' },
  buildingPermitCost: { ...companyDated, value: [100, 300], unit: '€' },
  structuralReportCost: { ...companyDated, value: [300, 800], unit: '€' },
  noExtraCostsShare: { ...companyCurrent, value: 95, unit: '%', bound: 'over', per: 'der Fälle' },
} as const satisfies Record<string, Figure>;
