import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

/** The inviter's id when there is such a user, else null: a stale invite link must not stop a sign-up. */
export async function findInviter(
  ctx: DomainContext,
  invitedBy: string | null | undefined,
): Promise<string | null> {
  // Postgres knows no text with a NUL, so no id has one.
  if (!invitedBy || invitedBy.includes('\0')) return null;
  const [inviter] = await ctx.database.db.select({ id: users.id }).from(users).where(eq(users.id, invitedBy));
  return inviter?.id ?? null;
}
