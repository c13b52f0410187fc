import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

/** The inviter's id if the user exists, else null: a stale invite link must not block a sign-up. */
export async function findInviter(
  ctx: DomainContext,
  invitedBy: string | null | undefined,
): Promise<string | null> {
  // Postgres text can't contain NUL, so no id does.
  if (!invitedBy || invitedBy.includes('\0')) return null;
  const [inviter] = await ctx.database.db.select({ id: users.id }).from(users).where(eq(users.id, invitedBy));
  return inviter?.id ?? null;
}
