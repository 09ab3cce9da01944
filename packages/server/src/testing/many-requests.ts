import config from '../mikro-orm.config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { withClient } from '../platform/database/with-client.ts';

/** Of so many stored requests one is open. */
const openShare = 10;

/**
 * Makes the tables and fills them with invented messages, most of them done, as the years leave them. By one statement each, as
 * storing them one by one would take minutes.
 */
export async function storeManyRequests(url: string, count: number): Promise<void> {
  await migrate(url, config);
  await withClient(url, 'filling', async (client) => {
    await client.query(
      `insert into contact_messages (name, email, phone, message, address)
       select 'Person ' || n, 'person' || n || '@beispiel.example', '0351 ' || 1000000 + n,
         'Süddach, ' || n || ' Ziegel, bitte um Rückruf.', 'Weg ' || n || ', 01689 Weinböhla'
       from generate_series(1, $1) n`,
      [count],
    );
    await client.query(
      `insert into submissions (id, reference, kind, digest, received_at, search_text, mailbox,
         phone_number, contact_message_id)
       select gen_random_uuid(), regexp_replace(lpad(id::text, 12, '0'), '(.{4})(.{4})(.{4})', 'PV-\\1-\\2-\\3'), 'consultation', '',
         now() - id * interval '20 minutes',
         lower(name || chr(10) || email || chr(10) || phone || chr(10) || message || chr(10) || address),
         email, replace(phone, ' ', ''), id
       from contact_messages`,
    );
    await client.query(
      `insert into handlings (submission_id, version, state, folder, is_untimed, listed_at, due_at, done_at)
       select id, 1, case when is_open then 'new' else 'done' end,
         case when is_open then 'open' else 'done' end, not is_open,
         received_at + interval '1 day', received_at + interval '1 day',
         case when not is_open then received_at + interval '1 day' end
       from (select *, contact_message_id % $1 = 0 as is_open from submissions) s`,
      [openShare],
    );
    await client.query('analyze');
  });
}
