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

/** The picture upright, cropped to its central square of at most 512 px, as a JPEG data URL. */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const error = pictureError(file);
  if (error) return { error };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const cut = Math.min(bitmap.width, bitmap.height);
    const side = Math.min(cut, sidePx);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) return { error: requestMessages.pictureNotAnImage };
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    const left = (bitmap.width - cut) / 2;
    const top = (bitmap.height - cut) / 2;
    context.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side);
    bitmap.close();
    return { dataUrl: canvas.toDataURL('image/jpeg', jpegQuality) };
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
