import { createHash } from 'node:crypto';
import postgres from 'postgres';

export const studentCount = 1_000;

/** A chapter and the subject it is in. */
export type Place = { chapterId: string; subjectId: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const tokenOf = (name: number | string) => sha256(`bench ${name}`);
const numbers = Array.from({ length: studentCount }, (_, index) => index + 1);
const tokens = numbers.map(tokenOf);
const basicToken = tokenOf('basic');

async function createSuper(sql: postgres.Sql): Promise<void> {
  const ids = numbers.map((number) => `bench-${number}`);
  await sql`insert into users (id, name, email, verified_at, expiry_date, created_at)
    select id, 'Bench', id || '@example.com', now(), now() + interval '1 day', now() from unnest(${ids}::text[]) id
    on conflict do nothing`;
  await sql`insert into sessions (token_hash, user_id, expires_at)
    select hash, id, now() + interval '29 days' from unnest(${tokens.map(sha256)}::text[], ${ids}::text[]) made (hash, id)
    on conflict do nothing`;
}

async function createBasic(sql: postgres.Sql, open: readonly Place[]): Promise<void> {
  await sql`insert into users (id, name, email, age, gender, verified_at, created_at)
    values ('bench-basic', 'Bench', 'bench-basic@example.com', 15, 'Female', now(), now()) on conflict do nothing`;
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (${sha256(basicToken)}, 'bench-basic', now() + interval '29 days') on conflict do nothing`;
  for (const [index, { chapterId }] of open.entries())
    await sql`insert into chapter_unlocks (user_id, chapter_id, source, invite_unlock, unlocked_at)
      values ('bench-basic', ${chapterId}, ${index === 0 ? 'free' : 'invites'}, ${index === 0 ? null : index}, now())
      on conflict do nothing`;
}

/**
 * Creates a thousand signed-in Super students, `bench-1` to `bench-1000`, so that a load comes from many
 * people; and `bench-basic`, who has unlocked two chapters. Existing ones stay.
 * @returns the thousand's tokens; a published chapter; the token of Basic, one of its open chapters, a locked
 * one
 */
export async function createStudents(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [first, second, third] = await sql<Place[]>`
      select id as "chapterId", subject_id as "subjectId" from chapters order by id limit 3`;
    if (!first || !second || !third) throw new Error('fewer than three chapters are published');
    await createSuper(sql);
    await createBasic(sql, [first, second]);
    await sql`analyze`;
    return { tokens, place: first, basic: { token: basicToken, open: second, locked: third } };
  } finally {
    await sql.end();
  }
}

export type BenchStudents = Awaited<ReturnType<typeof createStudents>>;
