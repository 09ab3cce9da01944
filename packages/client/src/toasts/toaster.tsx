import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { shell } from '@rebhang-solar/content/pages/shell';
import { useEffect, useRef } from 'react';
import { recallToast } from './show-toast.ts';
import classes from './toaster.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

/**
 * The place where toasts appear. F8 leads there from anywhere, and calls back the last one.
 *
 * @param focused whether it takes the focus as soon as it is there
 */
export function Toaster({ focused }: { focused: boolean }) {
  const region = useRef<HTMLElement>(null);
  const id = useNotifications().notifications[0]?.id;
  useSwipeRight(region, () => {
    if (id !== undefined) notifications.hide(id);
  });

  useEffect(() => {
    if (focused) region.current?.focus();
  }, [focused]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      if (id === undefined) recallToast();
      region.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [id]);

  return (
    <section ref={region} aria-label={shell.notifications} aria-live="polite" tabIndex={-1}>
      <Notifications
        classNames={classes}
        withinPortal={false}
        position="top-right"
        limit={1}
        autoClose={5000}
        transitionDuration={0}
        allowDragDismiss={false}
        allowScrollDismiss={false}
      />
    </section>
  );
}
