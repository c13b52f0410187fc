import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from '@repo/domain';
import { imageAtPath, imageNameOf, imagesPath } from './image-names.ts';

/**
 * Images as files, each named by the hash of its bytes: the same bytes are stored once and never change.
 * @param folder made when missing
 */
export function createDiskImages(folder: string): ImageStore {
  return {
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
      return `${imagesPath}/${name}`;
    },
    get: (path) => imageAtPath(path, (name) => readFile(join(folder, name)).catch(() => null)),
  };
}
