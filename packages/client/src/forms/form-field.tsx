import {
  Checkbox,
  Fieldset,
  Group,
  Input,
  NativeSelect,
  Radio,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { withSoftHyphens } from '@rebhang-solar/content/typography';
import { Unbroken } from '../components/unbroken.tsx';
import { unknownPicture } from './choice-pictures.ts';
import type { ChoiceControl } from './form-definition.ts';
import classes from './form-field.module.css';
import type { Field } from './use-submission-form.ts';

/** One field with label, hint, error and the control of its definition. */
export function FormField({ field }: { field: Field }) {
  const { id, name, control, label, hint, placeholder, required, error, mountKey, inputProps } =
    field;
  const common = {
    id,
    name,
    label,
    description: hint,
    error,
    required,
    wrapperProps: { 'data-width': control.width },
    // Fields that share a row even on a phone stay level when the error of one takes two lines.
    errorProps: { flex: control.width === 'half' ? undefined : 1 },
    ...inputProps(),
  };
  switch (control.kind) {
    case 'text':
    case 'date':
      return (
        <TextInput
          key={mountKey}
          {...common}
          placeholder={placeholder}
          autoComplete={control.autoComplete}
          {...(control.kind === 'text'
            ? { type: control.type ?? 'text', inputMode: control.inputMode }
            : typedDate)}
        />
      );
    case 'textarea':
      return <Textarea key={mountKey} {...common} placeholder={placeholder} rows={control.rows} />;
    case 'select':
      return (
        <NativeSelect
          key={mountKey}
          {...common}
          data={[{ value: '', label: formTexts.choose }, ...choicesOf(control)]}
        />
      );
    case 'radio':
    case 'tiles':
      return <RadioField field={field} control={control} />;
    case 'consent':
      return <ConsentField field={field} />;
  }
}

/** Without a script of ours the browser checks it by itself. */
const typedDate = {
  type: 'text',
  placeholder: formTexts.datePlaceholder,
  pattern: '\\s*(\\d{1,2}\\. ?\\d{1,2}\\. ?\\d{4}|\\d{4}-\\d{2}-\\d{2})\\s*',
  title: validationMessages.date,
};

/**
 * A question with its answers side by side; one that is optional can be taken back. A fieldset instead
 * of Mantine's Radio.Group: that holds the answer in a state of its own, without what was ticked before
 * hydration.
 */
function RadioField({ field, control }: { field: Field; control: ChoiceControl }) {
  const { id, name, label, hint, required, error, mountKey, inputProps } = field;
  const isTiled = control.kind === 'tiles';
  const choices = choicesOf(control);
  if (!required && control.initial === undefined) {
    choices.push({ value: '', label: isTiled ? formTexts.notKnownYet : formTexts.noAnswer });
  }
  // Tiles have it beside their label: they are high enough already.
  const below = isTiled ? undefined : hint;
  const descriptions = [below && `${id}-description`, error && `${id}-error`].filter(Boolean);
  const answers = choices.map((choice, index) => (
    <Radio
      key={`${mountKey}-${choice.value}`}
      // A link to the field leads to its first answer.
      id={index === 0 ? id : `${id}-${index}`}
      name={name}
      classNames={isTiled ? tileClasses : undefined}
      label={
        <>
          {control.pictures && <Picture path={control.pictures[choice.value] ?? unknownPicture} />}
          {isTiled ? <Unbroken text={withSoftHyphens(choice.label)} /> : choice.label}
        </>
      }
      required={required}
      error={Boolean(error)}
      aria-invalid={error ? true : undefined}
      {...inputProps({ type: 'radio', value: choice.value })}
    />
  ));
  return (
    <Fieldset
      legend={
        <>
          <Marked label={label} required={required} />
          {isTiled && hint && (
            <Text span size="sm" c="dimmed" fw={400}>
              {' '}
              {hint}
            </Text>
          )}
        </>
      }
      data-width={control.width}
      aria-describedby={descriptions.join(' ') || undefined}
    >
      {below && (
        <Input.Description id={`${id}-description`} mb="xs">
          {below}
        </Input.Description>
      )}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      {isTiled ? (
        <div className={classes.tiles} data-long={control.isLong}>
          {answers}
        </div>
      ) : (
        <Group gap="0.5rem 0.75rem">{answers}</Group>
      )}
    </Fieldset>
  );
}

/** A small drawing of an answer. */
function Picture({ path }: { path: string }) {
  return (
    <svg className={classes.picture} viewBox="0 0 64 40" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

const tileClasses = { root: classes.tile, inner: classes.ring, label: classes.words };

function ConsentField({ field }: { field: Field }) {
  const { id, name, label, required, error, mountKey, inputProps } = field;
  return (
    <Checkbox
      key={mountKey}
      id={id}
      name={name}
      label={<Marked label={label} required={required} />}
      required={required}
      error={error}
      // Mantine sets it on its other inputs, not here.
      aria-invalid={error ? true : undefined}
      {...inputProps({ type: 'checkbox' })}
    />
  );
}

/** Where Mantine's label has no asterisk of its own. */
function Marked({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <Text span inherit c="tile" aria-hidden="true">
          {'\u00a0*'}
        </Text>
      )}
    </>
  );
}

function choicesOf({ choices }: ChoiceControl): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
