import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from '@repo/domain';

const endings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' };

/** Where the server shows the images of the store. */
export const imagesPath = '/images';

/**
 * Images as files, each named by the hash of its bytes: the same bytes are stored once and never change.
 * @param folder made when missing
 */
export function createDiskImages(folder: string): ImageStore {
  return {
    async put({ bytes, mediaType }) {
      const ending = endings[mediaType];
      if (!ending) throw new Error(`images of type ${mediaType} are not stored`);
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`;
      const file = join(folder, name);
      const isThere = await stat(file).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        await mkdir(folder, { recursive: true });
        // Written beside and renamed, so that nobody ever sees half an image.
        const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
        await writeFile(draft, bytes);
        await rename(draft, file);
      }
      return `${imagesPath}/${name}`;
    },
  };
}
