import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import {
  buildGridConnectionPdf,
  type GridConnectionValues,
} from './grid-connection-pdf.ts';
import { buildPowerOfAttorney } from './power-of-attorney-docx.ts';
import { buildPowerOfAttorneyPdf } from './power-of-attorney-pdf.ts';

/**
 * What the office needs for a grid registration, birth dates included: the form as a PDF, and the
 * power of attorney to be printed or changed.
 * @returns content by file name
 */
export async function paperworkOf(
  values: GridConnectionValues,
  reference: string,
): Promise<[name: string, content: Buffer][]> {
  const { filledName } = powerOfAttorneyFile;
  return [
    [gridConnectionFile.name(reference), await buildGridConnectionPdf(values, reference)],
    [filledName(reference, 'pdf'), await buildPowerOfAttorneyPdf(values)],
    [filledName(reference, 'docx'), await buildPowerOfAttorney(values)],
  ];
}
