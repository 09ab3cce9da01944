import {
  type FormControls,
  type FormInput,
  type FormValues,
  mapFields,
} from './form-definition.ts';

/**
 * What stands in the controls right now. It includes what was typed before hydration and what a
 * browser filled in without an event.
 */
export function readControls<Input extends FormInput>(
  form: HTMLFormElement,
  controls: FormControls<Input>,
): FormValues<Input> {
  const data = new FormData(form);
  return mapFields(controls, (name, { kind }) =>
    kind === 'consent' ? data.has(name) : String(data.get(name) ?? ''),
  );
}

/** Puts a value into its control without replacing the element, so that focus stays where it is. */
export function writeControl(form: HTMLFormElement, name: string, value: string): void {
  for (const element of form.elements) {
    if (!('name' in element) || element.name !== name) continue;
    // Each button by its own property, because React only learns of changes made there.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = element.value === value;
    } else if (element instanceof HTMLTextAreaElement && element === document.activeElement) {
      // Whoever is writing in it goes on where they are; the browser would put the cursor behind it all.
      const { selectionStart, selectionEnd } = element;
      element.value = value;
      element.setSelectionRange(selectionStart, selectionEnd);
    } else if ('value' in element) {
      element.value = value;
    }
  }
}
