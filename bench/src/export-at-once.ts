import { writeFile } from 'node:fs/promises';
import { Client } from 'pg';

// What an export looks like that nobody thought about: everything is read, then everything written.
const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query(
  `select to_jsonb(s) as submission, to_jsonb(c) as message, to_jsonb(g) as grid_connection
   from submissions s
   left join contact_messages c on c.id = s.contact_message_id
   left join grid_connections g on g.id = s.grid_connection_id
   order by s.received_at`,
);
await writeFile(
  process.argv[2] ?? '/dev/null',
  `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`,
);
await client.end();
