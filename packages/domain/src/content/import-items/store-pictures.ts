import type { FoundPicture } from '@repo/content/import-tasks';
import { figuresIn, readFigureLine, writeFigureLine } from '@repo/contracts/figures';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { storeFigure } from '../figures/store-figure.ts';

export const lostPicturesMessage = (count: number) =>
  count === 0 ? '' : `. ${count === 1 ? '1 picture' : `${count} pictures`} could not be read`;

/** Names figures as stored; a lost one becomes its caption in brackets. */
function withNames(text: string, names: ReadonlyMap<string, string | null>): string {
  if (!text.includes('![')) return text;
  return text
    .split('\n')
    .flatMap((line) => {
      const figure = readFigureLine(line);
      const name = figure && names.get(figure.name);
      if (!figure || name === undefined) return [line];
      return name === null ? [`[${figure.caption}]`] : [writeFigureLine({ ...figure, name })];
    })
    .join('\n');
}

/**
 * Stores the pictures in a file's texts as figures. Skips unreadable ones, whose captions stay.
 * @returns `withStored` replaces a text's pictures by the stored figures' names; `lost` counts skipped ones
 * @throws UNAVAILABLE when too many pictures wait
 */
export async function storePicturesOf(
  ctx: DomainContext,
  texts: readonly string[],
  pictures: readonly FoundPicture[],
  tx: Transaction,
): Promise<{ withStored: (text: string) => string; lost: number }> {
  const shown = new Set(texts.flatMap((text) => figuresIn(text).map(({ name }) => name)));
  const names = new Map<string, string | null>();
  for (const { name, words, bytes } of pictures) {
    if (!shown.has(name)) continue;
    try {
      names.set(name, (await storeFigure(ctx, { words, bytes }, tx)).name);
    } catch (error) {
      const isOfPicture = error instanceof DomainError && ['BAD_INPUT', 'TOO_LARGE'].includes(error.code);
      if (!isOfPicture) throw error;
      names.set(name, null);
    }
  }
  const lost = [...names.values()].filter((name) => name === null).length;
  return { withStored: (text) => withNames(text, names), lost };
}
