import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, vi } from 'vitest';
import { dumpDatabase } from '../testing/all-traces.ts';
import { column } from '../testing/database-cluster.ts';
import { test as base } from '../testing/fixtures.ts';
import { copyProject, type ProjectCopy } from '../testing/project-copy.ts';

// A form with a table of its own, `packages/server/fixtures/fifth-form`, beside those that there are.

const test = base.extend<{ copy: ProjectCopy }>({
  copy: async ({}, use) => {
    const copy = await copyProject();
    await use(copy);
    await copy.remove();
  },
});

const forms = 'server/src/forms';

test('a form that is added does not compile until every registry has it, and then is whole', async ({
  copy,
  database,
  emptyUrl,
}) => {
  await copy.lay('fifth-form', ['content', `${forms}/fifth-form`]);
  const tables = join(copy.folder, 'packages', forms, 'request-tables.ts');
  const addAfter = async (line: string, added: string) => {
    const text = await readFile(tables, 'utf8');
    expect(text).toContain(line);
    await writeFile(tables, text.replace(line, `${line}\n${added}`));
  };
  const entity = './fifth-form/fifth-form.entity.ts';
  await addAfter("from '@mikro-orm/core';", `import type { FifthForm } from '${entity}';`);
  await addAfter('export type Rows = {', 'fifthForm: FifthForm;');
  // The list of forms, the procedures, who reads its submissions, the relation that leads to its rows, and what is
  // asked of a table.
  expect(await copy.errors('server')).toMatchObject({
    [`${forms}/forms.ts`]: 1,
    'server/src/http/trpc/router.ts': 1,
    'server/src/delivery/mail/recipients.ts': 1,
    [`${forms}/request-tables.ts`]: 2,
  });
  await addAfter(
    'export const rowRelations = {',
    "fifthForm: () => p.oneToOne(FifthFormSchema).owner().nullable().deleteRule('cascade'),",
  );
  await addAfter(
    'export const requestTables: { [Name in RowName]: RequestTable<Rows[Name]> } = {',
    'fifthForm: fifthFormTable,',
  );
  await addAfter(
    "from '@mikro-orm/core';",
    `import { FifthFormSchema } from '${entity}';
    import { fifthFormTable } from './fifth-form/fifth-form.table.ts';`,
  );
  await copy.lay('fifth-form');
  expect(await copy.errors('server', 'client')).toEqual({});
  expect(await copy.createMigration('add-fifth-form')).toContain('create table "fifth_forms"');

  const folder = join(copy.folder, 'data');
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, RATE_LIMIT: '0' };
  const site = await copy.start(settings);
  const inbox = (...args: string[]) =>
    copy.script('src/operator/inbox/inbox-cli.ts', settings, ...args);
  const marker = `w${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${site.url}/trpc/fifthForm.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `${marker}-name`,
      email: `${marker}@beispiel.example`,
      phone: '0351 4711',
      anlass: 'stoerung',
      wunschtag: '3.12.2026',
      bemerkung: `${marker}-bemerkung`,
    }),
  });
  const answer = (await response.json()) as {
    result: { data: { reference: string; statusUrl: string } };
  };
  const { reference, statusUrl } = answer.result.data;

  expect(await database.query('select name, anlass, wunschtag from fifth_forms')).toEqual([
    { name: `${marker}-name`, anlass: 'stoerung', wunschtag: '2026-12-03' },
  ]);
  const mailFolder = join(folder, 'mail');
  await vi.waitFor(async () => expect(await readdir(mailFolder)).toHaveLength(2), {
    timeout: 30_000,
  });
  const mail = await readFile(join(mailFolder, `${reference}-company.eml`), 'utf8');
  expect(mail).toContain('href=3D"tel:+493514711"');
  for (const text of ['Eine St=C3=B6rung', '03.12.2026', `${marker}-bemerkung`]) {
    expect(mail).toContain(text);
  }
  // Its visitor has a page of their own: corrects the telephone number, and adds a photograph.
  const corrected = await fetch(`${site.url}${new URL(statusUrl).pathname}/angaben`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    },
    body: `phone=${marker}+0351+4712`,
    redirect: 'manual',
  });
  expect(corrected.status).toBe(303);
  expect(await database.query('select phone from fifth_forms')).toEqual([
    { phone: `${marker} 0351 4712` },
  ]);
  await database.query(
    `insert into photographs (id, submission_id, kind, jpeg, width, height, bytes, added_at)
     select gen_random_uuid(), id, 'meter', 'jpeg', 1, 1, 4, now() from submissions`,
  );
  const csv = async (...args: string[]): Promise<Record<string, string>[]> =>
    parse(await inbox('export', ...args), { bom: true, delimiter: ';', columns: true });
  const readable = { Formular: 'Fünftes', Wunschtag: '03.12.2026' };
  expect(await csv('--kind', 'fifthForm')).toMatchObject([readable]);
  expect(await csv('--search', `${marker}-bemerkung`)).toMatchObject([{ Formular: 'Fünftes' }]);
  expect(await csv('--all-columns')).toMatchObject([
    {
      ...readable,
      Bemerkung: `${marker}-bemerkung`,
      'Worum geht es?': 'Eine Störung',
      Fotos: 'Zählerschrank',
    },
  ]);

  const all = await inbox('export', '--all-columns');
  const [headings = []]: string[][] = parse(all, { bom: true, delimiter: ';', to_line: 1 });
  expect(headings).toContain('Name (Fünftes)');
  expect(new Set(headings).size).toBe(headings.length);

  const backup = join(copy.folder, 'data.backup.gz');
  const backUp = 'src/operator/backup/backup-cli.ts';
  await copy.script(backUp, { DATABASE_URL: database.url }, backup);
  await copy.script('src/operator/backup/restore-cli.ts', { DATABASE_URL: emptyUrl }, backup);
  expect(await column(emptyUrl, 'select name from fifth_forms')).toEqual([`${marker}-name`]);
  expect(await column(emptyUrl, 'select folder from handlings')).toEqual(['open']);
  expect(await column(emptyUrl, 'select encode(jpeg, $$escape$$) from photographs')).toEqual([
    'jpeg',
  ]);
  expect(await column(emptyUrl, 'select former_value from handling_events')).toEqual(['0351 4711']);

  expect(await inbox('erase', `${marker}@beispiel.example`, '--yes')).toContain('1');
  expect(await dumpDatabase(database)).not.toContain(marker);
  expect(await database.query('select id from fifth_forms')).toEqual([]);
  for (const table of ['handlings', 'handling_events', 'own_pages', 'photographs']) {
    expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
  }
  expect(await readdir(mailFolder)).toEqual([]);
  expect(await site.end('SIGTERM')).toBe(0);
}, 300_000);
