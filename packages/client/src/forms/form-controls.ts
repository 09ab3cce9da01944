import {
  type FormFields,
  type FormInput,
  type FormValues,
  mapFields,
  mayBeUnchosen,
} from './form-definition.ts';

/**
 * What stands in the controls right now. It includes what was typed before hydration and what a
 * browser filled in without an event.
 */
export function readControls<Input extends FormInput>(
  form: HTMLFormElement,
  fields: FormFields<Input>,
): FormValues<Input> {
  const data = new FormData(form);
  return mapFields(fields, (name, field) => {
    if (field.kind === 'consent') return data.has(name);
    if (mayBeUnchosen(field) && !data.has(name)) return undefined;
    return String(data.get(name) ?? '');
  });
}

/** Puts a value into its control without replacing the element, so that focus stays where it is. */
export function writeControl(form: HTMLFormElement, name: string, value: string): void {
  for (const element of form.elements) {
    if (!('name' in element) || element.name !== name) continue;
    // By the `checked` of each button: React tracks that property and would miss a change of the group.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = element.value === value;
    } else if (element instanceof HTMLTextAreaElement && element === document.activeElement) {
      // Otherwise the browser would move the cursor of somebody who is typing to the end of the text.
      const { selectionStart, selectionEnd } = element;
      element.value = value;
      element.setSelectionRange(selectionStart, selectionEnd);
    } else if ('value' in element) {
      element.value = value;
    }
  }
}
