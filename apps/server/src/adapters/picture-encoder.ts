import { pictureSmallMaxPixels, pictureWideMaxPixels } from '@repo/contracts/limits/figures';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, type EncodedFigure, type PictureEncoder, type StoredImage } from '@repo/domain';
import { createTurns } from '../workers/turns.ts';

const maxPixels = 40_000_000;
const quality = 80;
/**
 * Accepted formats by their first bytes: libvips would pass anything else to a decoder before we learn which.
 * No SVG, which is a program more than a picture.
 */
const beginnings: Record<string, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  heif: /^[\s\S]{4}ftyp(?:avi[fs]|hei[cmsx]|hev[cmsx]|mi[af]1|msf1)/,
};
const beginningLength = 16;

/** libvips shares Node's thread pool with file access and DNS, so it gets two of the four threads. */
const limits = { atOnceMax: 2, waitingMax: 40 };
const retryAfterSeconds = 5;
const inTurn = createTurns(
  limits,
  () => new DomainError('UNAVAILABLE', requestMessages.unavailable, { retryAfterSeconds, busy: 'pictures' }),
);

/**
 * Decodes a picture and turns it upright. Loads libvips on first use, because most processes never need its
 * memory.
 */
async function open(bytes: Uint8Array) {
  const beginning = Buffer.from(bytes.subarray(0, beginningLength)).toString('latin1');
  const begun = Object.keys(beginnings).find((format) => beginnings[format]?.test(beginning));
  if (!begun) throw new Error('it does not begin like a picture');
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (format !== begun) throw new Error(`it begins like ${begun} and is ${format}`);
  return picture.rotate();
}

type Upright = Awaited<ReturnType<typeof open>>;

async function encodeWithin(picture: Upright, sides: { width: number; height: number }) {
  const { data, info } = await picture
    .clone()
    .resize({ ...sides, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { image: { bytes: data, mediaType: 'image/webp' }, width: info.width, height: info.height };
}

async function encode(bytes: Uint8Array): Promise<StoredImage> {
  const sides = { width: pictureWideMaxPixels, height: pictureWideMaxPixels };
  return (await encodeWithin(await open(bytes), sides)).image;
}

async function encodeFigure(bytes: Uint8Array): Promise<EncodedFigure> {
  const picture = await open(bytes);
  const height = pictureWideMaxPixels;
  const wide = await encodeWithin(picture, { width: pictureWideMaxPixels, height });
  const hasSmall = wide.width > pictureSmallMaxPixels;
  const small = hasSmall ? await encodeWithin(picture, { width: pictureSmallMaxPixels, height }) : null;
  return { wide: wide.image, small: small?.image ?? null, width: wide.width, height: wide.height };
}

/** Encodes pictures with libvips, off the main thread, two at a time. */
export const pictureEncoder: PictureEncoder = {
  encode: (bytes) => inTurn(() => encode(bytes)),
  encodeFigure: (bytes) => inTurn(() => encodeFigure(bytes)),
};
