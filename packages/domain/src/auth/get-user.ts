import type { CurrentUser, User } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { findUserRow } from '@repo/db/prepared-queries';
import type { DomainContext, UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { presentUser } from './present-user.ts';

/** The signed-in user and when content was last published. */
export async function getCurrentUser(ctx: UserContext): Promise<CurrentUser> {
  const version = await ctx.published.current();
  return { user: ctx.user, lastPublishedContentAt: version?.publishedAt.toISOString() ?? null };
}

/** A fresh copy of a user. @throws NOT_SIGNED_IN when the account is gone */
export async function getUser(ctx: DomainContext, userId: string): Promise<User> {
  const row = await findUserRow(ctx.database.sql, userId);
  if (!row) throw new DomainError('NOT_SIGNED_IN', authMessages.notSignedIn);
  return presentUser(ctx, row);
}
