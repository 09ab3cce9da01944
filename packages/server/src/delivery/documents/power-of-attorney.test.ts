import { company } from '@rebhang-solar/content/company-in-texts';
import { powerOfAttorney } from '@rebhang-solar/content/documents/power-of-attorney';
import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { visibleTexts } from '@rebhang-solar/content/testing/content-texts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readPdf, textIn } from '../../testing/read-pdf.ts';
import { buildPowerOfAttorney } from './power-of-attorney-docx.ts';
import { buildPowerOfAttorneyPdf } from './power-of-attorney-pdf.ts';

const blank = unzipSync(new Uint8Array(await buildPowerOfAttorney()));

function xmlOf(name: string, files = blank): string {
  return strFromU8(files[name] ?? new Uint8Array());
}

/** What a reader sees: the runs of text of each paragraph, joined. */
function textOf(name: string, files = blank): string {
  const paragraphs = xmlOf(name, files).split('</w:p>');
  const texts = paragraphs.map((paragraph) =>
    [...paragraph.matchAll(/<w:t[ >][^<]*/g)]
      .map(([run]) => run.slice(run.indexOf('>') + 1))
      .join(''),
  );
  const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return texts
    .join('\n')
    .replace(/&(lt|gt|amp);/g, (sign) => entities[sign as keyof typeof entities]);
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
  const { principal, premises, plant, signatures, scope } = powerOfAttorney;
  const fields = [principal, premises, plant, signatures].flatMap(({ rows }) => rows.flat());
  const document = xmlOf('word/document.xml');
  expect(document.match(/<w:tc>/g)).toHaveLength(fields.length);
  expect(document.match(/<w:pStyle w:val="FieldEntry"\/>/g)).toHaveLength(fields.length);
  for (const { rows } of [principal, premises, plant, signatures]) {
    expect(rows.map((row) => row.reduce((sum, { share }) => sum + share, 0))).toEqual(
      rows.map(() => 12),
    );
  }
  expect(document.match(/<w14:checked w14:val="0"\/>/g)).toHaveLength(scope.options.length);
});

const registration = {
  vorname: 'Sabine',
  name: 'Müller & <Söhne>',
  geburtsdatum: '1961-04-02',
  anStrase: 'Bergweg',
  anHausnummer: '4\tb',
  strasse: 'Am\nWeinberg',
  eigenVorname: 'Łukasz',
  eigenName: 'Dvořák',
  modulLeistung: '9,8',
  flur: null,
};

test('what a grid registration holds is filled in, the rest stays blank, and nothing is ticked', async () => {
  const files = unzipSync(new Uint8Array(await buildPowerOfAttorney(registration)));
  const name = 'word/document.xml';
  const added = textOf(name, files).split('\n').filter(Boolean);
  for (const line of textOf(name).split('\n').filter(Boolean)) {
    expect(added).toContain(line);
    added.splice(added.indexOf(line), 1);
  }
  expect(added).toEqual([
    'Sabine Müller & <Söhne>',
    '02.04.1961',
    'Bergweg 4 b',
    'Am Weinberg',
    '9,8',
    'Sabine Müller & <Söhne>',
    'Łukasz Dvořák',
  ]);
  expect(xmlOf(name, files)).not.toContain('<w14:checked w14:val="1"/>');
});

test('the same as a PDF of two pages holds the same texts', async () => {
  const document = await readPdf(await buildPowerOfAttorneyPdf(registration));
  expect(document.numPages).toBe(2);
  const { footer, ...body } = powerOfAttorney;
  const text = (await textIn(document)).replaceAll(/\s+/g, '');
  const filledIn = ['SabineMüller&<Söhne>', '02.04.1961', 'ŁukaszDvořák', '9,8'];
  const expected = [...visibleTexts(body), ...filledIn].map((part) => part.replaceAll(/\s+/g, ''));
  expect(expected.filter((part) => !text.includes(part))).toEqual([]);
  expect(await document.getPage(1).then((page) => page.getStructTree())).not.toBeNull();
  expect(text).toContain(`${footer.page}2${footer.of}2`);
});

test('what is signed has more room, what holds anyway begins the second page, and no row is torn', () => {
  const document = xmlOf('word/document.xml');
  expect(document.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  expect(document.split('<w:pageBreakBefore/>')[1]).toContain(powerOfAttorney.terms[0]?.title);
  const heights = [...document.matchAll(/<w:trHeight w:val="(\d+)" w:hRule="atLeast"\/>/g)].map(
    ([, twips]) => Math.round((Number(twips) / 1_440) * 25.4),
  );
  const signed = powerOfAttorney.signatures.rows.length;
  expect(heights.slice(-signed)).toEqual(Array(signed).fill(17));
  expect(new Set(heights.slice(0, -signed))).toEqual(new Set([12]));
  expect(document.match(/<w:cantSplit\/>/g)).toHaveLength(heights.length);
});

test('headings are numbered and are headings', () => {
  const document = xmlOf('word/document.xml');
  const headings = document.split('</w:p>').filter((one) => one.includes('w:val="Heading1"'));
  const numbers = headings.map((one) => /<w:t [^>]*>(\d+)\. /.exec(one)?.[1]);
  expect(numbers).toEqual(headings.map((_, index) => String(index + 1)));
  expect(headings.length).toBeGreaterThan(6);
  expect(document).toContain('<w:pStyle w:val="Title"/>');
});

test('what can be ticked is what the page says', () => {
  // In the page's list, inside a sentence, an adjective begins small.
  const explained = visibleTexts(powerOfAttorneyPage).join('\n').toLowerCase();
  for (const { label } of powerOfAttorney.scope.options)
    expect(explained).toContain(label.toLowerCase());
});

test('the document says what it is, whose, in which language and on which paper', () => {
  const properties = xmlOf('docProps/core.xml');
  expect(properties).toContain(`<dc:title>${powerOfAttorney.title}</dc:title>`);
  expect(properties).toContain(`<dc:creator>${company.name.replaceAll('&', '&amp;')}</dc:creator>`);
  expect(xmlOf('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>');
  const [size] = /<w:pgSz[^>]*>/.exec(xmlOf('word/document.xml')) ?? [];
  // A4 in twentieths of a point.
  expect(size).toContain('w:w="11906" w:h="16838"');
  expect(xmlOf('word/footer1.xml')).toContain('NUMPAGES');
});
