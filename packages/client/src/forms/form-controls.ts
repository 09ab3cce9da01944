import {
  type FormControls,
  type FormInput,
  type FormValues,
  mapFields,
} from './form-definition.ts';

/**
 * What stands in the controls right now. The page's own truth: it knows what was typed before
 * hydration and what a browser filled in without an event.
 */
export function readControls<Input extends FormInput>(
  form: HTMLFormElement,
  controls: FormControls<Input>,
): FormValues {
  return mapFields(controls, (name) => {
    const item = form.elements.namedItem(name);
    if (item instanceof RadioNodeList) return item.value;
    if (item instanceof HTMLInputElement && item.type === 'checkbox') return item.checked;
    return isTextual(item) ? item.value : '';
  });
}

/** Puts a value into its control without replacing the element, so that focus stays where it is. */
export function writeControl(form: HTMLFormElement, name: string, value: string): void {
  const item = form.elements.namedItem(name);
  if (item instanceof RadioNodeList) {
    // Each button by its own property, because React only learns of changes made there.
    for (const radio of item) {
      if (radio instanceof HTMLInputElement) radio.checked = radio.value === value;
    }
  } else if (isTextual(item)) {
    item.value = value;
  }
}

/** Fields in which the browser cannot read what was typed, such as half a date; their value is ''. */
export function unreadableFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
  );
}

function isTextual(item: unknown) {
  return (
    item instanceof HTMLInputElement ||
    item instanceof HTMLTextAreaElement ||
    item instanceof HTMLSelectElement
  );
}
