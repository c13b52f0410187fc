import { createHash } from 'node:crypto';
import express from 'express';
import pg from 'pg';

/** The usual stack doing the same read: express and pg. argv: port, database address. */
const [port, databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = express();

const sessionUser = `select s.expires_at, u.*,
  exists (select 1 from chapter_unlocks f where f.user_id = u.id and f.source = 'free') as free_chapter_claimed,
  coalesce((select array_agg(c.chapter_id order by c.unlocked_at) from chapter_unlocks c where c.user_id = u.id), '{}')
    as unlocked_chapters,
  (select count(*)::int from accepted_invites i where i.inviter_id = u.id) as invites_accepted
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1`;

app.use(express.json());
app.get('/ready', (_request, reply) => {
  reply.json({ ready: true });
});
app.get('/user', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const { rows } = await pool.query(sessionUser, [createHash('sha256').update(token).digest('hex')]);
  if (!rows[0]) {
    reply.status(401).json({ success: false });
    return;
  }
  const { password_hash: _secret, ...user } = rows[0];
  reply.json({ success: true, user });
});
app.listen(Number(port), '127.0.0.1');
