import { inboxLabels } from '@rebhang-solar/content/inbox';
import {
  eachOf,
  type FieldTarget,
  type Form,
  type FormBlock,
  type FormField,
  formFields,
} from '../form.ts';
import { type GridField, gridBlocks, gridLabels } from './grid-connection.blocks.ts';
import { type GridConnectionInput, gridConnectionInput } from './grid-connection.input.ts';

// Every field has the column of its name: the entity is made of the same schema.
const mapping = Object.fromEntries(
  Object.keys(gridConnectionInput.shape).map((name) => [name, 'column']),
) as Record<GridField, FieldTarget>;

export const gridConnectionFields = formFields(gridConnectionInput, gridLabels, mapping);

const fieldsByName = new Map(
  gridConnectionFields.map((field): [string, FormField] => [field.name, field]),
);
const named = (...names: GridField[]) => names.flatMap((name) => fieldsByName.get(name) ?? []);

export const gridConnectionBlocks: FormBlock[] = gridBlocks.map(({ title, fields }) => ({
  title,
  fields: named(...fields),
}));

export const gridConnectionOverview: Form['overview'] = [
  { title: inboxLabels.user, fields: named('nutzVorname', 'nutzName') },
  { title: inboxLabels.owner, fields: named('eigenVorname', 'eigenName') },
  ...eachOf(
    gridConnectionFields,
    'zaehlernummer',
    'vorhaben',
    'modulLeistung',
    'speicherKapazitaet',
  ),
];

/** The row of a grid registration: one column a field. */
export function gridConnectionRow(fields: GridConnectionInput) {
  return { gridConnection: fields };
}
