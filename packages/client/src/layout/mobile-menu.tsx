import { useWindowEvent } from '@mantine/hooks';
import { shell } from '@rebhang-solar/content/pages/shell';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import classes from './mobile-menu.module.css';

/**
 * The menu below the large breakpoint. In a prerendered page it is a <details>, which opens without
 * any script; then a button takes its place, which has `aria-expanded` and closes the menu after a choice.
 * Own, because Mantine's menus and drawers are there only once their script is.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  // Opened before hydration, it stays open: the tap that opens it is often what starts the application.
  const remember = useCallback((details: HTMLDetailsElement | null) => {
    if (details) setOpened(details.open);
  }, []);
  if (hydrated) return <Disclosure openAtFirst={opened}>{children}</Disclosure>;
  return (
    <details ref={remember} className={classes.menu}>
      <summary className={classes.toggle}>{shell.menu}</summary>
      <div className={classes.sheet}>{children}</div>
    </details>
  );
}

function Disclosure({ openAtFirst, children }: { openAtFirst: boolean; children: ReactNode }) {
  const { key } = useLocation();
  // The key of the navigation on which it was opened: any further navigation closes it.
  const [openedAt, setOpenedAt] = useState(openAtFirst ? key : undefined);
  const open = openedAt === key;
  // Forgotten at once, or going back to that page would open it again.
  if (openedAt !== undefined && !open) setOpenedAt(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useId();

  useWindowEvent('keydown', (event) => {
    if (!open || event.key !== 'Escape') return;
    setOpenedAt(undefined);
    button.current?.focus();
  });

  return (
    <div className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={sheet}
        onClick={() => setOpenedAt(open ? undefined : key)}
      >
        {shell.menu}
      </button>
      <div id={sheet} className={classes.sheet} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
