// Opening the page is something that a person did.
let isTouched = true;

for (const event of ['pointerdown', 'keydown']) {
  addEventListener(
    event,
    () => {
      isTouched = true;
    },
    { capture: true },
  );
}

/**
 * Marks a call before which nobody has pressed a key or touched the page since the last one: the list asks
 * for new requests by itself, and that must not keep a session alive at an empty desk.
 */
export function pollingHeader(): Record<string, string> {
  const isPolling = !isTouched;
  isTouched = false;
  return isPolling ? { 'x-desk-polling': '1' } : {};
}
