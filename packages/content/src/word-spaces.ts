import { monthNames, spaceBefore } from './typography.ts';

const signs = '€ % ct/kWh kWh kWp kW W m m² kg/m² km/h km Uhr'.split(' ');
const counted = ['Modulen?', 'Bewertungen', 'Anlagen', 'Projekten?', 'Fragen', 'Fällen'];
const spans = ['Mal', 'Stunden?', 'Tag(?:en?)?', 'Wochen?', 'Monat(?:en?)?', 'Jahr(?:en?)?'];

/** What a number stands before in one line: none of these ends in the middle of a word. */
export const units = `(?:${[...signs, ...spans, ...counted].join('|')})(?![\\p{L}\\d])`;

const ordinarySpace = new RegExp(
  `(?:(?<=\\d\\+?) (?=${units})|(?<=§) |(?<=\\d\\.) (?=${monthNames.join('|')}))(?=(.{0,2}))`,
  'gu',
);

/** „40 km“, „§ 14a“ and „3. Mai“ with the space at which no line ends, where an ordinary one was typed. */
export function withWordSpaces(text: string): string {
  return text.replaceAll(ordinarySpace, (_, next: string) => spaceBefore(next));
}
