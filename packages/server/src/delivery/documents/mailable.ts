import { forms } from '../../forms/forms.ts';
import type { GridConnectionValues } from './grid-connection-pdf.ts';

const keptFromMail = forms.gridConnection.fields
  .filter((field) => field.keptFromMail)
  .map(({ name }) => [name, '']);

/** A grid registration without what no mail may hold; the desk gives it whole. */
export function mailable(values: GridConnectionValues): GridConnectionValues {
  return { ...values, ...Object.fromEntries(keptFromMail) };
}
