import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';

// The least a server can do to keep a message as the site does: one route, and one transaction that
// writes the same rows and the same two jobs. It asks no questions, and has the same kind of pool.
const { DATABASE_URL, HOST, PORT } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });

type Message = {
  name: string;
  email: string;
  phone: string;
  message: string;
  submissionId: string;
  privacyVersion: string;
};

app.get('/', (_request, reply) => reply.type('text/html').send('<h1>Bare</h1>'));
app.post<{ Body: Message }>('/', async ({ body }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const receipt = await store(client, body);
    await client.query('commit');
    return receipt;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

async function store(client: PoolClient, body: Message) {
  const { name, email, phone, message, submissionId, privacyVersion } = body;
  const [id, receivedAt] = [randomUUID(), new Date()];
  const reference = `BARE-${id}`;
  const { rows } = await client.query<{ id: number }>(
    'insert into contact_messages (name, email, phone, message) values ($1, $2, $3, $4) returning id',
    [name, email, phone, message],
  );
  await client.query(
    `insert into submissions (id, reference, kind, idempotency_key, digest, privacy_version,
       consent_at, received_at, search_text, contact_message_id)
     values ($1, $2, 'contact', $3, $4, $5, $6, $6, $7, $8)`,
    [
      id,
      reference,
      submissionId,
      createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      privacyVersion,
      receivedAt,
      `${reference}\n${name}\n${email}\n${phone}\n${message}`.toLowerCase(),
      rows[0]?.id,
    ],
  );
  // The worker of a site would send them; here they are only written, under another queue's name.
  await client.query(
    `insert into pgboss.job (name, data) values ('mail-dead', $1), ('mail-dead', $2)`,
    [
      { submissionId: id, recipient: 'company' },
      { submissionId: id, recipient: 'visitor' },
    ],
  );
  return { reference, receivedAt: receivedAt.toISOString() };
}

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
await app.listen({ host: HOST, port: Number(PORT) });
