import Fastify from 'fastify';
import { Pool } from 'pg';

// The least a server can do to keep a message: one route, one INSERT, no questions asked. It has the
// same kind of pool as the site and the same table.
const { DATABASE_URL, HOST, PORT } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });

type Message = { name: string; email: string; phone: string; message: string };

app.get('/', (_request, reply) => reply.type('text/html').send('<h1>Bare</h1>'));
app.post<{ Body: Message }>('/', async ({ body }) => {
  const { rows } = await pool.query<{ id: number }>(
    'insert into contact_messages (name, email, phone, message) values ($1, $2, $3, $4) returning id',
    [body.name, body.email, body.phone, body.message],
  );
  return { id: rows[0]?.id };
});

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
await app.listen({ host: HOST, port: Number(PORT) });
