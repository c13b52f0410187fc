import { createHash } from 'node:crypto';
import { findSessionRow } from '@repo/db/prepared-queries';
import Fastify from 'fastify';
import postgres from 'postgres';

/** The limit for a read with a session: a bare route and one prepared look-up. argv: port, database address. */
const [port, databaseUrl = ''] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} });
const app = Fastify({ logger: false });

app.get('/ready', async () => ({ ready: true }));
app.get('/user', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const user = await findSessionRow(sql, createHash('sha256').update(token).digest('hex'));
  if (!user) return reply.code(401).send({ success: false });
  return { success: true, user };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
