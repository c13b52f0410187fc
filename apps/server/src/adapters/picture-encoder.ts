import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, type PictureEncoder, type StoredImage } from '@repo/domain';
import { createTurns } from '../workers/turns.ts';

const maxPixels = 40_000_000;
const maxSidePixels = 1_280;
const quality = 80;
/** What may come in. No SVG: it is a program more than a picture. */
const formats = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

/** libvips works in the threads that files and names of hosts need too: two of the four are left to them. */
const limits = { atOnceMax: 2, waitingMax: 40 };
const retryAfterSeconds = 5;
const inTurn = createTurns(
  limits,
  () => new DomainError('UNAVAILABLE', requestMessages.unavailable, { retryAfterSeconds }),
);

async function encode(bytes: Uint8Array): Promise<StoredImage> {
  // Loaded with the first picture: libvips takes memory that most processes never need.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.has(format ?? '')) throw new Error(`pictures of type ${format} are not taken`);
  const webp = await picture
    .rotate()
    .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
  return { bytes: webp, mediaType: 'image/webp' };
}

/** Encodes pictures with libvips, off the main thread, two at a time. */
export const pictureEncoder: PictureEncoder = { encode: (bytes) => inTurn(() => encode(bytes)) };
