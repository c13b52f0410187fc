import { createHash } from 'node:crypto';
import type { StoredImage } from '@repo/domain';

/** Said when the store of images does not answer. */
export const imagesUnavailable = 'Pictures are not available right now. Please try again in a moment';

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

/** The type and hash in a name; null for a name that this store did not give. */
export function mediaTypeOfName(name: string): string | null {
  const ending = pattern.exec(name)?.[1];
  return mediaTypes.get(ending ?? '') ?? null;
}

/** Whether these are the bytes that the name was made of. */
export const isImageOfName = (name: string, bytes: Uint8Array) => name.startsWith(`${hashOf(bytes)}.`);

/** The paths of those names that are stored images; other files are left alone. */
export const pathsOf = (names: readonly string[]): string[] =>
  names.filter((name) => mediaTypeOfName(name) !== null).map((name) => `${imagesPath}/${name}`);

/** The name in the path of a stored image; null for any other path. */
export function nameAtPath(path: string): string | null {
  const name = path.startsWith(`${imagesPath}/`) ? path.slice(imagesPath.length + 1) : '';
  return mediaTypeOfName(name) === null ? null : name;
}

/** The image at a path such as /images/4f….svg, read with `read` by its name; null for any other path. */
export async function imageAtPath(
  path: string,
  read: (name: string) => Promise<Buffer | null>,
): Promise<StoredImage | null> {
  const name = nameAtPath(path);
  const mediaType = mediaTypeOfName(name ?? '');
  const bytes = name && mediaType ? await read(name) : null;
  return mediaType && bytes ? { bytes, mediaType } : null;
}
