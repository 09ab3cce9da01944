// First: schemas look at it as they are made.
import './zod-without-eval.ts';
import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { paths } from '@rebhang-solar/content/paths';
import {
  type ConsultationInput,
  consultationInput,
} from '@rebhang-solar/server/inputs/consultation';
import { trpc } from '../trpc.tsx';
import classes from './consultation-form.module.css';
import { FieldGrid } from './field-grid.tsx';
import { type ExactFields, type FormDefinition, fieldNames } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { useRequestForm } from './use-request-form.ts';

type FieldName = keyof ConsultationInput;

const fields: ExactFields<ConsultationInput, typeof consultationForm.fields> =
  consultationForm.fields;

const definition: FormDefinition<ConsultationInput> = {
  name: 'consultation',
  action: paths.consultation,
  schema: consultationInput,
  copy: consultationForm,
  fields,
  controls: {
    name: { kind: 'text', autoComplete: 'name' },
    email: { kind: 'text', type: 'email', autoComplete: 'email', width: 'half' },
    phone: { kind: 'text', type: 'tel', autoComplete: 'tel', width: 'half' },
    address: { kind: 'text', autoComplete: 'address-line1' },
    haustyp: { kind: 'select', choices: haustyp, width: 'half' },
    dachflaeche: { kind: 'select', choices: dachflaeche, width: 'half' },
    stromverbrauch: { kind: 'select', choices: stromverbrauch, width: 'half' },
    budget: { kind: 'select', choices: budget, width: 'half' },
    zeitrahmen: { kind: 'select', choices: zeitrahmen, width: 'half' },
    message: { kind: 'textarea', rows: 4 },
    datenschutz: { kind: 'consent', secret: true },
  },
  event: { name: 'consultation_form_submit', label: 'consultation_page' },
};

const { groups } = consultationForm;

/** What is needed comes first; a field that is new stands among the voluntary ones until it is placed. */
const person: FieldName[] = ['name', 'email', 'phone', 'address'];
const consent: FieldName[] = ['datenschutz'];
const house = fieldNames(definition.controls).filter(
  (name) => !person.includes(name) && !consent.includes(name),
);

/** The request form of /beratung. */
export function ConsultationForm() {
  const submit = trpc.consultation.submit.useMutation();
  const request = useRequestForm(definition, submit.mutateAsync);
  return (
    <FormFrame request={request}>
      <div className={classes.groups}>
        <fieldset className={classes.group}>
          <legend className={classes.title}>{groups.person.title}</legend>
          <FieldGrid fields={person.map(request.field)} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend className={classes.title}>
            {groups.house.title}
            <span className={classes.note}>{groups.house.note}</span>
          </legend>
          <FieldGrid fields={house.map(request.field)} />
        </fieldset>
        <FieldGrid fields={consent.map(request.field)} />
      </div>
    </FormFrame>
  );
}
