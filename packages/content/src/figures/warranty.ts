import { claims } from '../company/claims.ts';
import { companyCurrent, type Figure } from './figure.ts';

const byMaker = 'Hersteller der Module laut Datenblatt, Angabe des Unternehmens';

/** Warranties and their periods. Always name whose warranty it is: maker or company. */
export const warranty = {
  moduleProduct: {
    ...companyCurrent,
    source: byMaker,
    value: 25,
    unit: 'Jahre',
    note: 'Je nach Hersteller; die untere Grenze ist moduleProductLower.',
  },
  moduleProductLower: { ...companyCurrent, source: byMaker, value: 12, unit: 'Jahre' },
  /** The common performance warranty: `lifespan.outputAfter25` at its end. */
  performanceCommon: { ...companyCurrent, source: byMaker, value: 25, unit: 'Jahre' },
  /** The claim „30 Jahre Garantie“: a performance warranty of the maker of the modules. */
  performance: {
    ...companyCurrent,
    source: byMaker,
    value: 30,
    unit: 'Jahre',
    note: 'Leistungsgarantie des Modulherstellers, keine Garantie des Unternehmens: neben der Aussage sagen.',
  },
  performanceAfter25: {
    ...companyCurrent,
    source: byMaker,
    value: 84.8,
    unit: '%',
    bound: 'atLeast',
    per: 'der Nennleistung',
  },
  performanceAfter30: {
    ...companyCurrent,
    source: byMaker,
    value: 82.5,
    unit: '%',
    bound: 'atLeast',
    per: 'der Nennleistung',
  },
  inverterAndStorage: { ...companyCurrent, value: 10, unit: 'Jahre' },
  inverterRange: { ...companyCurrent, value: [5, 15], unit: 'Jahre' },
  inverterExtended: { ...companyCurrent, value: 25, unit: 'Jahre', bound: 'upTo' },
  mounting: { ...companyCurrent, value: [15, 20], unit: 'Jahre' },
  workmanship: claims.workmanship,
  windLoad: { ...companyCurrent, value: 200, unit: 'km/h', bound: 'upTo' },
} as const satisfies Record<string, Figure>;
