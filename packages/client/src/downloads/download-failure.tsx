import { Alert } from '@mantine/core';
import type { Toast } from '@rebhang-solar/content/forms/form-table';

/** Alert after a failed download. Always in the page: a live region that is added with its text is not read out. */
export function DownloadFailure({ failed, notice }: { failed: boolean; notice: Toast }) {
  return (
    <div role="alert">
      {failed && (
        <Alert role="presentation" title={notice.title} maw="42rem">
          {notice.message}
        </Alert>
      )}
    </div>
  );
}
