import { createHash } from 'node:crypto';
import { figureHashLength, figureSlugOf, writeFigureName } from '@repo/contracts/figures';
import type { FoundPicture } from './reading.ts';

/** The image type by the first bytes: JPEG, PNG, GIF, WebP, AVIF or SVG. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  return /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavif|(\xef\xbb\xbf)?\s*<(\?xml|!--|svg))/.test(
    start,
  );
}

/** A temporary name in the form of a stored picture's, without its real size. */
export function pictureOf(words: string, bytes: Uint8Array): FoundPicture {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, figureHashLength);
  const name = writeFigureName({ slug: figureSlugOf(words), kind: 'picture', width: 1, height: 1, hash });
  return { name, words, bytes };
}
