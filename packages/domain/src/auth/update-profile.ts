import type { UpdateProfileInput, User } from '@repo/contracts/auth';
import * as authMessages from '@repo/contracts/messages/auth';
import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { storePicture } from '#src/content/pictures/store-picture.ts';
import type { UserContext } from '#src/context.ts';
import { getUser } from './get-user.ts';

/**
 * Changes the user's own profile, with an optional new picture.
 * @throws TOO_LARGE, BAD_INPUT for the picture: then nothing is changed
 */
export async function updateProfile(
  ctx: UserContext,
  input: UpdateProfileInput,
): Promise<{ user: User; message: string }> {
  const { picture, ...fields } = input;
  const profilePicture = picture ? await storePicture(ctx, picture, 'pictures') : undefined;
  await ctx.database.db
    .update(users)
    .set({ ...fields, ...(profilePicture ? { profilePicture } : {}) })
    .where(eq(users.id, ctx.user.id));
  const message = picture ? authMessages.pictureUpdated : authMessages.profileUpdated;
  return { user: await getUser(ctx, ctx.user.id), message };
}
