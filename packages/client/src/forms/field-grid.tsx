import classes from './field-grid.module.css';
import { FormField } from './form-field.tsx';
import type { Field } from './use-submission-form.ts';

/** Fields in rows, each with the width of its definition. */
export function FieldGrid({ fields }: { fields: Field[] }) {
  return (
    <div className={classes.grid}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </div>
  );
}
