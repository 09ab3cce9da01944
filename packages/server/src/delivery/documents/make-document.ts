import { type GridField, gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { ThreadQueue } from '../../platform/threads/thread-queue.ts';
import type { DocumentTask } from './document.thread.ts';
import type { GridConnectionValues } from './grid-connection-pdf.ts';

const thread = new ThreadQueue<DocumentTask, Uint8Array>(
  new URL('./document.thread.ts', import.meta.url),
  {
    // About two seconds of work.
    places: 10,
    timeLimit: 20_000,
    // Without a limit it uses hundreds of megabytes before it collects its garbage.
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  },
);

/**
 * The grid form as a PDF, or the power of attorney as a Word file, filled with what the grid form
 * holds. Made in a thread of its own, as it takes a core up to a fifth of a second.
 * @param address of the client; without one it is for a mail, and never rejected as busy
 * @throws AppError `busy`, `unavailable`
 */
export async function makeDocument(
  document: DocumentTask['document'],
  values: GridConnectionValues,
  reference: string,
  address?: string,
): Promise<Buffer> {
  // A stored row is more than its fields, and cannot be sent to a thread as it is.
  const fields = Object.keys(gridConnectionForm.fields) as GridField[];
  const plain = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return Buffer.from(await thread.run({ document, values: plain, reference }, address));
}
