import { storedImages } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import type { Shelf, StoredImage } from '#src/ports.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Marks an image as used, then stores it. The mark waits for a concurrent removal, which locks the row, so
 * that an image uploaded again is stored after its removal.
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
