import { withFigureNames } from '@repo/content';
import { readFigureName } from '@repo/contracts/figures';
import type { Library, LibraryChapter } from '@repo/contracts/library';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { storeFigure } from './store-figure.ts';

async function storeChapterFigures(
  ctx: DomainContext,
  chapter: LibraryChapter,
  storedNames: Map<LibraryChapter['figures'][number], string>,
  within?: Transaction,
): Promise<LibraryChapter> {
  const names = new Map<string, string>();
  for (const figure of chapter.figures) {
    const { name, image } = figure;
    const words = readFigureName(name)?.slug ?? name;
    const stored =
      storedNames.get(figure) ?? (await storeFigure(ctx, { words, bytes: image.bytes }, within)).name;
    storedNames.set(figure, stored);
    names.set(name, stored);
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
  // Chapters may share figures.
  const storedNames = new Map<LibraryChapter['figures'][number], string>();
  for (const subject of subjects) {
    const chapters: LibraryChapter[] = [];
    for (const chapter of subject.chapters)
      chapters.push(await storeChapterFigures(ctx, chapter, storedNames, within));
    stored.subjects.push({ ...subject, chapters });
  }
  return stored;
}
