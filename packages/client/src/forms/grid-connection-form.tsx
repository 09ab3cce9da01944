// Imported first: zod reads this setting when a schema is created, and would otherwise try to use eval.
import './zod-without-eval.ts';
import {
  gridConnectionBlocks,
  gridConnectionForm,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { paths } from '@rebhang-solar/content/paths';
import {
  type GridConnectionInput,
  gridConnectionInput,
} from '@rebhang-solar/server/inputs/grid-connection';
import { useEffect, useEffectEvent, useState } from 'react';
import { Fold } from '../components/fold.tsx';
import { trpc } from '../trpc.tsx';
import { FieldGrid } from './field-grid.tsx';
import { type FormDefinition, withoutClosed } from './form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { FormProgress } from './form-progress.tsx';
import classes from './grid-connection-form.module.css';
import { SentAsDocuments, TypedAsPdf } from './grid-connection-pdf.tsx';
import { filledFields } from './part-states.ts';
import { TakeOverAddress } from './take-over-address.tsx';
import { type SubmissionForm, useSubmissionForm } from './use-submission-form.ts';

type FieldName = keyof GridConnectionInput;
type Block = (typeof gridConnectionBlocks)[number];
type Answer = keyof typeof gridConnectionSwitches;

const definition: FormDefinition<GridConnectionInput> = {
  name: 'gridConnection',
  action: paths.gridConnection,
  schema: gridConnectionInput,
  table: gridConnectionForm,
  switches: gridConnectionSwitches,
  parts: gridConnectionBlocks,
  event: { name: 'grid_connection_form_submit', label: 'grid_connection_page' },
};

/** The address of the building, and where „Wie Anschlussobjekt“ copies it to. */
const building = ['strasse', 'hausnummer', 'plz', 'ort'] as const satisfies FieldName[];
const copies: Partial<Record<Block['id'], readonly FieldName[]>> = {
  anschlussnehmer: ['anStrase', 'anHausnummer', 'anPlz', 'anOrt'],
  anschlussnutzer: ['nutzStrasse', 'nutzHausnummer', 'nutzPlz', 'nutzOrt'],
  grundstueckseigentuemer: ['eigenStrasse', 'eigenHausnummer', 'eigenPlz', 'eigenOrt'],
};

/** The form of /netzanschluss-daten: five parts, some of whose fields an answer opens. */
export function GridConnectionForm() {
  const form = useSubmissionForm(definition, trpc.gridConnection.submit.useMutation());
  return (
    <FormFrame
      form={form}
      progress={<FormProgress form={form} />}
      isWide
      after={<TypedAsPdf shown={(values) => withoutClosed(definition, values)} />}
      withReceipt={(receipt, sent) => <SentAsDocuments receipt={receipt} sent={sent} />}
    >
      <div className={classes.parts}>
        {gridConnectionBlocks.map((block) => (
          <Part key={block.id} block={block} form={form} />
        ))}
      </div>
    </FormFrame>
  );
}

type PartProps = { block: Block; form: SubmissionForm<GridConnectionInput> };

function Part({ block, form }: PartProps) {
  const answer = answersOf(block)[0];
  const always = fieldsOf(block).filter(
    (name) => name !== answer && !(answer && dependentsOf(answer).includes(name)),
  );
  const { fields } = definition.table;
  const isFolded = (name: FieldName) => 'open' in block && !fields[name].required;
  const [shown, folded] = [always.filter((name) => !isFolded(name)), always.filter(isFolded)];
  return (
    <FormPart form={form} part={block}>
      {shown.length > 0 && <PartFields block={block} names={shown} form={form} />}
      {'open' in block && <OptionalFields summary={block.open} names={folded} form={form} />}
      {answer && (
        // Which answer is ticked opens the fields by style alone, so it works before any script.
        <div className={classes.switch}>
          <FieldGrid fields={[form.field(answer)]} />
          <div className={classes.switched}>
            <PartFields block={block} names={dependentsOf(answer)} form={form} />
          </div>
        </div>
      )}
    </FormPart>
  );
}

/**
 * Fields that most visitors leave out, closed so that the form stays short. What is in them, or
 * wrong in them, is never hidden at first sight.
 */
function OptionalFields({
  summary,
  names,
  form,
}: {
  summary: string;
  names: readonly FieldName[];
  form: SubmissionForm<GridConnectionInput>;
}) {
  const fields = names.map(form.field);
  const isFaulty = fields.some(({ error }) => error);
  const isFilled = () => filledFields(names, form.getValues()) > 0;
  const [isOpen, setIsOpen] = useState(isFilled);
  const openIfFilled = useEffectEvent(() => {
    if (isFilled()) setIsOpen(true);
  });
  // After the form has put back its draft, which it does before the browser paints.
  useEffect(() => openIfFilled(), []);
  return (
    <Fold
      title={summary}
      inside={formTexts.parts.open(names.length)}
      open={isOpen || isFaulty}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <FieldGrid fields={fields} />
    </Fold>
  );
}

/** Fields of one part, with the button that copies the address in front of the address. */
function PartFields({ block, names, form }: PartProps & { names: readonly FieldName[] }) {
  const targets = copies[block.id] ?? [];
  const [street] = targets;
  const start = street ? names.indexOf(street) : -1;
  if (start < 0) return <FieldGrid fields={names.map(form.field)} />;
  const copyAddress = () => {
    const values = form.getValues();
    const address = building.map((name) => String(values[name] ?? ''));
    for (const [index, name] of targets.entries()) form.setValue(name, address[index] ?? '');
    return address.some((line) => line.trim() !== '');
  };
  const rest = names.slice(start).map(form.field);
  return (
    <>
      <FieldGrid fields={names.slice(0, start).map(form.field)} />
      <TakeOverAddress key={rest[0]?.mountKey} onCopy={copyAddress} />
      <FieldGrid fields={rest} />
    </>
  );
}

function fieldsOf(block: Block): readonly FieldName[] {
  return block.fields;
}

function answersOf(block: Block): Answer[] {
  return fieldsOf(block).filter((name): name is Answer => name in gridConnectionSwitches);
}

function dependentsOf(answer: Answer): readonly FieldName[] {
  return gridConnectionSwitches[answer];
}
