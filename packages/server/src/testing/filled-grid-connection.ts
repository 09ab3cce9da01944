import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import { z } from 'zod';
import {
  type GridConnectionInput,
  gridConnectionInput,
} from '../submissions/grid-connection/grid-connection.input.ts';

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
    const text = values.text(field, index);
    if (z.safeParse(schema, text).success) return [field, text];
    const email = `${values.emailName}.${field.toLowerCase()}@beispiel.example`;
    if (z.safeParse(schema, email).success) return [field, email];
    // What takes neither is a choice: its last answer that is not empty.
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    if (!(inner instanceof z.ZodEnum)) throw new Error(`No value for ${field}`);
    return [field, inner.options.findLast((option) => option !== '')];
  });
  return z.strictObject(gridConnectionInput.shape).required().parse(Object.fromEntries(filled));
}

/**
 * The same with a word in every free text, and what spreadsheets and encodings like to break.
 * @param marker the word
 */
export function markedGridConnection(marker: string): Required<GridConnectionInput> {
  return filledGridConnection({
    text: (field) => `=${marker} "${field}"; Zeile 1\n'Zeile 2' – ẞ 🌞`,
    emailName: marker.toLowerCase(),
  });
}
