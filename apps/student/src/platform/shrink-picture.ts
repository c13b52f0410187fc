import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';

const sidePx = 512;
const jpegQuality = 0.85;

export type ShrunkPicture = { dataUrl: string } | { error: string };

/** Why a file can't be a profile picture, by type and size; null when it may be one. */
export function pictureError(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return requestMessages.pictureNotAnImage;
  if (file.size > profilePictureMaxMegabytes * 1024 * 1024) return requestMessages.pictureTooLarge;
  return null;
}

/** Draws a part of the bitmap on white, as a JPEG data URL without the file's metadata; null if the canvas failed. */
export function jpegOf(
  bitmap: ImageBitmap,
  part: { left: number; top: number; width: number; height: number },
  scale: number,
  quality: number,
): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    bitmap,
    ...([part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height] as const),
  );
  return canvas.toDataURL('image/jpeg', quality);
}

/** The picture upright, cropped to its central square of at most 512 px, as a JPEG data URL. */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const error = pictureError(file);
  if (error) return { error };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const side = Math.min(bitmap.width, bitmap.height);
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    const scale = Math.min(1, sidePx / side);
    const dataUrl = jpegOf(bitmap, { left, top, width: side, height: side }, scale, jpegQuality);
    bitmap.close();
    return dataUrl === null ? { error: requestMessages.pictureNotAnImage } : { dataUrl };
  } catch {
    return { error: requestMessages.pictureNotAnImage };
  }
}

/** Decodes a base64 data URL. */
export function pictureBlob(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const type = dataUrl.slice('data:'.length, dataUrl.indexOf(';'));
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type });
}
