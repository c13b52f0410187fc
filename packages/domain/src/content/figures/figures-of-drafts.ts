import { libraryTexts } from '@repo/content';
import { shownFiguresIn } from '@repo/contracts/figures';
import type { LibraryChapter, LibraryFigure } from '@repo/contracts/library';
import { figures } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

export type ChapterFigures = {
  figures: LibraryFigure[] /** Names of figures missing from the store. */;
  gone: string[];
};

/**
 * The figures in texts, with their bytes.
 * @throws what the store of images throws on failure
 */
export async function readFiguresOf(ctx: DomainContext, texts: readonly string[]): Promise<ChapterFigures> {
  const shown = texts.flatMap((text) => shownFiguresIn(text).map(({ name }) => name));
  const names = [...new Set(shown)].sort();
  const found: ChapterFigures = { figures: [], gone: [] };
  if (names.length === 0) return found;
  const rows = await ctx.database.db
    .select({ name: figures.name, path: figures.path })
    .from(figures)
    .where(inArray(figures.name, names));
  const paths = new Map(rows.map(({ name, path }) => [name, path]));
  for (const name of names) {
    const image = await ctx.images.get(paths.get(name) ?? '');
    if (image) found.figures.push({ name, image });
    else found.gone.push(name);
  }
  return found;
}

/** The figures in a chapter's texts. @throws what the store of images throws on failure */
export const readChapterFigures = (ctx: DomainContext, chapter: LibraryChapter): Promise<ChapterFigures> =>
  readFiguresOf(ctx, libraryTexts(chapter));
