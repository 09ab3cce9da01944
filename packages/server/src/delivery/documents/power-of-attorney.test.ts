import { company } from '@rebhang-solar/content/company';
import { powerOfAttorney } from '@rebhang-solar/content/documents/power-of-attorney';
import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { visibleTexts } from '@rebhang-solar/content/testing/content-texts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildPowerOfAttorney } from './power-of-attorney.ts';

const files = unzipSync(new Uint8Array(await buildPowerOfAttorney()));

function xmlOf(name: string): string {
  return strFromU8(files[name] ?? new Uint8Array());
}

/** What a reader sees: the runs of text, joined. */
function textOf(name: string): string {
  return [...xmlOf(name).matchAll(/<w:t[ >][^<]*/g)]
    .map(([run]) => run.slice(run.indexOf('>') + 1))
    .join('')
    .replaceAll('&amp;', '&');
}

test('every text of the content stands in the document', () => {
  const { footer, ...body } = powerOfAttorney;
  const missing = [
    ...visibleTexts(body).filter((text) => !textOf('word/document.xml').includes(text)),
    ...visibleTexts(footer).filter((text) => !textOf('word/footer1.xml').includes(text)),
  ];
  expect(missing).toEqual([]);
});

test('every field has an empty line to fill in, and every point of the scope a box to tick', () => {
  const { principal, site, plant, signatures, scope } = powerOfAttorney;
  const fields = [principal, site, plant, signatures].flatMap(({ rows }) => rows.flat());
  const document = xmlOf('word/document.xml');
  expect(document.match(/<w:tc>/g)).toHaveLength(fields.length);
  expect(document.match(/<w:pStyle w:val="FieldEntry"\/>/g)).toHaveLength(fields.length);
  for (const { rows } of [principal, site, plant, signatures]) {
    expect(rows.map((row) => row.reduce((sum, { share }) => sum + share, 0))).toEqual(
      rows.map(() => 12),
    );
  }
  expect(document.match(/<w14:checked w14:val="0"\/>/g)).toHaveLength(scope.options.length);
});

test('what can be ticked is what the page says', () => {
  const explained = visibleTexts(powerOfAttorneyPage).join('\n');
  for (const { label } of powerOfAttorney.scope.options) expect(explained).toContain(label);
});

test('the document says what it is, whose, in which language and on which paper', () => {
  const properties = xmlOf('docProps/core.xml');
  expect(properties).toContain(`<dc:title>${powerOfAttorney.title}</dc:title>`);
  expect(properties).toContain(`<dc:creator>${company.name}</dc:creator>`);
  expect(xmlOf('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>');
  const [size] = /<w:pgSz[^>]*>/.exec(xmlOf('word/document.xml')) ?? [];
  // A4 in twentieths of a point.
  expect(size).toContain('w:w="11906" w:h="16838"');
  expect(xmlOf('word/footer1.xml')).toContain('NUMPAGES');
});
