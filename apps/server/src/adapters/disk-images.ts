import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError, type ImageStore } from '@repo/domain';
import {
  type ImagePlace,
  imageAtPath,
  imageNameOf,
  imagesUnavailable,
  pathAt,
  pathsOf,
  placeAtPath,
  shelves,
} from './image-names.ts';

/** A missing file is no failure; any other error is, and may be temporary. */
const orWhenMissing =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return otherwise;
    throw new DomainError('UNAVAILABLE', imagesUnavailable, { cause: error });
  };

/**
 * Images as files, each named by the hash of its bytes: the same bytes are stored once and never change.
 * @param dataFolder contains a folder per shelf, created if missing; the server shows files of `images` to
 *   everybody
 */
export function createDiskImages(dataFolder: string): ImageStore {
  const fileOf = ({ shelf, name }: ImagePlace) => join(dataFolder, shelf, name);
  return {
    pathOf: (image, shelf) => pathAt({ shelf, name: imageNameOf(image) }),
    async put(image, shelf) {
      const place = { shelf, name: imageNameOf(image) };
      const isThere = await stat(fileOf(place)).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        const folder = join(dataFolder, shelf);
        await mkdir(folder, { recursive: true });
        // Written to a temporary file and renamed, so nobody ever sees a partial image.
        const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
        await writeFile(draft, image.bytes);
        await rename(draft, fileOf(place));
      }
      return pathAt(place);
    },
    async remove(path) {
      const place = placeAtPath(path);
      if (place) await rm(fileOf(place), { force: true });
    },
    async list() {
      const paths: string[] = [];
      for (const shelf of shelves) {
        const names = await readdir(join(dataFolder, shelf)).catch(() => []);
        paths.push(...pathsOf(shelf, names));
      }
      return { paths, next: null };
    },
    get: (path) => imageAtPath(path, (place) => readFile(fileOf(place)).catch(orWhenMissing(null))),
  };
}
