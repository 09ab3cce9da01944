import { Alert } from '@mantine/core';
import type { Toast } from '@rebhang-solar/content/forms/form-copy';

/** Says that a download failed and what else to do. Always in the page, so that it is read out. */
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
