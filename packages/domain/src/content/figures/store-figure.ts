import { cleanDrawing, DrawingError } from '@repo/content/clean-drawing';
import { onWhitePaper } from '@repo/content/white-paper';
import type { StoredFigure } from '@repo/contracts/content';
import { type FigureName, figureHashLength, figureSlugOf, writeFigureName } from '@repo/contracts/figures';
import { drawingMaxBytes } from '@repo/contracts/limits/figures';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as contentMessages from '@repo/contracts/messages/content';
import * as requestMessages from '@repo/contracts/messages/request';
import { figures } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { StoredImage } from '#src/ports.ts';
import type { Transaction } from '#src/transactions.ts';
import { storeImage } from '../pictures/store-image.ts';

type ReadyFigure = {
  image: StoredImage;
  small: StoredImage | null;
  kind: FigureName['kind'];
  width: number;
  height: number;
  leftOut: Record<string, number>;
};

const pictureMaxBytes = profilePictureMaxMegabytes * 1024 * 1024;

const byteOrderMark = [0xef, 0xbb, 0xbf];
const blanks = new Set([0x09, 0x0a, 0x0d, 0x20]);

/** A drawing starts with a tag after optional whitespace; a picture starts with binary signs. */
function isText(bytes: Uint8Array): boolean {
  let at = byteOrderMark.every((byte, place) => bytes[place] === byte) ? byteOrderMark.length : 0;
  while (blanks.has(bytes[at] ?? 0)) at += 1;
  return bytes[at] === '<'.charCodeAt(0);
}

function readyDrawing(bytes: Uint8Array): ReadyFigure {
  if (bytes.length > drawingMaxBytes) throw new DomainError('TOO_LARGE', contentMessages.drawingTooLarge);
  try {
    const clean = cleanDrawing(Buffer.from(bytes).toString());
    const { width, height, dropped } = clean;
    const image = { bytes: Buffer.from(onWhitePaper(clean)), mediaType: 'image/svg+xml' };
    return { image, small: null, kind: 'drawing', width, height, leftOut: dropped };
  } catch (cause) {
    if (!(cause instanceof DrawingError)) throw cause;
    throw new DomainError('BAD_INPUT', contentMessages.drawingRefused(cause.message), { cause });
  }
}

async function readyPicture(ctx: DomainContext, bytes: Uint8Array): Promise<ReadyFigure> {
  if (bytes.length > pictureMaxBytes) throw new DomainError('TOO_LARGE', requestMessages.pictureTooLarge);
  const { wide, small, width, height } = await ctx.pictures.encodeFigure(bytes).catch((cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('BAD_INPUT', requestMessages.pictureNotAnImage, { cause });
  });
  return { image: wide, small, kind: 'picture', width, height, leftOut: {} };
}

/**
 * Stores a figure: an SVG drawing, rewritten with allowed elements only, or a picture, converted to two
 * widths without metadata. The same figure always gets the same name.
 * @param words the start of the name, such as the file's name
 * @throws TOO_LARGE, BAD_INPUT with the reason for a rejected drawing; UNAVAILABLE when too many pictures
 * wait
 */
export async function storeFigure(
  ctx: DomainContext,
  { words, bytes }: { words: string; bytes: Uint8Array },
  within: Transaction | DomainContext['database']['db'] = ctx.database.db,
): Promise<StoredFigure> {
  const ready = isText(bytes) ? readyDrawing(bytes) : await readyPicture(ctx, bytes);
  const { image, small, kind, width, height, leftOut } = ready;
  const hash = sha256(image.bytes).slice(0, figureHashLength);
  const name = writeFigureName({ slug: figureSlugOf(words), kind, width, height, hash });
  const path = await storeImage(ctx, image, within, 'figures');
  const smallPath = small ? await storeImage(ctx, small, within, 'figures') : null;
  const unusedSince = null;
  await within
    .insert(figures)
    .values({ name, path, smallPath, createdAt: ctx.clock.now(), unusedSince })
    .onConflictDoUpdate({ target: figures.name, set: { path, smallPath, unusedSince } });
  return { name, leftOut };
}
