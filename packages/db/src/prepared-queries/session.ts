import type { Gender } from '@repo/contracts/fields';
import type { Sql } from 'postgres';
import type { Database } from '#src/client.ts';
import { shareLookup } from './batch.ts';

/** A user as the prepared statements return it; times are ISO-like strings of Postgres. */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  age: number | null;
  gender: Gender | null;
  verifiedAt: string | null;
  expiryDate: string | null;
  profilePicture: string | null;
  invitedBy: string | null;
  lastLogin: string | null;
  createdAt: string;
  deletionDueAt: string | null;
  adultAt: string | null;
  consentedAt: string | null;
  refusalDueAt: string | null;
  freeChapterClaimed: boolean;
  unlockedChapters: string[];
  invitesAccepted: number;
};

export type SessionRow = UserRow & { tokenHash: string; expiresAt: string; startedAt: string };

/**
 * The stored data of a user: the account, the chapters it has unlocked and the number of accepted invites.
 * @param id the user's id as SQL. If it is known, every part uses it, so that each part finds its rows by it
 *   alone.
 */
const userColumns = (id: string) => `
  u.id, u.name, u.email, u.age, u.gender, u.verified_at as "verifiedAt", u.expiry_date as "expiryDate",
  u.profile_picture as "profilePicture", u.invited_by as "invitedBy", u.last_login as "lastLogin",
  u.created_at as "createdAt", u.deletion_due_at as "deletionDueAt",
  u.adult_at as "adultAt", u.consented_at as "consentedAt", u.refusal_due_at as "refusalDueAt",
  exists (select 1 from chapter_unlocks f where f.user_id = ${id} and f.source = 'free') as "freeChapterClaimed",
  coalesce((select array_agg(c.chapter_id order by c.unlocked_at) from chapter_unlocks c
    where c.user_id = ${id}), '{}') as "unlockedChapters",
  (select count(*)::int from accepted_invites i where i.inviter_id = ${id}) as "invitesAccepted"`;

/** The limit makes each look-up separate: joined as sets, a small table would be scanned for a long list. */
const sessionsStatement = `
  select s.token_hash as "tokenHash", s.expires_at as "expiresAt", s.started_at as "startedAt", ${userColumns('u.id')}
  from unnest(string_to_array($1, ',')) as given(token_hash)
  cross join lateral (select * from sessions where sessions.token_hash = given.token_hash
    and sessions.expires_at > now() limit 1) s
  cross join lateral (select * from users where users.id = s.user_id limit 1) u`;

/** @param owner the user's id as SQL: given, it leads to the one shard that has all of these rows */
const sessionStatement = (owner: string) => `
  select s.token_hash as "tokenHash", s.expires_at as "expiresAt", s.started_at as "startedAt", ${userColumns(owner)}
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.user_id = ${owner} and u.id = ${owner} and s.expires_at > now()`;
const [namedStatement, unnamedStatement] = [sessionStatement('$2'), sessionStatement('u.id')];

const userStatement = `select ${userColumns('$1')} from users u where u.id = $1`;

/** The SHA-256 of a token, 64 hex characters, and the user whom the token names, if it names one. */
export type SessionKey = { tokenHash: string; userId: string | null };

/**
 * The look-up behind every signed-in call: session, user, unlocked chapters and accepted invites in one
 * prepared statement that concurrent calls share, unless students are distributed.
 * @returns finds a session that has not ended
 */
export function createSessionLookup({
  sql,
  isDistributed,
}: Pick<Database, 'sql' | 'isDistributed'>): (key: SessionKey) => Promise<SessionRow | null> {
  const find = (statement: string, given: string[]) =>
    sql.unsafe<SessionRow[]>(statement, given, { prepare: true });
  const alone = async ({ tokenHash, userId }: SessionKey) => {
    const [row] = await (userId === null
      ? find(unnamedStatement, [tokenHash])
      : find(namedStatement, [tokenHash, userId]));
    return row ?? null;
  };
  const together = async (keys: readonly SessionKey[]) => {
    const rows = await find(sessionsStatement, [[...new Set(keys.map(({ tokenHash }) => tokenHash))].join()]);
    const found = new Map(rows.map((row) => [row.tokenHash, row]));
    return keys.map(({ tokenHash }) => found.get(tokenHash) ?? null);
  };
  return isDistributed ? alone : shareLookup(alone, together);
}

/** The same user without a session: after signing in, or to read the current state again. */
export async function findUserRow(sql: Sql, userId: string): Promise<UserRow | null> {
  const [found] = await sql.unsafe<UserRow[]>(userStatement, [userId], { prepare: true });
  return found ?? null;
}
