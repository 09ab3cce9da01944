import { monthNames, narrowSpace } from './typography.ts';

const signs = '€ % ct/kWh kWh kWp kW W m m² kg/m² km/h km Uhr'.split(' ');
const words = ['Mal', 'Stunden?', 'Tag(?:en?)?', 'Wochen?', 'Monat(?:en?)?', 'Jahr(?:en?)?'];

/** What stands behind a number by a narrow space: none of these ends in the middle of a word. */
export const units = `(?:${[...signs, ...words].join('|')})(?![\\p{L}\\d])`;

const ordinarySpace = new RegExp(
  `(?<=\\d\\+?) (?=${units})|(?<=§) |(?<=\\d\\.) (?=${monthNames.join('|')})`,
  'gu',
);

/** „40 km“, „§ 14a“ and „3. Mai“ with the space at which no line ends, where an ordinary one was typed. */
export function withNarrowSpaces(text: string): string {
  return text.replaceAll(ordinarySpace, narrowSpace);
}
