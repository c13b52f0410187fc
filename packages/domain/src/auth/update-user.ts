import type { UpdateUserInput, User } from '@repo/contracts/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { getUser } from './get-user.ts';

/** Changes the user's own name, age or gender, or records that the student is active. @returns the fresh user */
export async function updateUser(ctx: UserContext, input: UpdateUserInput): Promise<User> {
  const { lastLogin, ...fields } = input;
  await ctx.database.db
    .update(users)
    .set({ ...fields, ...(lastLogin ? { lastLogin: ctx.clock.now() } : {}) })
    .where(eq(users.id, ctx.user.id));
  return getUser(ctx, ctx.user.id);
}
