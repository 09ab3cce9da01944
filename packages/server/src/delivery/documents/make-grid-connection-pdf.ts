import { Worker } from 'node:worker_threads';
import { gridBlocks } from '../../requests/grid-connection/grid-connection.blocks.ts';
import type { PdfAnswer, PdfOrder } from './grid-connection-pdf.thread.ts';
import type { GridConnectionValues } from './grid-connection-pdf.ts';

type Waiting = { resolve: (pdf: Buffer) => void; reject: (reason: Error) => void };

let thread: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
let lastId = 0;

/**
 * The grid form as a PDF (see `buildGridConnectionPdf`), drawn in a thread of its own: it takes a
 * core a tenth of a second, and no request should wait that long for somebody else's sheet. The
 * thread starts with the first one.
 */
export function makeGridConnectionPdf(
  values: GridConnectionValues,
  reference = '',
): Promise<Buffer> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  lastId += 1;
  const id = lastId;
  // A stored row is more than its fields, and cannot be handed to a thread as it is.
  const fields = gridBlocks.flatMap((block) => block.fields);
  const plain = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, values: plain, reference } satisfies PdfOrder);
  });
}

function startThread() {
  const worker = new Worker(new URL('./grid-connection-pdf.thread.ts', import.meta.url), {
    // Flags of the main thread, such as a test runner's, are not meant for this one.
    execArgv: [],
    // Without a limit it keeps hundreds of megabytes of sheets long handed over before it clears up.
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
  const waiting = new Map<number, Waiting>();
  worker.on('message', (answer: PdfAnswer) => {
    const order = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('pdf' in answer) order?.resolve(Buffer.from(answer.pdf));
    else order?.reject(new Error(`The PDF could not be drawn: ${answer.failure}`));
  });
  // A thread that is gone answers nothing more; the next sheet starts another one.
  const end = (reason: Error) => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  worker.on('error', (reason) => end(reason instanceof Error ? reason : new Error(String(reason))));
  worker.on('exit', () => end(new Error('The thread that draws PDFs has ended')));
  // It never keeps a site that wants to stop from doing so.
  worker.unref();
  return { worker, waiting };
}
