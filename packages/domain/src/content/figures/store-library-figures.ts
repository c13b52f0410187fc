import { withFigureNames } from '@repo/content';
import { readFigureName } from '@repo/contracts/figures';
import type { Library, LibraryChapter } from '@repo/contracts/library';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { storeFigure } from './store-figure.ts';

async function storeChapterFigures(
  ctx: DomainContext,
  chapter: LibraryChapter,
  within?: Transaction,
): Promise<LibraryChapter> {
  const names = new Map<string, string>();
  for (const { name, image } of chapter.figures) {
    const words = readFigureName(name)?.slug ?? name;
    names.set(name, (await storeFigure(ctx, { words, bytes: image.bytes }, within)).name);
  }
  return withFigureNames(chapter, names);
}

/** Stores the figures of a library. @returns the library, referring to its figures by their stored names */
export async function storeLibraryFigures(
  ctx: DomainContext,
  { subjects, ...rest }: Library,
  within?: Transaction,
): Promise<Library> {
  const stored: Library = { ...rest, subjects: [] };
  for (const subject of subjects) {
    const chapters: LibraryChapter[] = [];
    for (const chapter of subject.chapters) chapters.push(await storeChapterFigures(ctx, chapter, within));
    stored.subjects.push({ ...subject, chapters });
  }
  return stored;
}
