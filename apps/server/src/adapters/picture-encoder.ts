import type { PictureEncoder } from '@repo/domain';
import sharp from 'sharp';

const maxPixels = 40_000_000;
const maxSidePixels = 1_280;
const quality = 80;
/** What may come in. No SVG: it is a program more than a picture. */
const formats = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

/** Encodes pictures with libvips, off the main thread. */
export const pictureEncoder: PictureEncoder = {
  async encode(bytes) {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.has(format ?? '')) throw new Error(`pictures of type ${format} are not taken`);
    const webp = await picture
      .rotate()
      .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    return { bytes: webp, mediaType: 'image/webp' };
  },
};
