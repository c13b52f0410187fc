import { libraryTexts } from '@repo/content';
import { figuresIn } from '@repo/contracts/figures';
import type { LibraryChapter, LibraryFigure } from '@repo/contracts/library';
import { figures } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

/** The figures that a chapter's texts show, with their bytes; those that are not in the store are left out. */
export async function readChapterFigures(
  ctx: DomainContext,
  chapter: LibraryChapter,
): Promise<LibraryFigure[]> {
  const names = new Set(libraryTexts(chapter).flatMap((text) => figuresIn(text).map(({ name }) => name)));
  if (names.size === 0) return [];
  const rows = await ctx.database.db
    .select({ name: figures.name, path: figures.path })
    .from(figures)
    .where(inArray(figures.name, [...names].sort()))
    .orderBy(figures.name);
  const found: LibraryFigure[] = [];
  for (const { name, path } of rows) {
    const image = await ctx.images.get(path).catch(() => null);
    if (image) found.push({ name, image });
  }
  return found;
}
