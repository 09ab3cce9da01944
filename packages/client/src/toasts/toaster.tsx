import { useDrag, useMergedRef, useWindowEvent } from '@mantine/hooks';
import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { shell } from '@rebhang-solar/content/pages/shell';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../components/use-hydrated.ts';
import { recallToast } from './show-toast.ts';
import classes from './toaster.module.css';

/** How far to the right a finger must travel, in px (specification, section 9). */
const swipeThreshold = 50;

/**
 * The place where toasts appear. F8 leads there from anywhere, and calls back the last one; when a toast
 * that has the focus goes, the focus returns to where it came from.
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [travelled, setTravelled] = useState(0);
  const hydrated = useHydrated();
  const id = useNotifications().notifications[0]?.id;

  // Mantine's own dragging goes both ways and measures in parts of the width.
  const { ref: swipeRef } = useDrag(
    ({ last, canceled, movement: [x] }) => {
      setTravelled(last ? 0 : Math.max(0, x));
      if (last && !canceled && x >= swipeThreshold && id !== undefined) notifications.hide(id);
    },
    { axis: 'x', threshold: 5 },
  );
  const regionRef = useMergedRef(region, swipeRef);

  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    if (id === undefined) recallToast();
    region.current?.focus();
  });

  function rememberOrigin({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || region.current?.contains(activeElement);
    if (id === undefined && isLost) cameFrom.current?.focus();
  }, [id]);

  return (
    <section
      ref={regionRef}
      aria-label={shell.notifications}
      aria-live="polite"
      tabIndex={-1}
      onFocus={rememberOrigin}
    >
      {/* Six places for toasts, which no page that is only read needs. */}
      {hydrated && (
        <Notifications
          classNames={classes}
          style={{ translate: `${travelled}px` }}
          withinPortal={false}
          position="top-right"
          limit={1}
          // Only in this layout a toast that has the focus stays.
          layout="stacked"
          autoClose={5000}
          transitionDuration={0}
          allowDragDismiss={false}
          allowScrollDismiss={false}
        />
      )}
    </section>
  );
}
