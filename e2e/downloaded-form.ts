import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator } from '@playwright/test';

/** The fillable PDF that a button downloads: its file's name, and what stands in its fields. */
export async function downloadedForm(button: Locator) {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  const document = await PDFDocument.load(await readFile(await download.path()));
  const form = document.getForm();
  return {
    fileName: download.suggestedFilename(),
    text: (field: string) => form.getTextField(field).getText() ?? '',
    choice: (field: string) => form.getRadioGroup(field).getSelected(),
  };
}

/** The name of the file that a button downloads, whole. */
export async function downloadedName(button: Locator): Promise<string> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  await download.path();
  return download.suggestedFilename();
}
