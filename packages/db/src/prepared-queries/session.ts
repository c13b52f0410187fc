import type { Gender } from '@repo/contracts/fields';
import type { Sql } from 'postgres';

/** A session with its user, as the prepared statement returns it; times are ISO-like strings of Postgres. */
export type SessionRow = {
  expiresAt: string;
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
  freeChapterClaimed: boolean;
  unlockedChapters: string[];
  invitesAccepted: number;
};

/** What is read of a user: the account, the chapters it has unlocked and how many invites were accepted. */
const userColumns = (sql: Sql) => sql`
  u.id, u.name, u.email, u.age, u.gender, u.verified_at as "verifiedAt", u.expiry_date as "expiryDate",
  u.profile_picture as "profilePicture", u.invited_by as "invitedBy", u.last_login as "lastLogin",
  u.created_at as "createdAt",
  exists (select 1 from chapter_unlocks f where f.user_id = u.id and f.source = 'free') as "freeChapterClaimed",
  coalesce((select array_agg(c.chapter_id order by c.unlocked_at) from chapter_unlocks c
    where c.user_id = u.id), '{}') as "unlockedChapters",
  (select count(*)::int from accepted_invites i where i.inviter_id = u.id) as "invitesAccepted"`;

/**
 * The look-up behind every signed-in call: session, user, unlocked chapters and accepted invites in one prepared
 * statement (postgres.js prepares tagged templates; drizzle on it does not).
 */
export async function findSessionRow(sql: Sql, tokenHash: string): Promise<SessionRow | null> {
  const [found] = await sql<SessionRow[]>`
    select s.expires_at as "expiresAt", ${userColumns(sql)}
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}`;
  return found ?? null;
}

/** The same user without a session: after signing in, and wherever a fresh copy is needed. */
export async function findUserRow(sql: Sql, userId: string): Promise<Omit<SessionRow, 'expiresAt'> | null> {
  const [found] = await sql<Omit<SessionRow, 'expiresAt'>[]>`
    select ${userColumns(sql)} from users u where u.id = ${userId}`;
  return found ?? null;
}
