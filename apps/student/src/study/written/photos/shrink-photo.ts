import { answerPhotoMaxBytes, answerPhotoSidePx } from '@repo/contracts/limits/answer-photos';
import { jpegOf } from '#src/platform/shrink-picture.ts';
import { bytesOf } from './answer-photos.ts';

/** From sharp to small; the last one is taken whatever its size. */
const tries = [
  { sidePx: answerPhotoSidePx, quality: 0.8 },
  { sidePx: answerPhotoSidePx, quality: 0.6 },
  { sidePx: 1200, quality: 0.5 },
];

/**
 * The photo upright and scaled down, as a JPEG data URL. Encoding it again drops the place where it was taken.
 * @returns null for a file that the browser can't decode, such as HEIC outside Safari
 */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    let dataUrl: string | null = null;
    for (const { sidePx, quality } of tries) {
      const scale = Math.min(1, sidePx / Math.max(width, height));
      dataUrl = jpegOf(bitmap, { left: 0, top: 0, width, height }, scale, quality);
      if (dataUrl && bytesOf(dataUrl) <= answerPhotoMaxBytes) break;
    }
    bitmap.close();
    return dataUrl?.startsWith('data:image/jpeg') ? dataUrl : null;
  } catch {
    return null;
  }
}
