import { buildGridConnectionPdf, type GridConnectionValues } from './grid-connection-pdf.ts';
import { buildPowerOfAttorneyPdf } from './power-of-attorney-pdf.ts';

export type DocumentTask = {
  document: 'grid form' | 'power of attorney' | 'power of attorney PDF';
  values: GridConnectionValues;
  reference: string;
};

export default async function makeDocument({
  document,
  values,
  reference,
}: DocumentTask): Promise<Uint8Array> {
  if (document === 'grid form') return buildGridConnectionPdf(values, reference);
  if (document === 'power of attorney PDF') return buildPowerOfAttorneyPdf(values);
  // The library that writes Word files is large, and a thread may never need it.
  const { buildPowerOfAttorney } = await import('./power-of-attorney-docx.ts');
  return buildPowerOfAttorney(values);
}
