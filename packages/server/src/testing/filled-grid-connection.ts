import type { FormField } from '@rebhang-solar/content/forms/form-table';
import {
  gridConnectionForm,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { z } from 'zod';
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
 * A grid form with every field filled, made from its table: a field that is added is in it at once.
 */
export function filledGridConnection(values = distinctValues): Required<GridConnectionInput> {
  const filled = Object.entries<FormField>(gridConnectionForm.fields).map(
    ([name, field], index) => {
      if (name in gridConnectionSwitches) return [name, 'ja'];
      if (field.kind === 'choice') return [name, Object.keys(field.choices).at(-1)];
      if (field.kind === 'email') {
        return [name, `${values.emailName}.${name.toLowerCase()}@beispiel.example`];
      }
      const isDate = field.kind === 'date' || field.kind === 'birthDate';
      return [name, isDate ? `${1900 + index}-05-24` : values.text(name, index)];
    },
  );
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
