import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore, StoredImage } from '@repo/domain';
import { imageAtPath, imageNameOf, imagesPath, nameAtPath, pathsOf } from './image-names.ts';

/**
 * Images as files, each named by the hash of its bytes: the same bytes are stored once and never change.
 * @param folder made when missing
 */
export function createDiskImages(folder: string): ImageStore {
  const pathOf = (image: StoredImage) => `${imagesPath}/${imageNameOf(image)}`;
  return {
    pathOf,
    async put(image) {
      const name = imageNameOf(image);
      const file = join(folder, name);
      const isThere = await stat(file).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        await mkdir(folder, { recursive: true });
        // Written beside and renamed, so that nobody ever sees half an image.
        const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
        await writeFile(draft, image.bytes);
        await rename(draft, file);
      }
      return pathOf(image);
    },
    async remove(path) {
      const name = nameAtPath(path);
      if (name) await rm(join(folder, name), { force: true });
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      return { paths: pathsOf(names), next: null };
    },
    get: (path) => imageAtPath(path, (name) => readFile(join(folder, name)).catch(() => null)),
  };
}
