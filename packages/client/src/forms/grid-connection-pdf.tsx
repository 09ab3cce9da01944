import { Button, Group, Stack, Text } from '@mantine/core';
import { gridConnectionTexts } from '@rebhang-solar/content/forms/grid-connection';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import type { MouseEvent } from 'react';
import { DownloadFailure } from '../downloads/download-failure.tsx';
import { useDownload } from '../downloads/use-download.ts';
import { apiRequest } from '../rest/api-request.ts';
import type { Receipt, SentValues } from './use-submit.ts';

const { pdf } = gridConnectionTexts;
const { href, name } = gridConnectionFile;
const { filledHref, filledName } = powerOfAttorneyFile;

/** The form as a PDF without anything in it, from an empty form of its own. */
export function BlankPdf() {
  const { failed, download } = useDownload();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    void download(() => post({}), name());
  };
  return (
    <form method="post" action={href}>
      <Stack align="flex-start" gap="0.6rem">
        <Button type="submit" variant="outline" onClick={handleClick}>
          {pdf.label}
        </Button>
        <DownloadFailure failed={failed} notice={pdf.failure} />
      </Stack>
    </form>
  );
}

/**
 * Makes a PDF of what has been typed so far. Without a script the browser posts the form to the PDF's
 * address. It stands behind the button that sends: Enter in a field presses the form's first button.
 *
 * @param shown leaves out what an answer has closed
 */
export function TypedAsPdf({ shown }: { shown: (values: SentValues) => SentValues }) {
  const { failed, download } = useDownload();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    void download(() => post(form ? shown(valuesOf(form)) : {}), name());
  };
  return (
    <Stack align="flex-start" gap="0.6rem">
      <Button
        type="submit"
        variant="outline"
        formAction={href}
        formNoValidate
        aria-describedby="pdf-hinweis"
        onClick={handleClick}
      >
        {pdf.typedLabel}
      </Button>
      <Text id="pdf-hinweis" size="sm">
        {pdf.hint}
      </Text>
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
