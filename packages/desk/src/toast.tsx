import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { desk } from '@rebhang-solar/content/desk-words';

type Toast = {
  title: string;
  message?: string | undefined;
  /** Something was not stored: announced at once, and marked in red. */
  isFailure?: boolean;
  action?: { label: string; run: () => void };
};

/** Shows what has just happened, for ten seconds; never more than one. */
export function showToast({ title, message, isFailure = false, action }: Toast): void {
  notifications.clean();
  const id = notifications.show({
    role: isFailure ? 'alert' : 'status',
    'data-destructive': isFailure || undefined,
    closeButtonProps: { 'aria-label': desk.close },
    message: (
      <Group component="span" justify="space-between" wrap="nowrap" gap="1.25rem">
        <span>
          <b>{title}</b>
          {message && (
            <>
              <br />
              {message}
            </>
          )}
        </span>
        {action && (
          <Button
            variant="default"
            flex="none"
            onClick={() => {
              notifications.hide(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </Group>
    ),
  });
}
