import type { AdminSession, AdminVerifyInput } from '@repo/contracts/admin';
import { adminSessionLifeHours } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { adminSessions } from '@repo/db/schema';
import { and, eq, gt } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { isSameSecret, sha256 } from '#src/hash.ts';

/** Opens the content tool: a token that ends after 8 hours, stored as a hash. @throws WRONG_CREDENTIALS */
export async function verifyAdmin(ctx: DomainContext, input: AdminVerifyInput): Promise<AdminSession> {
  if (!isSameSecret(input.password, ctx.settings.adminPassword))
    throw new DomainError('WRONG_CREDENTIALS', messages.adminPasswordWrong);
  const token = `${ctx.ids.next()}${ctx.ids.next()}`;
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + adminSessionLifeHours * 3_600_000);
  await ctx.database.db.insert(adminSessions).values({ tokenHash: sha256(token), createdAt, expiresAt });
  return { token, expiresAt: expiresAt.toISOString(), message: messages.adminGranted };
}

/** Whether this token is an admin session that has not ended. */
export async function findAdminSession(ctx: DomainContext, token: string): Promise<boolean> {
  const [found] = await ctx.database.db
    .select({ expiresAt: adminSessions.expiresAt })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, sha256(token)), gt(adminSessions.expiresAt, ctx.clock.now())));
  return found !== undefined;
}
