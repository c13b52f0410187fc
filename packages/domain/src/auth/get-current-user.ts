import type { CurrentUser } from '@repo/contracts/auth';
import type { UserContext } from '#src/context.ts';

/** The signed-in user and when content was last published. */
export async function getCurrentUser(ctx: UserContext): Promise<CurrentUser> {
  const version = await ctx.published.current();
  return { user: ctx.user, lastPublishedContentAt: version?.publishedAt.toISOString() ?? null };
}
