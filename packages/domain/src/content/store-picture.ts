import { profilePictureMaxMegabytes } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

const maxBytes = profilePictureMaxMegabytes * 1024 * 1024;

/**
 * Keeps an uploaded picture, written anew so that nothing of the file but its picture remains.
 * @returns the path at which the server shows it
 * @throws TOO_LARGE over 5 MB; BAD_INPUT for what is no picture
 */
export async function storePicture(ctx: DomainContext, bytes: Uint8Array): Promise<string> {
  if (bytes.length > maxBytes) throw new DomainError('TOO_LARGE', messages.pictureTooLarge);
  const picture = await ctx.pictures.encode(bytes).catch((cause: unknown) => {
    throw new DomainError('BAD_INPUT', messages.pictureNotAnImage, { cause });
  });
  return ctx.images.put(picture);
}
