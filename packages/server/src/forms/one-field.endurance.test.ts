import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import PostalMime from 'postal-mime';
import { expect, vi } from 'vitest';
import { column } from '../testing/database-cluster.ts';
import { test as site } from '../testing/fixtures.ts';
import { payloads } from '../testing/payloads.ts';
import { copyProject, type ProjectCopy, projectRoot } from '../testing/project-copy.ts';
import { readPdf, valuesIn } from '../testing/read-pdf.ts';

type Change = [file: string, from: string, to: string];

type ChangedCopy = ProjectCopy & {
  /** Replaces text in files of the copy. */
  change(...changes: Change[]): Promise<void>;
  /** The copy as it was before any change. */
  reset(): Promise<void>;
};

const test = site.extend<{ copy: ChangedCopy }>({
  copy: [
    async ({}, use) => {
      const copy = await copyProject();
      const originals = new Map<string, string>();
      await use({
        ...copy,
        async change(...changes) {
          for (const [file, from, to] of changes) {
            const path = join(copy.folder, 'packages', file);
            const text = await readFile(path, 'utf8');
            if (!originals.has(path)) originals.set(path, text);
            expect(text, file).toContain(from);
            await writeFile(path, text.replace(from, to));
          }
        },
        async reset() {
          for (const [path, text] of originals) await writeFile(path, text);
          await rm(join(copy.folder, migrations), { recursive: true });
          await cp(join(projectRoot, migrations), join(copy.folder, migrations), {
            recursive: true,
          });
        },
      });
      await copy.remove();
    },
    { scope: 'file' },
  ],
});

const migrations = 'packages/server/src/platform/database/migrations';

const entity = 'server/src/forms/contact/contact-message.entity.ts';
const messageForms = ['contact', 'consultation', 'maintenance'] as const;

/** In table and schema of each: a field that gets a column, and one that becomes a line of the message. */
const added: Change[] = [
  ...messageForms.flatMap((name): Change[] => [
    [
      `content/src/forms/${name}.ts`,
      "    email: {\n      kind: 'email',\n",
      `    probefeldSpalte: { kind: 'line', label: 'Probefeld in einer Spalte' },
    probefeldZeile: { kind: 'line', label: 'Probefeld in einer Zeile', stored: 'message line' },
    email: {\n      kind: 'email',\n`,
    ],
    [
      `server/src/forms/${name}/${name}.input.ts`,
      '  email: fieldSchemas.requiredEmail,\n',
      '  email: fieldSchemas.requiredEmail,\n  probefeldSpalte: fieldSchemas.optionalLine,\n  probefeldZeile: fieldSchemas.optionalLine,\n',
    ],
  ]),
  [
    'content/src/forms/consultation.ts',
    "contactFields = ['name', 'phone',",
    "contactFields = ['name', 'probefeldSpalte', 'probefeldZeile', 'phone',",
  ],
  [
    'content/src/forms/grid-connection.ts',
    "    flur: {\n      kind: 'line',\n",
    "    probefeldNetz: { kind: 'line', label: 'Probefeld der Netzdaten' },\n    flur: {\n      kind: 'line',\n",
  ],
  [
    'content/src/forms/grid-connection.ts',
    "      'flur',\n",
    "      'flur',\n      'probefeldNetz',\n",
  ],
  [
    'server/src/forms/grid-connection/grid-connection.input.ts',
    '    flur: optionalLine,\n',
    '    flur: optionalLine,\n    probefeldNetz: optionalLine,\n',
  ],
];

const addedColumn: Change = [
  entity,
  '    zeitrahmen: p.text().nullable(),\n',
  '    zeitrahmen: p.text().nullable(),\n    probefeldSpalte: p.text().nullable(),\n',
];

test('a new field is said in the table and the schema of its form, and in the entity where it has a column, and then arrives everywhere', async ({
  copy,
  database,
}) => {
  await copy.change(...added);
  expect(await copy.errors('server')).toEqual({ [entity]: 1 });
  await copy.change(addedColumn);
  expect(await copy.createMigration('add-two-fields')).toContain(
    'alter table "contact_messages" add "probefeld_spalte" text null',
  );
  expect(await copy.errors('server', 'client')).toEqual({});

  const data = join(copy.folder, 'data');
  const settings = { DATABASE_URL: database.url, DATA_DIR: data, RATE_LIMIT: '0' };
  const running = await copy.start(settings);
  const inbox = (...args: string[]) =>
    copy.script('src/operator/inbox/inbox-cli.ts', settings, ...args);

  const sent = await sendAll(running.url);
  await vi.waitFor(
    async () => expect(await readdir(join(data, 'mail'))).toHaveLength(2 * sent.length),
    { timeout: 30_000 },
  );
  const csv: Record<string, string>[] = parse(await inbox('export', '--all-columns'), {
    bom: true,
    delimiter: ';',
    columns: true,
  });
  const exported: { reference: string; fields: Record<string, string> }[] = JSON.parse(
    await inbox('export', '--json'),
  );
  for (const { reference, table, values } of sent) {
    const rows = await database.query(
      `select t.* from ${table}s t join submissions s on s.${table}_id = t.id where s.reference = $1`,
      [reference],
    );
    const mail = await PostalMime.parse(
      await readFile(join(data, 'mail', `${reference}-company.eml`)),
    );
    const ofThis = {
      row: JSON.stringify(rows),
      mail: mail.text ?? '',
      csv: JSON.stringify(csv.find((record) => record.Vorgangsnummer === reference)),
      json: JSON.stringify(exported.find((record) => record.reference === reference)),
    };
    for (const value of values) {
      for (const [place, text] of Object.entries(ofThis)) expect(text, place).toContain(value);
      expect(await inbox('export', '--search', value), 'search').toContain(reference);
      for (const { content } of mail.attachments) {
        const fields = await valuesIn(await readPdf(content as ArrayBuffer));
        expect(fields.probefeldNetz, 'PDF').toBe(value);
      }
    }
    expect(mail.attachments).toHaveLength(table === 'grid_connection' ? 1 : 0);
  }
  expect(await running.end('SIGTERM')).toBe(0);
  await copy.reset();
});

test('a backup of the release before is restored into the tables with the new column, and not the other way round', async ({
  copy,
  database,
  emptyUrl,
}) => {
  const cli = async (release: string, name: 'backup' | 'restore', url: string, file: string) => {
    const script = join(release, `packages/server/src/operator/backup/${name}-cli.ts`);
    const env = { PATH: process.env.PATH, DATABASE_URL: url };
    return promisify(execFile)(process.execPath, [script, join(copy.folder, file)], { env });
  };
  await database.query(
    `insert into contact_messages (name, email, message) values ('Anna', 'a@b.example', 'Tag')`,
  );
  await cli(projectRoot, 'backup', database.url, 'before.backup.gz');

  await copy.change(addedColumn);
  await copy.createMigration('add-one-field');
  await cli(copy.folder, 'restore', emptyUrl, 'before.backup.gz');
  const rows = `select concat_ws(' ', name, probefeld_spalte) from contact_messages`;
  expect(await column(emptyUrl, rows)).toEqual(['Anna']);

  await cli(copy.folder, 'backup', emptyUrl, 'after.backup.gz');
  await expect(cli(projectRoot, 'restore', database.url, 'after.backup.gz')).rejects.toThrow(
    /after\.backup\.gz is of another release, to whose tables this one does not lead; restore it with that one/,
  );
  await copy.reset();
});

test('a migration that adds a column without a value for stored rows says so', async ({ copy }) => {
  await copy.change([
    entity,
    '    zeitrahmen: p.text().nullable(),\n',
    `    zeitrahmen: p.text().nullable(),
    probefeldLeer: p.text(),
    probefeldKann: p.text().nullable(),
    probefeldMuss: p.text(),
    probefeldVorgabe: p.text().default('nein'),\n`,
  ]);
  const script = join(copy.folder, 'packages/server/create-migration.ts');
  const { stderr } = await promisify(execFile)(process.execPath, [script, 'add-columns']);
  expect(stderr.match(/^\S+ cannot be null/gm)).toEqual([
    'contact_messages.probefeld_leer cannot be null',
    'contact_messages.probefeld_muss cannot be null',
  ]);
  await copy.reset();
});

type Sent = { reference: string; table: string; values: string[] };

/** Each form once over REST and once over tRPC, with values that no other has. */
async function sendAll(url: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const kind of [...messageForms, 'gridConnection'] as const) {
    const payload = payloads[kind];
    const isGrid = kind === 'gridConnection';
    for (const way of [
      `/trpc/${kind}.submit`,
      isGrid ? '/api/netzanschluss-daten' : '/api/contact',
    ]) {
      const [first, second] = [unique(), unique()];
      const added = isGrid
        ? { probefeldNetz: first }
        : { probefeldSpalte: first, probefeldZeile: second };
      const response = await fetch(url + way, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...payload, ...added }),
      });
      const answer = (await response.json()) as {
        reference?: string;
        result?: { data: { reference: string } };
      };
      sent.push({
        reference: answer.reference ?? answer.result?.data.reference ?? JSON.stringify(answer),
        table: isGrid ? 'grid_connection' : 'contact_message',
        values: Object.values(added),
      });
    }
  }
  return sent;
}

const unique = () => `w${randomUUID().slice(0, 8)}`;
