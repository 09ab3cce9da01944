import { Button, Stack, Text } from '@mantine/core';
import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import type { MouseEvent } from 'react';
import { DownloadFailure } from '../../downloads/download-failure.tsx';
import { useDownload } from '../../downloads/use-download.ts';
import { apiRequest } from '../../rest/api-request.ts';

const { label, hint, failure } = powerOfAttorneyPage.download;

/** The download as a plain link, which needs no script. */
export function Download() {
  const { failed, download } = useDownload();

  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    void download(() => apiRequest('GET', powerOfAttorneyFile.href), powerOfAttorneyFile.name);
  };

  return (
    <Stack align="flex-start" gap="0.6rem">
      <Button
        component="a"
        href={powerOfAttorneyFile.href}
        download={powerOfAttorneyFile.name}
        aria-describedby="vollmacht-hinweis"
        // Reported by measure-visit.ts, which runs before this component is hydrated.
        data-event="vollmacht_download"
        data-event-category="document"
        data-event-label="vollmacht_pdf"
        onClick={handleClick}
      >
        {label}
      </Button>
      <Text id="vollmacht-hinweis" size="sm" c="dimmed">
        {hint}
      </Text>
      <DownloadFailure failed={failed} notice={failure} />
    </Stack>
  );
}
