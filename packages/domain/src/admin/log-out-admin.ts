import { adminSessions } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';

/** Ends the admin session of this token; an unknown token is no error. */
export async function logOutAdmin(ctx: DomainContext, token: string): Promise<void> {
  await ctx.database.db.delete(adminSessions).where(eq(adminSessions.tokenHash, sha256(token)));
}
