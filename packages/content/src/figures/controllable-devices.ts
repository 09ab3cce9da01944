import { companyDated, type Figure, statuteHref } from './figure.ts';

const ruleOfThumb =
  'Faustregel des Unternehmens; daneben gehört die gesetzliche Regel (legalThreshold).';
const gridRule = 'Bundesnetzagentur, Festlegung BK6-22-300';
const law = { checkAgain: '2026-12-31', sourceHref: statuteHref('enwg_2005', '14a') } as const;

/** Controllable devices under § 14a EnWG. */
export const controllableDevices = {
  obligationSince: {
    value: '2024-01-01',
    unit: '',
    asOf: '2024-01-01',
    ...law,
    source: gridRule,
    shownAs: 'current',
  },
  pvThreshold: {
    ...companyDated,
    value: 7.5,
    unit: 'kWp',
    bound: 'over',
    note: `${ruleOfThumb} Unter dieser Größe und ohne Speicher bleibt der Zählerschrank „meist“, wie er ist: vor Ort geprüft.`,
  },
  storageThreshold: { ...companyDated, value: 5, unit: 'kW', bound: 'over', note: ruleOfThumb },
  flatCompensation: {
    ...companyDated,
    value: 150,
    unit: '€',
    per: 'im Jahr',
    note: 'Richtwert des Unternehmens; der Betrag hängt vom Netzbetreiber ab (moduleOneRange).',
  },
  legalThreshold: {
    value: 4.2,
    unit: 'kW',
    bound: 'over',
    asOf: '2024-01-01',
    ...law,
    source: gridRule,
    note: 'Leistung aus dem Netz je Wallbox, Wärmepumpe, Klimagerät oder Speicher, der aus dem Netz lädt; die Photovoltaikanlage selbst zählt nicht.',
    shownAs: 'current',
  },
  moduleOneRange: {
    value: [110, 190],
    unit: '€',
    per: 'im Jahr',
    bound: 'about',
    asOf: '2024-01-01',
    validUntil: '2026-12-31',
    source: 'Bundesnetzagentur',
    note: 'Modul 1, brutto, je nach Netzbetreiber; die Netzentgelte ändern sich jährlich. Es gibt auch Modul 2 und 3.',
    shownAs: 'current',
  },
} as const satisfies Record<string, Figure>;
