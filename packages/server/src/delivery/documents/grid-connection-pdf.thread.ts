import { parentPort } from 'node:worker_threads';
import { buildGridConnectionPdf, type GridConnectionValues } from './grid-connection-pdf.ts';

export type PdfOrder = { id: number; values: GridConnectionValues; reference: string };
export type PdfAnswer = { id: number } & ({ pdf: Uint8Array } | { failure: string });

parentPort?.on('message', async ({ id, values, reference }: PdfOrder) => {
  const answer: PdfAnswer = await buildGridConnectionPdf(values, reference).then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, failure: error instanceof Error ? error.name : 'unknown' }),
  );
  parentPort?.postMessage(answer);
});
