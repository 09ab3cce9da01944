import { useLocalStorage, useWindowEvent } from '@mantine/hooks';

/** Whether single letters are commands. Who dictates, or has a cat, switches them off (WCAG 2.1.4). */
export function useKeysSwitch() {
  return useLocalStorage({ key: 'desk-keys', defaultValue: true, getInitialValueInEffect: false });
}

/** Calls what a key stands for, unless somebody is typing, or a window lies above the page. */
export function useKeys(commands: Record<string, () => void>): void {
  const [isOn] = useKeysSwitch();
  useWindowEvent('keydown', (event) => {
    const command = commands[event.key];
    if (!isOn || !command || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTypedInto(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) {
      return;
    }
    event.preventDefault();
    command();
  });
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
