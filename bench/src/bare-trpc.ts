import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { contactInput } from '../../packages/server/src/requests/contact/contact.input.ts';
import { envelopeInput } from '../../packages/server/src/requests/envelope.ts';

// What the site's interface costs without what the site does behind it: the same tRPC, the same
// validation, and the bare route's one INSERT.
const { DATABASE_URL, HOST, PORT } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });
const app = Fastify({ logger: false });
const t = initTRPC.create();

const submit = t.procedure
  .input(contactInput.safeExtend(envelopeInput.shape))
  .mutation(async ({ input: { name, email, phone, message } }) => {
    const { rows } = await pool.query<{ id: number }>(
      'insert into contact_messages (name, email, phone, message) values ($1, $2, $3, $4) returning id',
      [name, email, phone, message],
    );
    return { id: rows[0]?.id };
  });

app.get('/', (_request, reply) => reply.type('text/html').send('<h1>Bare</h1>'));
await app.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: { router: t.router({ contact: t.router({ submit }) }) },
});

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
await app.listen({ host: HOST, port: Number(PORT) });
