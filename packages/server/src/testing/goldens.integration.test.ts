import { storedFieldRows } from '@rebhang-solar/content/legal/stored-fields';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import type { Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { type SubmissionKind, submissionKinds } from '../forms/submission-kind.ts';
import { storeInvented } from '../operator/seed/store-invented.ts';
import { callInbox } from './call-command.ts';
import { test as base } from './desk-test.ts';
import type { TestSite } from './fixtures.ts';
import type { Desk } from './open-desk.ts';
import { payloads } from './payloads.ts';
import { readPdf, textIn, widgetsIn } from './read-pdf.ts';

// What people get of one request of each form, to the letter, in the folder goldens. Where a change is meant,
// `pnpm vitest run goldens -u` writes it anew: its diff is what visitors and office will see.

/** A Tuesday, half past ten in Berlin; one request a minute. */
const receivedAt = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, 30 + minute));
const privacyVersion = '2026-11';
const desk = 'https://buero.firma.example';

type Stored = {
  kind: SubmissionKind;
  path: string;
  reference: string;
  body: object;
  /** Drawn, so it is named by its form. */
  id: string;
};

const test = base.extend<{ site: TestSite; stored: Stored[] }>({
  site: async ({ startSite }, use) => use(await startSite({ deskInMails: desk })),
  /** One request of each form, under references and keys that are always the same. */
  stored: async ({ database, desk }, use) => {
    const stored: Stored[] = [];
    for (const [index, kind] of submissionKinds.entries()) {
      const number = `000${index + 1}`;
      const submissionId = `00000000-0000-4000-8000-00000000${number}`;
      const body = { ...payloads[kind], submissionId, privacyVersion };
      const drawn = await storeInvented(desk.orm.em, kind, body, receivedAt(index));
      const reference = `PV-7K3M-Q9XD-${number}`;
      const [{ id = '' } = {}] = await database.query<{ id: string }>(
        'update submissions set reference = $2 where reference = $1 returning id',
        [drawn, reference],
      );
      await database.query('update own_pages set token = $2 where submission_id = $1', [
        id,
        `Q2h1cmNoZ2Fzc2UgMT${number}`,
      ]);
      const path = kind === 'gridConnection' ? '/api/netzanschluss-daten' : '/api/contact';
      stored.push({ kind, path, reference, body, id });
    }
    for (const table of ['contact_messages', 'grid_connections']) {
      await database.query(`update ${table} set created_at = $1`, [receivedAt(0)]);
    }
    await use(stored);
  },
});

test('each form: answers, both mails, CSV', async ({ desk, site, stored }) => {
  for (const { kind, path, reference, body, id } of stored) {
    const [toOffice, toVisitor] = await mailed(desk, site, reference);
    const { base64 } = await desk.anna.requests.csv({ reference });
    const text = [
      // Under a key that is stored, the answer is that of the first time.
      ['Sent', await answerTo(site, path, body)],
      ['Sent empty', await answerTo(site, path, everyField(body, ''))],
      ['Sent with numbers', await answerTo(site, path, everyField(body, 1))],
      ['Mail to the office', mailText(toOffice)],
      ['Confirmation', mailText(toVisitor)],
      ['CSV', cellsOf(Buffer.from(base64, 'base64').toString()).replace(id, `id of ${kind}`)],
    ];
    await expect(sections(text)).toMatchFileSnapshot(`goldens/${kind}.txt`);
    await expect(withoutStyles(toOffice)).toMatchFileSnapshot(`goldens/${kind}.office.html`);
    await expect(withoutStyles(toVisitor)).toMatchFileSnapshot(`goldens/${kind}.visitor.html`);
    // Of every part that a mail can have, once.
    if (kind === 'gridConnection') {
      await expect(toVisitor.html).toMatchFileSnapshot('goldens/styled.visitor.html');
    }
    if (kind === 'consultation') {
      await expect(toOffice.html).toMatchFileSnapshot('goldens/styled.office.html');
    }
  }
});

test('grid registration: PDF and power of attorney, whole at the desk, without birth dates by mail', async ({
  desk,
  site,
  stored,
}) => {
  const { reference = '' } = stored.find(({ kind }) => kind === 'gridConnection') ?? {};
  const [{ attachments }] = await mailed(desk, site, reference);
  const {
    form,
    powerOfAttorneyPdf: powerOfAttorney,
    powerOfAttorneyWord: word,
  } = await desk.anna.requests.documents({ reference });
  const text = [
    [`${form?.name}, at the desk`, await pdfText(Buffer.from(form?.base64 ?? '', 'base64'))],
    ['The same by mail', await pdfFields(Buffer.from(attachments[0]?.content as ArrayBuffer))],
    [
      String(powerOfAttorney?.name),
      await pdfText(Buffer.from(powerOfAttorney?.base64 ?? '', 'base64')),
    ],
    [String(word?.name), wordText(Buffer.from(word?.base64 ?? '', 'base64'))],
  ];
  await expect(sections(text)).toMatchFileSnapshot('goldens/grid-connection-papers.txt');
});

test('the export of all forms, and the rows of the privacy notice', async ({
  database,
  folder,
  stored,
}) => {
  const exported = async (...options: string[]) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder };
    return (await callInbox(settings, ['export', ...options])).out;
  };
  const whole = await exported('--all-columns');
  const [headings = ''] = whole.split('\r\n');
  const text = [
    ['A table to read, all forms', cellsOf(await exported())],
    ...(await Promise.all(
      submissionKinds.map(async (kind) => [kind, cellsOf(await exported('--kind', kind))]),
    )),
    [
      'All columns, all forms',
      stored.reduce(
        (table, { id, kind }) => table.replace(id, `id of ${kind}`),
        `${headings}\n\n${cellsOf(whole, Boolean)}`,
      ),
    ],
    [
      'Privacy notice',
      Object.values(storedFieldRows)
        .map((row) => row.join(' | '))
        .join('\n'),
    ],
  ];
  await expect(sections(text)).toMatchFileSnapshot('goldens/exports.txt');
});

const everyField = (body: object, value: unknown) =>
  Object.fromEntries(
    Object.keys(body)
      .filter((field) => !['submissionId', 'privacyVersion'].includes(field))
      .map((field) => [field, value]),
  );

async function answerTo(site: TestSite, path: string, body: object): Promise<string> {
  const response = await site.post(path, body);
  const headers = ['content-type', 'cache-control'].map((header) => response.headers.get(header));
  return `${response.status} ${headers.join(', ')}\n${JSON.stringify(await response.json(), null, 2)}`;
}

/** The mails about a request, as they are sent again from the desk: to the office, and to the visitor. */
async function mailed(desk: Desk, site: TestSite, reference: string): Promise<[Email, Email]> {
  for (const recipient of ['company', 'visitor'] as const) {
    await desk.anna.requests.resendMail({ reference, recipient });
  }
  return vi.waitFor(
    async () => {
      const mails = await site.mails();
      const [toOffice, toVisitor] = ['company', 'visitor'].map((recipient) =>
        mails.get(`${reference}-${recipient}.eml`),
      );
      if (!toOffice || !toVisitor) throw new Error('Not mailed yet');
      return [toOffice, toVisitor];
    },
    { timeout: 40_000, interval: 50 },
  );
}

function mailText({ from, to, replyTo, subject, headers, attachments, text }: Email): string {
  const auto = headers.find(({ key }) => key === 'auto-submitted');
  const address = (mailbox: { name?: string; address?: string } | undefined) =>
    [mailbox?.name, `<${mailbox?.address}>`].filter(Boolean).join(' ');
  return [
    `From: ${address(from)}`,
    `To: ${to?.map(address).join(', ')}`,
    `Reply-To: ${replyTo?.map(address).join(', ')}`,
    `Subject: ${subject}`,
    `Auto-Submitted: ${auto?.value}`,
    ...attachments.map(({ filename, mimeType }) => `Attached: ${filename}, ${mimeType}`),
    '',
    text?.replaceAll('\r\n', '\n').trimEnd(),
  ].join('\n');
}

const withoutStyles = ({ html = '' }: Email) =>
  html.replace(/<style>[\s\S]*?<\/style>/, '').replaceAll(/ (?:style|class)="[^"]*"/g, '');

/** Cell by cell: its heading and what stands in it; each line of the table as a block. */
function cellsOf(csv: string, isShown = (_cell: string) => true): string {
  const lines: Record<string, string>[] = parse(csv, { bom: true, delimiter: ';', columns: true });
  return lines
    .map((line) =>
      Object.entries(line)
        .filter(([, cell]) => isShown(cell))
        .map(([title, cell]) => `${title}: ${JSON.stringify(cell)}`)
        .join('\n'),
    )
    .join('\n\n');
}

/** Each control: its name, the answer that it stands for, what stands in it, and what is read out. */
async function pdfFields(file: Buffer): Promise<string> {
  const widgets = await widgetsIn(await readPdf(file));
  return widgets
    .map(({ fieldName, buttonValue, fieldValue, alternativeText }) => {
      const control = buttonValue === undefined ? fieldName : `${fieldName}/${buttonValue}`;
      return `${control}: ${JSON.stringify(fieldValue)} (${alternativeText})`;
    })
    .join('\n');
}

async function pdfText(file: Buffer): Promise<string> {
  const text = (await textIn(await readPdf(file))).replaceAll(/[ \t]+/g, ' ');
  return [await pdfFields(file), text].filter(Boolean).join('\n\n');
}

/** What a Word file holds to read, a paragraph a line. */
function wordText(file: Buffer): string {
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(file));
  return strFromU8(xml ?? new Uint8Array())
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const sections = (texts: readonly (readonly string[])[]) =>
  `${texts.map(([title, text]) => `=== ${title}\n\n${text}`).join('\n\n')}\n`;
