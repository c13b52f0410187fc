import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

export type Account = {
  id: string;
  name: string;
  email: string;
  passwordHash: string | null;
  isVerified: boolean;
};

/** Why nobody can sign up with an email that has an account. */
export const userExists = 'User already exists';

/** The account behind a (lower-cased) email, or null. */
export async function findAccount(ctx: DomainContext, email: string): Promise<Account | null> {
  const [row] = await ctx.database.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      verifiedAt: users.verifiedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return row ? { ...row, isVerified: row.verifiedAt !== null } : null;
}
