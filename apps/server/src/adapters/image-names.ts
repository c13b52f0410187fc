import { createHash } from 'node:crypto';
import type { Shelf, StoredImage } from '@repo/domain';

/** The message when the image store does not answer. */
export const imagesUnavailable = 'Pictures are not available right now. Please try again in a moment';

/** Where the server shows the images of the store. */
export const imagesPath = '/images';
/** Where the server shows a student's own picture, only to that student. */
export const picturesPath = '/pictures';
/** Path prefixes. A figure has no public address: access to it is checked on each request. */
const starts: Record<Shelf, string> = {
  images: `${imagesPath}/`,
  pictures: `${picturesPath}/`,
  figures: 'figures/',
};
export const shelves = ['images', 'pictures', 'figures'] as const satisfies readonly Shelf[];

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

/** The media type of a name; null for a name that this store did not create. */
export function mediaTypeOfName(name: string): string | null {
  const ending = pattern.exec(name)?.[1];
  return mediaTypes.get(ending ?? '') ?? null;
}

/** Whether a name contains the hash of these bytes. */
export const isImageOfName = (name: string, bytes: Uint8Array) => name.startsWith(`${hashOf(bytes)}.`);

/** The folder of an image in the store, and its name. */
export type ImagePlace = { shelf: Shelf; name: string };

export const pathAt = ({ shelf, name }: ImagePlace): string => `${starts[shelf]}${name}`;

/** The paths of those names that are stored images; other names are skipped. */
export const pathsOf = (shelf: Shelf, names: readonly string[]): string[] =>
  names.filter((name) => mediaTypeOfName(name) !== null).map((name) => pathAt({ shelf, name }));

/** Parses the path of a stored image; null for any other path. */
export function placeAtPath(path: string): ImagePlace | null {
  const shelf = shelves.find((each) => path.startsWith(starts[each]));
  const name = shelf ? path.slice(starts[shelf].length) : '';
  return shelf && mediaTypeOfName(name) !== null ? { shelf, name } : null;
}

/** Reads the image at a path such as /images/4f….svg with `read`; null for any other path. */
export async function imageAtPath(
  path: string,
  read: (place: ImagePlace) => Promise<Buffer | null>,
): Promise<StoredImage | null> {
  const place = placeAtPath(path);
  const mediaType = mediaTypeOfName(place?.name ?? '');
  const bytes = place && mediaType ? await read(place) : null;
  return mediaType && bytes ? { bytes, mediaType } : null;
}
