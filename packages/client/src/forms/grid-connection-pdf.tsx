import { Button, Group, Stack, Text } from '@mantine/core';
import { gridConnectionTexts } from '@rebhang-solar/content/forms/grid-connection';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import type { MouseEvent } from 'react';
import { DownloadFailure } from '../downloads/download-failure.tsx';
import { useDownload } from '../downloads/use-download.ts';
import { apiRequest } from '../rest/api-request.ts';
import { formId } from './form-id.ts';
import type { SentValues } from './use-receipt.ts';
import type { Receipt } from './use-sending.ts';

const { pdf } = gridConnectionTexts;
const { href, name } = gridConnectionFile;
const { filledHref, filledName } = powerOfAttorneyFile;

/**
 * Makes a PDF of what has been typed so far, wherever on the page it stands. Without a script the browser
 * posts the form to the PDF's address.
 */
export function TypedAsPdf({ label, hint }: { label: string; hint?: string }) {
  const { failed, download } = useDownload();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    void download(() => post(form ? valuesOf(form) : {}), name());
  };
  return (
    <Stack align="flex-start" gap="0.6rem">
      <Button
        type="submit"
        form={formId('gridConnection')}
        variant="outline"
        formAction={href}
        formNoValidate
        aria-describedby={hint && 'pdf-hinweis'}
        onClick={handleClick}
      >
        {label}
      </Button>
      {hint && (
        <Text id="pdf-hinweis" size="sm">
          {hint}
        </Text>
      )}
      <DownloadFailure failed={failed} notice={pdf.failure} />
    </Stack>
  );
}

/**
 * Stands in the receipt: what was sent, which only this page still holds, as the form itself and as a
 * power of attorney that is filled in.
 */
export function SentAsDocuments({
  receipt: { reference },
  sent,
}: {
  receipt: Receipt;
  sent: SentValues;
}) {
  const { failed, download } = useDownload();
  const values = { ...sent, reference };
  const handleClick = (address: string, fileName: string) => (event: MouseEvent) => {
    event.preventDefault();
    void download(() => post(values, address), fileName);
  };
  return (
    <form method="post" action={href}>
      <Stack align="flex-start" gap="0.6rem">
        {Object.entries(values).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Group gap="sm">
          <Button type="submit" variant="outline" onClick={handleClick(href, name(reference))}>
            {pdf.sentLabel}
          </Button>
          <Button
            type="submit"
            variant="outline"
            formAction={filledHref}
            onClick={handleClick(filledHref, filledName(reference))}
          >
            {pdf.powerOfAttorneyLabel}
          </Button>
        </Group>
        <Text size="sm">{pdf.sentHint}</Text>
        <DownloadFailure failed={failed} notice={pdf.failure} />
      </Stack>
    </form>
  );
}

function post(values: Record<string, string>, address: string = href): Promise<Response> {
  return apiRequest('POST', address, values);
}

/** What stands in a form's controls, as the browser would post it. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [field, value] of new FormData(form)) {
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}
