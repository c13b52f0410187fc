import type { Library, LibraryChapter, LibraryPaper, LibrarySubject } from '@repo/contracts/library';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import * as tables from '@repo/db/schema';
import { and, eq, like } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { cardColumns } from '../drafts/flashcards.ts';
import { storedVariants } from '../drafts/stored-variants.ts';
import { testColumns } from '../drafts/tests.ts';
import { writtenColumns } from '../drafts/written.ts';
import { storeLibraryFigures } from '../figures/store-library-figures.ts';
import { itemTables } from '../item-tables.ts';
import { storeImage } from '../pictures/store-image.ts';

export type ImageUrls = ReadonlyMap<string, string>;

/**
 * Removes what an earlier import added to a chapter: library ids start with the chapter's id. Items by admins
 * stay.
 */
async function removeImported(tx: Transaction, chapterId: string): Promise<void> {
  const pattern = `${chapterId.replaceAll(/[\\%_]/g, '\\$&')}-%`;
  for (const table of Object.values(itemTables))
    await tx.delete(table).where(and(eq(table.chapterId, chapterId), like(table.id, pattern)));
}

type Pages = Pick<LibraryChapter['topics'][number], 'id' | 'pages' | 'pageVariants'>;

const pageRows = ({ id: ownerId, pages, pageVariants }: Pages, updatedAt: Date) =>
  pages.map((content, index) => ({
    id: `${ownerId}-p${index + 1}`,
    pageNumber: index + 1,
    content,
    variants: storedVariants(pageVariants?.[index]) ?? null,
    updatedAt,
  }));

async function insertPages(tx: Transaction, updatedAt: Date, chapter: LibraryChapter): Promise<void> {
  const topicPages = chapter.topics.flatMap((topic) =>
    pageRows(topic, updatedAt).map((row) => ({ ...row, topicId: topic.id })),
  );
  if (topicPages.length > 0) await tx.insert(tables.topicPages).values(topicPages);
  // A summary has at least one page.
  const summaryPages = chapter.summaries.flatMap((summary) =>
    pageRows(summary.pages.length > 0 ? summary : { ...summary, pages: [''] }, updatedAt).map((row) => ({
      ...row,
      summaryId: summary.id,
    })),
  );
  if (summaryPages.length > 0) await tx.insert(tables.summaryPages).values(summaryPages);
}

/** Inserts the items of a new chapter. @param images addresses of pictures by the meme's id */
export async function insertItems(
  tx: Transaction,
  updatedAt: Date,
  chapter: LibraryChapter,
  images: ImageUrls,
): Promise<void> {
  const item = (id: string, position: number) => ({ id, chapterId: chapter.id, position, updatedAt });
  const topics = chapter.topics.map(({ id, pages: _, pageVariants: __, ...topic }, at) => ({
    ...item(id, at),
    ...topic,
  }));
  const summaries = chapter.summaries.map(({ id, pages: _, pageVariants: __, ...fields }, at) => ({
    ...item(id, at),
    ...fields,
  }));
  const flashcards = chapter.flashcards.map(({ id, ...card }, at) => ({
    ...item(id, at),
    ...cardColumns(card),
  }));
  const tests = chapter.tests.map(({ id, ...test }, at) => ({ ...item(id, at), ...testColumns(test) }));
  const memes = chapter.memes.map(({ id, picture: _, ...meme }, at) => ({
    ...item(id, at),
    ...meme,
    imageUrl: images.get(id) ?? '',
  }));
  const mindmaps = chapter.mindmaps.map(({ id, root, ...mindmap }, at) => ({
    ...item(id, at),
    ...mindmap,
    ...layOutMindmap(root),
  }));
  const written = chapter.written.map(({ id, ...fields }, at) => ({
    ...item(id, at),
    ...writtenColumns(fields),
  }));
  if (topics.length > 0) await tx.insert(tables.topics).values(topics);
  if (summaries.length > 0) await tx.insert(tables.summaries).values(summaries);
  await insertPages(tx, updatedAt, chapter);
  if (flashcards.length > 0) await tx.insert(tables.flashcards).values(flashcards);
  if (tests.length > 0) await tx.insert(tables.tests).values(tests);
  if (memes.length > 0) await tx.insert(tables.memes).values(memes);
  if (mindmaps.length > 0) await tx.insert(tables.mindmaps).values(mindmaps);
  if (written.length > 0) await tx.insert(tables.writtenQuestions).values(written);
}

async function importSubject(
  tx: Transaction,
  updatedAt: Date,
  subject: LibrarySubject,
  position: number,
  images: ImageUrls,
) {
  const { id, chapters, picture, ...fields } = subject;
  const image = picture ? { image: images.get(id) } : {};
  const row = { ...fields, ...image, position, updatedAt };
  await tx
    .insert(tables.subjects)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: tables.subjects.id, set: row });
  for (const [at, chapter] of chapters.entries()) {
    const { name, isAllContentAvailable } = chapter;
    const chapterRow = { subjectId: id, name, isAllContentAvailable, position: at, updatedAt };
    await tx
      .insert(tables.chapters)
      .values({ id: chapter.id, ...chapterRow })
      .onConflictDoUpdate({ target: tables.chapters.id, set: chapterRow });
    await removeImported(tx, chapter.id);
    await insertItems(tx, updatedAt, chapter, images);
  }
}

const importPaper = (tx: Transaction, updatedAt: Date, { id, ...fields }: LibraryPaper, position: number) => {
  const row = { ...fields, position, updatedAt };
  return tx
    .insert(tables.papers)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: tables.papers.id, set: row });
};

/** Stores the pictures of a library. @returns their addresses, by the id of the meme or the subject */
export async function storePictures(
  ctx: DomainContext,
  { subjects }: Library,
  within?: Transaction,
): Promise<ImageUrls> {
  const images = new Map<string, string>();
  for (const subject of subjects) {
    if (subject.picture) images.set(subject.id, await storeImage(ctx, subject.picture, within));
    for (const { id, picture } of subject.chapters.flatMap((chapter) => chapter.memes))
      images.set(id, 'url' in picture ? picture.url : await storeImage(ctx, picture, within));
  }
  return images;
}

/**
 * Writes the starter library into the drafts, all or nothing. Running it again replaces the earlier import
 * without duplicates; additions by admins stay. Does not publish.
 */
export async function importLibrary(ctx: DomainContext, library: Library): Promise<void> {
  const images = await storePictures(ctx, library);
  const { subjects } = await storeLibraryFigures(ctx, library);
  const updatedAt = ctx.clock.now();
  await ctx.database.db.transaction(async (tx) => {
    for (const [position, subject] of subjects.entries())
      await importSubject(tx, updatedAt, subject, position, images);
    for (const [position, paper] of (library.papers ?? []).entries())
      await importPaper(tx, updatedAt, paper, position);
  });
}
