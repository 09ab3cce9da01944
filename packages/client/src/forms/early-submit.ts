let isLeftToBrowser = false;

/**
 * Holds what a visitor sends before the form's script is there, until it is: a fast click gets the
 * same answer as a slow one. Without any script of ours the browser posts the form.
 */
export function holdEarlySubmits(): void {
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    // The mark is taken off when the form comes to life.
    if (!(form instanceof HTMLFormElement) || form.dataset.waiting === undefined) return;
    if (isLeftToBrowser) return;
    // Such a button sends the fields elsewhere: the browser can do that.
    if (event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    event.stopPropagation();
    form.dataset.held = '';
  };
  window.addEventListener('submit', hold, true);
}

/** Sends the form now if it was sent too early. It must have come to life. */
export function sendHeld(form: HTMLFormElement): void {
  if (form.dataset.held === undefined) return;
  delete form.dataset.held;
  form.requestSubmit();
}

/** When the script cannot be had: the browser posts what was held, and all that follows. */
export function leaveFormsToBrowser(): void {
  isLeftToBrowser = true;
  document.querySelector<HTMLFormElement>('form[data-held]')?.submit();
}
