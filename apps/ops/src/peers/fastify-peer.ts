import Fastify from 'fastify';
import postgres from 'postgres';
import { type StudentRow, studentOfSession } from './study/statements.ts';
import { tokenHashOf } from './study/student.ts';

/** The limit for a read with a session: a bare route and one prepared look-up. argv: port, database address. */
const [port, databaseUrl = ''] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} });
const app = Fastify({ logger: false });

app.get('/ready', async () => ({ ready: true }));
app.get('/api/v1/auth/verify-token', async (request, reply) => {
  const tokenHash = tokenHashOf(request.headers.authorization);
  const [user] = await sql.unsafe<StudentRow[]>(studentOfSession, [tokenHash], { prepare: true });
  if (!user) return reply.code(401).send({ success: false });
  return { success: true, user };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
