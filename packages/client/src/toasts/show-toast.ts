import { notifications } from '@mantine/notifications';
import { shell } from '@rebhang-solar/content/pages/shell';

type ToastContent = {
  title: string;
  message?: string;
  /** Something failed: announced at once, and marked in red. */
  destructive?: boolean;
};

/** For how long a removed toast can be called back, in ms (specification, section 9). */
const purgeDelay = 1_000_000;

let removed: { toast: ToastContent; purge: ReturnType<typeof setTimeout> } | undefined;

/** Shows a toast in the place of the one that may still be visible: there is never more than one. */
export function showToast(toast: ToastContent): void {
  purgeRemoved();
  notifications.clean();
  notifications.show({
    title: toast.title,
    message: toast.message,
    role: toast.destructive ? 'alert' : 'group',
    'data-destructive': toast.destructive || undefined,
    closeButtonProps: { 'aria-label': shell.closeNotification },
    onClose: () => keepRemoved(toast),
  });
}

/** Shows the toast that was removed last once more, unless it has been purged since. */
export function recallToast(): void {
  if (removed) showToast(removed.toast);
}

function keepRemoved(toast: ToastContent): void {
  purgeRemoved();
  removed = { toast, purge: setTimeout(purgeRemoved, purgeDelay) };
}

function purgeRemoved(): void {
  clearTimeout(removed?.purge);
  removed = undefined;
}
