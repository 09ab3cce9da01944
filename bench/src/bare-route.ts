import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool } from 'pg';

// The peer of `contact.submit`: the least a server can do to keep a message as the site does. One
// route and one transaction, which writes as many rows by hand, into tables of its own.
const { DATABASE_URL, HOST, PORT } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });
await pool.query(`
  create table bare_messages (id serial primary key, name text, email text, phone text, message text);
  create table bare_submissions (id uuid primary key, key uuid unique, digest text, received_at timestamptz,
    search_text text, message_id int references bare_messages);
  create table bare_jobs (id serial primary key, data jsonb)`);

type Message = {
  name: string;
  email: string;
  phone: string;
  message: string;
  submissionId: string;
};

const app = Fastify();
app.post<{ Body: Message }>('/', async ({ body }) => {
  const { name, email, phone, message, submissionId } = body;
  const [id, receivedAt] = [randomUUID(), new Date()];
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const searchText = `${id}\n${name}\n${email}\n${phone}\n${message}`.toLowerCase();
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>(
      'insert into bare_messages (name, email, phone, message) values ($1, $2, $3, $4) returning id',
      [name, email, phone, message],
    );
    await client.query('insert into bare_submissions values ($1, $2, $3, $4, $5, $6)', [
      id,
      submissionId,
      digest,
      receivedAt,
      searchText,
      rows[0]?.id,
    ]);
    await client.query('insert into bare_jobs (data) values ($1), ($2)', [
      { id, recipient: 'company' },
      { id, recipient: 'visitor' },
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { reference: id, receivedAt: receivedAt.toISOString() };
});

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
await app.listen({ host: HOST, port: Number(PORT) });
console.log(`Ready at http://localhost:${PORT}`);
