import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Run } from '@rebhang-solar/content/command';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { callCommand, callInbox } from '../../testing/call-command.ts';
import { column } from '../../testing/database-cluster.ts';
import {
  type SiteOptions,
  type TestDatabase,
  type TestSite,
  test,
} from '../../testing/fixtures.ts';
import { openDesk } from '../../testing/open-desk.ts';
import { contactPayload, gridConnectionPayload } from '../../testing/payloads.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { runBackup } from './backup-cli.ts';
import { runRestore } from './restore-cli.ts';

const run = (command: Run, args: string[], settings: Record<string, string>) =>
  callCommand(command, args, settings);

/** Every row that has to come back, as PostgreSQL writes it. */
async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const tables = [
    'contact_messages',
    'grid_connections',
    'submissions',
    'handlings',
    'handling_events',
    'own_pages',
    'photographs',
    'erased_references',
    'erasures',
    'users',
    'pgboss.queue',
    'pgboss.schedule',
    'pgboss.job',
  ];
  const contents: Record<string, string[]> = {};
  for (const table of tables) {
    contents[table] = await column(url, `select kept::text from ${table} kept order by 1`);
  }
  return contents;
}

const difficult = 'Ẑoë „Müller“\\N \u2028 \\u0041 👩‍👧 ]} مرحبا';

/** Requests of two kinds whose mails are still to be sent, a job given up, an erasure. */
async function fill(
  database: TestDatabase,
  post: (path: string, body: unknown) => Promise<Response>,
) {
  for (const name of ['Anna', difficult]) {
    const message = `${difficult}
	${difficult}`;
    expect((await post('/api/contact', { ...contactPayload, name, message })).status).toBe(201);
  }
  expect((await post('/api/netzanschluss-daten', gridConnectionPayload)).status).toBe(201);
  // A byte of each value, so that none is lost on its way as text.
  const jpeg = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await database.query(
    `insert into photographs (id, submission_id, kind, jpeg, preview, width, height, bytes, added_at)
     select gen_random_uuid(), id, 'meter', $1, $2, 2000, 1500, 256, now() from submissions`,
    [jpeg, jpeg.subarray(1).reverse()],
  );
  await database.query(
    `insert into erasures (erased_at, cause, requests) values (now(), 'asked', 3)`,
  );
  await database.query(
    `update pgboss.job set state = 'retry', retry_count = 7, output = '{"n": 1.50, "t": "\\u00fc"}'
     where id = (select id from pgboss.job where name = 'mail' limit 1)`,
  );
}

const mailsRejected = {
  send: async () => {
    throw new Error('not now');
  },
  keepsMails: false,
  close: () => undefined,
};

test('what is backed up while the site runs comes back as it was, in an empty database alone', async ({
  database,
  startSite,
  folder,
  emptyUrl,
}) => {
  const site = await startSite({ transport: mailsRejected });
  await fill(database, site.post);
  const file = join(folder, 'one.backup.gz');
  const made = await run(runBackup, [file], { DATABASE_URL: database.url });
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/3 requests, \d+ jobs\n$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await site.stop();

  const restored = await run(runRestore, [file], { DATABASE_URL: emptyUrl });
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(/^Restored: 3 requests, \d+ jobs\n$/);
  const contents = await contentsOf(emptyUrl);
  expect(contents.contact_messages?.join()).toContain('Ẑoë „Müller“');
  expect(contents['pgboss.job']?.length).toBeGreaterThanOrEqual(6);
  const second = join(folder, 'two.backup.gz');
  await run(runBackup, [second], { DATABASE_URL: emptyUrl });
  // What the restored database gives back is the file, but for the time in its head.
  const linesOf = async (path: string) =>
    gunzipSync(await readFile(path))
      .toString()
      .split('\n')
      .slice(1);
  expect((await linesOf(second)).sort()).toEqual((await linesOf(file)).sort());

  // Nobody gets a number that is taken, and the mails go out.
  const next = await startSite({ databaseUrl: emptyUrl });
  expect((await next.post('/api/contact', contactPayload)).status).toBe(201);
  expect((await next.post('/api/netzanschluss-daten', gridConnectionPayload)).status).toBe(201);
  await next.stop();

  const before = await contentsOf(emptyUrl);
  expect(await run(runRestore, [file], { DATABASE_URL: emptyUrl })).toEqual({
    code: 1,
    out: '',
    err: 'ALERT restore failed: The database holds 5 requests; restore into a new, empty database\n',
  });
  expect(await contentsOf(emptyUrl)).toEqual(before);
});

/** Fills the database by a site that sends no mail. @returns what it holds, and a backup of it */
async function backUpFilled(
  database: TestDatabase,
  startSite: (options: SiteOptions) => Promise<TestSite>,
  folder: string,
) {
  const site = await startSite({ transport: mailsRejected });
  await fill(database, site.post);
  await site.stop();
  const { anna, close } = await openDesk(database.url, folder);
  const { requests } = await anna.requests.list({});
  for (const { reference, version } of requests)
    await anna.requests.act({ reference, version, action: { type: 'take' } });
  await close();
  const before = await contentsOf(database.url);
  const file = join(folder, 'site.backup.gz');
  expect((await run(runBackup, [file], { DATABASE_URL: database.url })).code).toBe(0);
  return { before, file };
}

test('rows and waiting mails are the same in every value in an embedded database, which is backed up in turn', async ({
  database,
  startSite,
  folder,
}) => {
  const { before, file } = await backUpFilled(database, startSite, folder);
  const settings = { DATA_DIR: join(folder, 'data') };
  expect(await run(runRestore, [file], settings)).toMatchObject({ code: 0, err: '' });
  const embedded = await startEmbeddedPostgres(settings.DATA_DIR, silentLogger);
  expect(await contentsOf(embedded.url)).toEqual(before);
  expect(before.handling_events?.join()).toContain('Anna Vogel');
  await embedded.release();
  const again = await run(runBackup, [join(folder, 'again.backup.gz')], settings);
  expect(again).toMatchObject({ code: 0, err: '' });
});

test('a file that is damaged, cut off or no backup is rejected before anything is made', async ({
  database,
  folder,
}) => {
  const file = join(folder, 'site.backup.gz');
  await run(runBackup, [file], { DATABASE_URL: database.url });
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const flipped = Buffer.from(whole);
  flipped[40] = (flipped[40] ?? 0) ^ 0xff;
  const broken = {
    cut: whole.subarray(0, whole.length - 30),
    flipped,
    'empty-lines': gzipSync(text.replace(/\n.*/s, `\n"users"\n${'\n'.repeat(1_000_000)}`)),
    'no-table': gzipSync(text.replace(/\n.*/s, '\n{"id":1}\n')),
    text: Buffer.from('not gzipped'),
    empty: Buffer.alloc(0),
  };
  const settings = { DATA_DIR: join(folder, 'data') };
  for (const [name, content] of Object.entries(broken)) {
    const path = join(folder, name);
    await writeFile(path, content);
    const checked = await run(runBackup, ['--check', path], {});
    expect(checked, name).toMatchObject({ code: 1, out: '' });
    expect((await run(runRestore, [path], settings)).code, name).toBe(1);
  }
  expect(await readdir(folder)).not.toContain('data');
  const good = await run(runBackup, ['--check', file], {});
  expect(good.code).toBe(0);
  expect(good.out).toMatch(/can be restored: 0 requests, \d+ jobs\n$/);
});

test('a backup holds nobody’s session and no link, so what was ended stays ended; a file with another table is rejected, and nothing of it is restored', async ({
  database,
  startSite,
  folder,
  emptyUrl,
}) => {
  await database.query(
    `insert into desk_sessions (id, token_hash, user_name, user_email, device, signed_in_at, last_active_at)
     values (gen_random_uuid(), 'hash', 'Anna Wegmann', 'anna@firma.example', 'Firefox', now(), now())`,
  );
  await database.query(
    `insert into sign_in_links (token_hash, email, expires_at) values ('hash', 'anna@firma.example', now())`,
  );
  const { file } = await backUpFilled(database, startSite, folder);
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).toContain('"submissions"');
  expect(text).not.toMatch(/desk_sessions|sign_in_links|anna@firma/);
  // Counts of mails and of tries would outlive their day.
  expect(text).not.toMatch(/counted_mails|counting_keys|own_page_tries|mikro_orm/);

  const migrations = await column(
    database.url,
    'select name from mikro_orm_migrations order by id',
  );
  for (const name of ['mikro_orm_migrations', 'users; drop table submissions']) {
    await writeFile(file, gzipSync(text.replace('"submissions"', `"${name}"`)));
    const restored = await run(runRestore, [file], { DATABASE_URL: emptyUrl });
    expect(restored).toMatchObject({ code: 1, out: '' });
    expect(restored.err).toContain('has a table that no backup holds');
    expect(await column(emptyUrl, 'select name from contact_messages')).toEqual([]);
    expect(await column(emptyUrl, 'select name from mikro_orm_migrations')).toEqual(migrations);
  }
  const restoredFrom = async (changed: string) => {
    await writeFile(file, gzipSync(changed));
    const { code, err } = await run(runRestore, [file], { DATABASE_URL: emptyUrl });
    expect(code).toBe(1);
    return err;
  };
  const [oldest = ''] = migrations;
  expect(await restoredFrom(text.replace(`"${oldest}"`, '"Migration20990101"'))).toBe(
    `ALERT restore failed: ${file} is of another release, to whose tables this one does not lead; restore it with that one\n`,
  );
  for (const changed of [
    text.replace(/"queueVersion":\d+/, '"queueVersion":1'),
    text.replace(`,"${migrations.at(-1)}"`, ''),
  ])
    expect(await restoredFrom(changed)).toBe(
      'ALERT restore failed: The backup is of a release with other tables; restore it into a new, empty database, or with that release\n',
    );
});

test('what was erased after a backup was made stays erased when it is restored', async ({
  database,
  startSite,
  folder,
  emptyUrl,
}) => {
  const { file } = await backUpFilled(database, startSite, folder);
  const stored = 'select reference from submissions order by reference';
  const [erased = '', ...left] = await column(database.url, stored);
  const [{ id }] = (await database.query('select id from submissions where reference = $1', [
    erased,
  ])) as [{ id: string }];
  const erase = (url: string, reference: string) =>
    callInbox({ DATABASE_URL: url, DATA_DIR: folder }, ['erase', reference, '--yes']);
  expect((await erase(database.url, erased)).code).toBe(0);
  // The list is in a later backup beside it, in no older one; the latest one cannot be read.
  const later = join(folder, 'later.backup.gz');
  expect((await run(runBackup, [later], { DATABASE_URL: database.url })).code).toBe(0);
  await copyFile(file, join(folder, 'old.backup.gz'));
  await writeFile(join(folder, 'latest.backup.gz'), 'damaged');

  const restored = await run(runRestore, [file], { DATABASE_URL: emptyUrl });
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(/jobs, without 1 erased since the backup was made\n$/);
  expect(await column(emptyUrl, stored)).toEqual(left);
  for (const table of ['own_pages', 'photographs', 'handlings']) {
    expect(await column(emptyUrl, `select submission_id from ${table}`), table).not.toContain(id);
  }
  expect((await column(emptyUrl, 'select data::text from pgboss.job')).join()).not.toContain(id);
  expect(await column(emptyUrl, 'select reference from erased_references')).toEqual([erased]);

  // The list of the database itself counts too, where the other one names some of the same.
  for (const reference of left) await erase(emptyUrl, reference);
  expect((await run(runRestore, [file], { DATABASE_URL: emptyUrl })).out).toContain('without 3');
  expect(await column(emptyUrl, stored)).toEqual([]);
  expect(await column(emptyUrl, 'select name from contact_messages')).toEqual([]);
});

test('a folder keeps the last few, and nothing else in it is touched', async ({
  database,
  folder,
}) => {
  await writeFile(join(folder, 'other.backup.gz'), '');
  const older = 'rebhang-solar-2020-01-0';
  for (const day of [1, 2, 3])
    await writeFile(join(folder, `${older}${day}T01-30-00Z.backup.gz`), '');
  const args = ['--folder', folder, '--keep', '2'];
  expect((await run(runBackup, args, { DATABASE_URL: database.url })).code).toBe(0);
  // Whoever watches over the site reads that it was made.
  const noted = () =>
    database.query(`select ok, at > now() - interval '5 minutes' as "isNew" from last_backup`);
  expect(await noted()).toEqual([{ ok: true, isNew: true }]);
  const kept = (await readdir(folder)).sort();
  expect(kept).toEqual([
    'other.backup.gz',
    `${older}3T01-30-00Z.backup.gz`,
    expect.stringMatching(/^rebhang-solar-202[6-9]-.*Z\.backup\.gz$/),
  ]);

  const check = () => run(runBackup, ['--check', '--folder', folder], {});
  expect(await check()).toMatchObject({ code: 0, err: '' });
  const newest = join(folder, kept[2] ?? '');
  const text = gunzipSync(await readFile(newest)).toString();
  const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1_000).toISOString();
  await writeFile(
    newest,
    gzipSync(text.replace(/"createdAt":"[^"]+"/, `"createdAt":"${yesterday}"`)),
  );
  expect((await check()).err).toContain(`is of ${yesterday}`);
  await writeFile(newest, 'damaged');
  expect((await check()).code).toBe(1);
  // A folder that is not there is made, for its owner alone.
  const made = join(folder, 'made');
  const intoMade = ['--folder', made, '--keep', '1'];
  expect((await run(runBackup, intoMade, { DATABASE_URL: database.url })).code).toBe(0);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
  // A backup by hand is none of the night, and one that fails is noted as that.
  await database.query('delete from last_backup');
  const byHand = join(made, 'by-hand.gz');
  expect((await run(runBackup, [byHand], { DATABASE_URL: database.url })).code).toBe(0);
  expect(await noted()).toEqual([]);
  // Made in the same second it would have the same name, and be refused for that.
  await rm(newest);
  await database.query('alter table pgboss.version rename to version_away');
  const failed = await run(runBackup, args, { DATABASE_URL: database.url });
  await database.query('alter table pgboss.version_away rename to version');
  expect(failed.code).toBe(1);
  expect(await noted()).toEqual([{ ok: false, isNew: true }]);
  expect((await readdir(folder)).sort()).toEqual(['made', ...kept.slice(0, 2)].sort());
  await rm(join(folder, `${older}3T01-30-00Z.backup.gz`));
  expect((await check()).err).toBe(`ALERT backup failed: There is no backup in ${folder}\n`);
});

test('wrong words and a file that is there are named, with what was expected', async ({
  database,
  folder,
}) => {
  const settings = { DATABASE_URL: database.url };
  const file = join(folder, 'there');
  await writeFile(file, 'kept');
  for (const [args, expected] of [
    [[], 'One file or --folder is expected'],
    [[file], 'is there already; a new file is expected'],
    [['a', 'b'], '“b” is one word too many'],
    [['a', '--folder', folder], 'One file or --folder is expected'],
    [['--folder', folder], '--keep goes with --folder'],
    [['--folder', folder, '--keep', '0'], '--keep is a number of backups, 1 or more'],
    [['--keep', '3', 'x'], '--keep goes with --folder'],
    [['--check'], 'One file or --folder is expected'],
    [['--wrong'], 'There is no option --wrong\n\npnpm backup FILE'],
  ] as const) {
    const { code, err } = await run(runBackup, [...args], settings);
    expect(err).toContain(expected);
    expect(code).toBe(2);
  }
  expect(await readFile(file, 'utf8')).toBe('kept');
  expect((await run(runRestore, [], settings)).code).toBe(2);
});

test('a backup that cannot be made says so in a line to be alerted by, and leaves no file', async ({
  folder,
  emptyUrl,
}) => {
  const file = join(folder, 'x.backup.gz');
  const away = { DATABASE_URL: 'postgresql://site@127.0.0.1:1/site' };
  const { code, err } = await run(runBackup, [file], away);
  expect(code).toBe(1);
  expect(err).toMatch(/^ALERT backup failed: .+\n$/);
  const nowhere = join(folder, 'new');
  const none = await run(runBackup, [file], { DATA_DIR: nowhere });
  expect(none.err).toBe(`ALERT backup failed: There is no database in ${nowhere}\n`);
  const unused = await run(runBackup, [file], { DATABASE_URL: emptyUrl });
  expect(unused.err).toBe('ALERT backup failed: The site has never been started on it\n');
  expect((await readdir(folder)).filter((name) => name.startsWith('x'))).toEqual([]);
});
