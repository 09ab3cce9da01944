import { buildGridConnectionPdf, type GridConnectionValues } from './grid-connection-pdf.ts';

export type DocumentTask = {
  document: 'grid form' | 'power of attorney';
  values: GridConnectionValues;
  reference: string;
};

export default async function makeDocument({
  document,
  values,
  reference,
}: DocumentTask): Promise<Uint8Array> {
  if (document === 'grid form') return buildGridConnectionPdf(values, reference);
  // The library that writes Word files is large, and a thread may never need it.
  const { buildPowerOfAttorney } = await import('./power-of-attorney-docx.ts');
  return buildPowerOfAttorney(values);
}
