import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { accountIdsOf } from './account-emails.ts';

export type Account = {
  id: string;
  name: string;
  email: string;
  passwordHash: string | null;
  isVerified: boolean;
};

/** Error for a sign-up with the email of an existing account. */
export const userExists = 'User already exists';

/**
 * The account with a (lower-cased) email, or null. Two look-ups, so that each asks one node; both for an
 * unknown email too, so that timing reveals nothing.
 */
export async function findAccount(ctx: DomainContext, email: string): Promise<Account | null> {
  const { db } = ctx.database;
  const [id = ''] = await accountIdsOf(db, [email]);
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      verifiedAt: users.verifiedAt,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ? { ...row, isVerified: row.verifiedAt !== null } : null;
}
