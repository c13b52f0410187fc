import { storedImages } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import type { Shelf, StoredImage } from '#src/ports.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Stores an image and marks it as used. The mark comes first and locks the row: the removal of unused images
 * locks it too, so an image uploaded again meanwhile is stored after the removal.
 * @param within the caller's transaction, if any
 * @returns its path in the store; something must refer to it within a day
 */
export async function storeImage(
  ctx: DomainContext,
  image: StoredImage,
  within: Transaction | DomainContext['database']['db'] = ctx.database.db,
  shelf: Shelf = 'images',
): Promise<string> {
  await within
    .insert(storedImages)
    .values({ path: ctx.images.pathOf(image, shelf) })
    .onConflictDoUpdate({ target: storedImages.path, set: { unusedSince: null } });
  return ctx.images.put(image, shelf);
}
