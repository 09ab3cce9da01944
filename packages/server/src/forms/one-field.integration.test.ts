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

// Several runs of the compiler over the whole project.
const compilerTimeout = 600_000;

const forms = 'server/src/forms';
const blocks = `${forms}/grid-connection/grid-connection.blocks.ts`;

/** A form that is kept in `contact_messages`: its files, and texts after which a field may stand. */
const messageForms = (
  [
    { name: 'contact', control: "message: { kind: 'textarea', rows: 5 }," },
    { name: 'consultation', control: "address: { kind: 'text', autoComplete: 'address-line1' }," },
    { name: 'maintenance', control: "message: { kind: 'textarea', rows: 4 }," },
  ] as const
).map(({ name, control }) => ({
  name,
  input: `${forms}/${name}/${name}.input.ts`,
  row: `${forms}/${name}/${name}.row.ts`,
  copy: `content/src/forms/${name}.ts`,
  form: `client/src/forms/${name}-form.tsx`,
  control,
}));

const notice = 'content/src/legal/stored-fields.ts';
const gridInput = `${forms}/grid-connection/grid-connection.input.ts`;
const gridCopy = 'content/src/forms/grid-connection.ts';
const gridForm = 'client/src/forms/grid-connection-form.tsx';
const gridControls = 'client/src/forms/grid-connection-controls.ts';

/** In the input: a field that gets a column, and one that becomes a line of the message. */
const addToInputs: Change[] = [
  ...messageForms.map(
    ({ input }): Change => [
      input,
      '  email: fieldSchemas.requiredEmail,\n',
      '  email: fieldSchemas.requiredEmail,\n  probefeldSpalte: fieldSchemas.optionalLine,\n  probefeldZeile: fieldSchemas.optionalLine,\n',
    ],
  ),
  [
    gridInput,
    '    flur: optionalLine,\n',
    '    flur: optionalLine,\n    probefeldNetz: optionalLine,\n',
  ],
];

const addToPlaces: Change[] = [
  ...messageForms.flatMap(({ name, row, copy, form, control }): Change[] => [
    [
      notice,
      `FieldWords<typeof ${name}Form> = {\n`,
      `FieldWords<typeof ${name}Form> = {\n  probefeldSpalte: { optional: 'Spalte' },\n  probefeldZeile: { optional: 'Zeile' },\n`,
    ],
    [
      row,
      "  email: 'column',\n",
      "  email: 'column',\n  probefeldSpalte: 'column',\n  probefeldZeile: 'message line',\n",
    ],
    [
      copy,
      "    email: { label: 'E-Mail' },\n",
      "    email: { label: 'E-Mail' },\n    probefeldSpalte: { label: 'Probefeld in einer Spalte' },\n    probefeldZeile: { label: 'Probefeld in einer Zeile' },\n",
    ],
    [
      form,
      control,
      `${control} probefeldSpalte: { kind: 'text' }, probefeldZeile: { kind: 'text' },`,
    ],
  ]),
  [
    `${forms}/contact/contact-message.entity.ts`,
    '    zeitrahmen: p.text().nullable(),\n',
    '    zeitrahmen: p.text().nullable(),\n    probefeldSpalte: p.text().nullable(),\n',
  ],
  [
    'content/src/forms/consultation.ts',
    "contactFields = ['name', 'phone',",
    "contactFields = ['name', 'probefeldSpalte', 'probefeldZeile', 'phone',",
  ],
  [
    gridCopy,
    '    flur: {',
    "    probefeldNetz: { label: 'Probefeld der Netzdaten' },\n    flur: {",
  ],
  [gridCopy, "      'flur',\n", "      'flur',\n      'probefeldNetz',\n"],
  [gridControls, '  flur: half,\n', '  flur: half,\n  probefeldNetz: half,\n'],
];

test(
  'a new field does not compile until it has its mapping, label and control, and then arrives everywhere',
  async ({ copy, database }) => {
    await copy.change(...addToInputs);
    expect(await copy.errors('client')).toEqual({
      // One error for the mapping (in the grid form, the block), one for the label.
      ...Object.fromEntries(messageForms.map(({ row }) => [row, 2])),
      [blocks]: 2,
      // One error each for the control and the label; where the form has parts, one for the part, too.
      'client/src/forms/contact-form.tsx': 2,
      'client/src/forms/consultation-form.tsx': 3,
      'client/src/forms/maintenance-form.tsx': 2,
      [gridForm]: 2,
      [gridControls]: 1,
    });

    await copy.change(...addToPlaces);
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
        expect(await inbox('list', '--search', value), 'search').toContain(reference);
        for (const { content } of mail.attachments) {
          const fields = await valuesIn(await readPdf(content as ArrayBuffer));
          expect(fields.probefeldNetz, 'PDF').toBe(value);
        }
      }
      expect(mail.attachments).toHaveLength(table === 'grid_connection' ? 1 : 0);
    }
    expect(await running.end('SIGTERM')).toBe(0);
    await copy.reset();
  },
  compilerTimeout,
);

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

  await copy.change([
    `${forms}/contact/contact-message.entity.ts`,
    '    zeitrahmen: p.text().nullable(),\n',
    '    zeitrahmen: p.text().nullable(),\n    probefeldSpalte: p.text().nullable(),\n',
  ]);
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
    `${forms}/contact/contact-message.entity.ts`,
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
  for (const kind of [...messageForms.map(({ name }) => name), 'gridConnection'] as const) {
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

test(
  'a renamed field is an error wherever it was used, a dropped one leaves no orphan behind',
  async ({ copy }) => {
    const renamed: [file: string, from: string, to: string][] = [
      ...messageForms.map(({ input }): Change => [input, '  phone:', '  telefonnummer:']),
      [gridInput, '    gemarkung:', '    gemarkungName:'],
    ];
    // Contact and consultation lose a column, maintenance a line of its message.
    const dropped: Change[] = [
      [`${forms}/contact/contact.input.ts`, '  message: fieldSchemas.requiredMessage,\n', ''],
      [
        `${forms}/consultation/consultation.input.ts`,
        '  budget: fieldSchemas.choice(budget),\n',
        '',
      ],
      [
        `${forms}/maintenance/maintenance.input.ts`,
        '  anlagenjahr: fieldSchemas.optionalLine,\n',
        '',
      ],
      [gridInput, '    zaehlernummer: optionalLine,\n', ''],
    ];
    for (const changes of [renamed, dropped]) {
      await copy.change(...changes);
      expect(Object.keys(await copy.errors('client'))).toEqual(
        expect.arrayContaining([
          ...messageForms.flatMap(({ row, form }) => [row, form]),
          ...[blocks, gridForm, gridControls],
        ]),
      );
      await copy.reset();
    }
  },
  compilerTimeout,
);

test(
  'a missing label is one error in the form that lacks it, in server and client',
  async ({ copy }) => {
    await copy.change(
      ...messageForms.map(
        ({ copy: file }): Change => [file, "    email: { label: 'E-Mail' },\n", ''],
      ),
      [gridCopy, "    gesamtflaeche: { label: 'Gesamtfläche in m²' },\n", ''],
    );
    expect(await copy.errors('client')).toEqual({
      ...Object.fromEntries(
        messageForms.flatMap(({ row, form }) => [
          [row, 1],
          [form, 1],
        ]),
      ),
      [blocks]: 1,
      // In each of the three the words that the privacy notice has for it.
      [notice]: 3,
      // Where the form has parts, the part that names the field.
      'content/src/forms/consultation.ts': 1,
      [gridCopy]: 1,
      [gridForm]: 1,
    });
    await copy.reset();
  },
  compilerTimeout,
);
