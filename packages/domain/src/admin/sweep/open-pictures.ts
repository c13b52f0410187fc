import { users } from '@repo/db/schema';
import { eq, like } from 'drizzle-orm';
import { storeImage } from '#src/content/pictures/store-image.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/**
 * Moves public profile pictures to private storage, and forgets pictures whose file is missing. The sweep of
 * images removes the old files.
 */
export const sweepOpenPictures: Sweep = (ctx, signal) =>
  inBatches(async () => {
    const { db } = ctx.database;
    const [open] = await db
      .select({ path: users.profilePicture })
      .from(users)
      .where(like(users.profilePicture, '/images/%'))
      .limit(1);
    if (!open?.path) return 0;
    const image = await ctx.images.get(open.path);
    const profilePicture = image && (await storeImage(ctx, image, db, 'pictures'));
    const moved = await db
      .update(users)
      .set({ profilePicture })
      .where(eq(users.profilePicture, open.path))
      .returning({ id: users.id });
    return moved.length;
  }, signal);
