import { consentTextVersion } from '@repo/contracts/consent.text';
import { consentRecords, users } from '@repo/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, type TestContext } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

/** A fresh database where a guardian must agree. Call it in the test file. */
export function useConsent(): void {
  useFreshDatabase();
  beforeEach(() => {
    ctx.settings.isConsentRequired = true;
  });
}

export const isThere = async (id: string) => (await database.db.$count(users, eq(users.id, id))) === 1;

export const guardianEmail = 'mother@example.com';
export const yes = { isAdult: true, textVersion: consentTextVersion } as const;

/** The latest mail to this address. */
export const mailTo = async (to = guardianEmail) =>
  (await ctx.deliverMails()).findLast((mail) => mail.to === to);

/** The token of the newest link sent to this address. */
export const tokenTo = async (to = guardianEmail): Promise<string> =>
  /\/guardian\?token=([0-9a-f]+)/.exec((await mailTo(to))?.text ?? '')?.[1] ?? '';

/** The student as requests find them now. */
export const now = async <C extends UserContext>(student: C): Promise<C> => ({
  ...student,
  user: await domain.getUser(ctx, student.user.id),
});

type Asked = { student: TestContext & UserContext; token: string };

/** A student of 15 who has named a guardian. Also returns the token of the guardian's link. */
export async function askedStudent(fields: Parameters<typeof createStudent>[1] = {}): Promise<Asked> {
  const student = await createStudent(ctx, { gender: null, ...fields });
  await domain.askGuardian(student, { email: guardianEmail });
  return { student, token: await tokenTo() };
}

/** Signs the guardian in at the identity provider. */
export async function proveBySignIn(token: string, email = guardianEmail): Promise<void> {
  const idToken = `token of ${email}`;
  ctx.identities.tokens.set(idToken, {
    ...{ provider: 'google' as const, subject: email, email, isEmailVerified: true, name: 'Mother' },
  });
  await domain.proveAdult(ctx, { token, by: 'sign-in', idToken });
}

/** The student with a guardian's consent. */
export async function consentedStudent(fields: Parameters<typeof createStudent>[1] = {}): Promise<Asked> {
  const { student, token } = await askedStudent(fields);
  await proveBySignIn(token);
  await domain.giveConsent(ctx, { token, ...yes });
  return { student: await now(student), token };
}

export const records = () =>
  database.db.select().from(consentRecords).orderBy(asc(consentRecords.recordedAt));

export async function everything(): Promise<string> {
  const tables = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
