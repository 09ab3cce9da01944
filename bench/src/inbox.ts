import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { median, say, sayTable } from './report.ts';
import { siteScript, startServer } from './server-process.ts';

const rounds = 5;
const requests = 100_000;
/** Milliseconds for one page. */
const goal = 1_000;

const inboxScript = fileURLToPath(import.meta.resolve('@rebhang-solar/server/inbox-cli'));
const peerScript = join(import.meta.dirname, 'export-at-once.ts');

/**
 * The operator's command line on 100,000 stored requests, beside a running site: how long a page
 * takes from the start of the process to its end, and how much memory an export needs, beside the
 * export of a tenth and beside one that reads everything at once.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-inbox-'));
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const site = await startServer(siteScript, settings);
  try {
    const databaseUrl = await urlOf(folder);
    await fill(databaseUrl);
    const inbox = (...args: string[]) => measure(inboxScript, args, settings);
    const pages: [what: string, args: string[]][] = [
      ['first page', []],
      ['page in the middle', ['--page', String(requests / 40)]],
      ['one form, since a day', ['--kind', 'netzanschluss', '--since', '2026-01-01']],
      ['two words, 20 hits', ['--search', 'müller-4711 weinböhla']],
      ['a word that hits nothing', ['--search', 'gibtesnicht']],
      ['a number that hits nothing', ['--search', '0049 3523/998877']],
      ['what is due', ['--due']],
    ];
    const rows: { list: string; milliseconds: number }[] = [];
    for (const [what, args] of pages) {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        taken.push((await inbox('list', ...args)).milliseconds);
      }
      rows.push({ list: what, milliseconds: Math.round(median(taken)) });
    }
    sayTable(rows);
    const slowest = Math.max(...rows.map(({ milliseconds }) => milliseconds));
    say(`Ratio: ${(slowest / goal).toFixed(2)} of the ${goal} ms aimed at (the slowest)\n`);

    const output = join(folder, 'export');
    const aTenthAgo = new Date(Date.now() - (requests / 10) * 5 * 60_000);
    const tenth = ['--since', aTenthAgo.toISOString().slice(0, 10)];
    const exports = {
      'CSV, a tenth': await inbox('export', '--output', output, ...tenth),
      'CSV, all': await inbox('export', '--output', output),
      'JSON lines, all': await inbox('export', '--jsonl', '--output', output),
      'JSON lines, all read at once': await measure(peerScript, [output], {
        DATABASE_URL: databaseUrl,
      }),
    };
    sayTable(
      Object.entries(exports).map(([what, { milliseconds, megabytes }]) => ({
        export: what,
        seconds: (milliseconds / 1_000).toFixed(1),
        'most memory': `${Math.round(megabytes)} MB`,
      })),
    );
    const memory = (what: keyof typeof exports) => exports[what].megabytes;
    say(
      `Ratio: ${(memory('CSV, all') / memory('CSV, a tenth')).toFixed(2)} × the memory for ten times as much, ${(memory('JSON lines, all') / memory('JSON lines, all read at once')).toFixed(2)} × that of reading at once`,
    );
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Address of the embedded database of a running site. */
async function urlOf(folder: string): Promise<string> {
  const read = (file: string) => readFile(join(folder, 'postgres', file), 'utf8');
  const password = (await read('site-password')).trim();
  const port = (await read('postmaster.pid')).split('\n')[3]?.trim();
  return `postgresql://site:${password}@${encodeURIComponent(join(folder, 'postgres'))}:${port}/site`;
}

/** Nine of ten are messages, the rest grid registrations; one every five minutes until now. */
async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into contact_messages (id, name, email, phone, message, address, haustyp, budget)
     select n, 'Familie Müller-' || n / 20, 'mueller' || n || '@beispiel.example', '0351 ' || n,
       repeat('Süddach mit 38 Grad Neigung, Wallbox später. ', 6),
       'Weinbergstraße ' || n % 200 || ', 01689 Weinböhla', 'einfamilienhaus', '15000-25000'
     from generate_series(1, $1::int) n where n % 10 <> 1`,
    [requests],
  );
  await client.query(
    `insert into grid_connections (id, strasse, hausnummer, plz, ort, name, vorname, geburtsdatum,
       an_strase, an_hausnummer, an_plz, an_ort, an_telefon, an_email)
     select n, 'Am Rebhang', n % 200, '01665', 'Klipphausen', 'Großmann', 'Zoë', '1971-02-28',
       'Am Rebhang', n % 200, '01665', 'Klipphausen', '035204 ' || n, 'zoe' || n || '@beispiel.example'
     from generate_series(1, $1::int) n where n % 10 = 1`,
    [requests],
  );
  await client.query(
    `insert into submissions (id, reference, kind, digest, received_at, search_text,
       contact_message_id, grid_connection_id)
     select gen_random_uuid(),
       'PV-' || upper(regexp_replace(substr(md5(n::text), 1, 12), '(....)(....)(....)', '\\1-\\2-\\3')),
       case when n % 10 = 1 then 'gridConnection' else 'consultation' end, md5(n::text),
       date_trunc('milliseconds', now()) - n * interval '5 minutes',
       case when n % 10 = 1
         then 'am rebhang klipphausen grossmann zoe 035204 ' || n || ' zoe' || n || '@beispiel.example'
         else 'familie muller-' || n / 20 || ' 0351 ' || n || ' mueller' || n || '@beispiel.example weinbohla ' ||
           repeat('suddach mit 38 grad neigung, wallbox spater. ', 6) end,
       case when n % 10 <> 1 then n end, case when n % 10 = 1 then n end
     from generate_series(1, $1::int) n`,
    [requests],
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** Runs a script to its end. */
async function measure(
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ milliseconds: number; megabytes: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--import', tellMemory, script, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  const milliseconds = performance.now() - begin;
  const [, kilobytes] = /maxRSS (\d+)/.exec(said) ?? [];
  if (code !== 0 || !kilobytes) throw new Error(`${script} ${args.join(' ')}: ${code} ${said}`);
  return { milliseconds, megabytes: Number(kilobytes) / 1_024 };
}

/** Lets a process say at its end how much memory it had at most. */
const tellMemory = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => console.error('maxRSS', process.resourceUsage().maxRSS))",
)}`;
