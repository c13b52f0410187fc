import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Shelf } from '#src/ports.ts';
import { storeImage } from './store-image.ts';

const maxBytes = profilePictureMaxMegabytes * 1024 * 1024;

/**
 * Stores an uploaded picture, converted so that no metadata remains.
 * @param shelf `pictures` for one that only its owner sees
 * @returns its address on the server
 * @throws TOO_LARGE over 5 MB; BAD_INPUT for anything but a picture; UNAVAILABLE when too many pictures wait
 */
export async function storePicture(
  ctx: DomainContext,
  bytes: Uint8Array,
  shelf: Shelf = 'images',
): Promise<string> {
  if (bytes.length > maxBytes) throw new DomainError('TOO_LARGE', requestMessages.pictureTooLarge);
  const picture = await ctx.pictures.encode(bytes).catch((cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('BAD_INPUT', requestMessages.pictureNotAnImage, { cause });
  });
  return storeImage(ctx, picture, ctx.database.db, shelf);
}
