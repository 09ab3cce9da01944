import { answerOrders } from '../../platform/threads/answer-orders.ts';
import { buildGridConnectionPdf, type GridConnectionValues } from './grid-connection-pdf.ts';

export type DocumentOrder = {
  document: 'grid form' | 'power of attorney';
  values: GridConnectionValues;
  reference: string;
};

answerOrders(async ({ document, values, reference }: DocumentOrder) => {
  if (document === 'grid form') return buildGridConnectionPdf(values, reference);
  // The library that writes Word files is large, and a thread may never need it.
  const { buildPowerOfAttorney } = await import('./power-of-attorney-docx.ts');
  return buildPowerOfAttorney(values);
});
