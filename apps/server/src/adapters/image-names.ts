import { createHash } from 'node:crypto';
import type { StoredImage } from '@repo/domain';

/** Where the server shows the images of the store. */
export const imagesPath = '/images';

const endings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' };
const mediaTypes = new Map(Object.entries(endings).map(([mediaType, ending]) => [ending, mediaType]));
const pattern = /^[0-9a-f]{32}\.([a-z]+)$/;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The name of an image in every store: the hash of its bytes. @throws for a type that the server does not show */
export function imageNameOf({ bytes, mediaType }: StoredImage): string {
  const ending = endings[mediaType];
  if (!ending) throw new Error(`images of type ${mediaType} are not stored`);
  return `${hashOf(bytes)}.${ending}`;
}

/** What a name says of its bytes; null for what is no name of ours. */
export function mediaTypeOfName(name: string): string | null {
  const ending = pattern.exec(name)?.[1];
  return mediaTypes.get(ending ?? '') ?? null;
}

/** Whether these are the bytes that the name was made of. */
export const isImageOfName = (name: string, bytes: Uint8Array) => name.startsWith(`${hashOf(bytes)}.`);

/** The image at a path such as /images/4f….svg, read with `read` by its name; null for what is no path of ours. */
export async function imageAtPath(
  path: string,
  read: (name: string) => Promise<Buffer | null>,
): Promise<StoredImage | null> {
  const name = path.startsWith(`${imagesPath}/`) ? path.slice(imagesPath.length + 1) : '';
  const mediaType = mediaTypeOfName(name);
  const bytes = mediaType ? await read(name) : null;
  return mediaType && bytes ? { bytes, mediaType } : null;
}
