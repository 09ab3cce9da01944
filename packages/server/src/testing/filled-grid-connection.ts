import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import { z } from 'zod';
import { kindOf } from '../forms/field-schemas.ts';
import {
  type GridConnectionInput,
  gridConnectionInput,
} from '../forms/grid-connection/grid-connection.input.ts';

type Values = { text: (field: string, index: number) => string; emailName: string };

/** No two texts are alike, so a value in the wrong place is seen. */
const distinctValues: Values = {
  text: (field, index) => `Straße „${field}“ №${index} – 9,8`,
  emailName: 'post',
};

/**
 * A grid form with every field filled, made from the schema: a field that is added is in it at once.
 */
export function filledGridConnection(values = distinctValues): Required<GridConnectionInput> {
  const filled = Object.entries(gridConnectionInput.shape).map(([field, schema], index) => {
    if (field in gridConnectionSwitches) return [field, 'ja'];
    const { kind, choices } = kindOf(schema);
    if (choices) return [field, Object.keys(choices).at(-1)];
    if (kind === 'email') {
      return [field, `${values.emailName}.${field.toLowerCase()}@beispiel.example`];
    }
    return [field, kind === 'date' ? `${1900 + index}-05-24` : values.text(field, index)];
  });
  return z.strictObject(gridConnectionInput.shape).required().parse(Object.fromEntries(filled));
}

/**
 * The same with a word in every free text and every address, and what spreadsheets and encodings like to break.
 * @param marker the word
 */
export function markedGridConnection(marker: string): Required<GridConnectionInput> {
  return filledGridConnection({
    text: (field) => `=${marker} "${field}"; Zeile 1\n'Zeile 2' – ẞ 🌞`,
    emailName: marker.toLowerCase(),
  });
}
