import { contentLists } from '@repo/contracts/items/content-lists';
import type { Library, LibraryChapter, LibraryPaper, LibrarySubject } from '@repo/contracts/library';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import * as tables from '@repo/db/schema';
import { and, eq, like } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { storeLibraryFigures } from '../figures/store-library-figures.ts';
import { itemTables } from '../item-tables.ts';
import { kindOf } from '../kinds/index.ts';
import { storedVariants } from '../kinds/stored-variants.ts';
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
  // What a library has in place of a field, by list.
  const fieldsOf = {
    memes: ({ id }: LibraryChapter['memes'][number]) => ({ imageUrl: images.get(id) ?? '' }),
    mindmaps: ({ root }: LibraryChapter['mindmaps'][number]) => layOutMindmap(root),
  };
  for (const list of contentLists) {
    const items: readonly { id: string }[] = chapter[list] ?? [];
    const rows = items.map((fields, at) => ({
      ...item(fields.id, at),
      ...kindOf(list).columnsOf({
        ...fields,
        ...(list in fieldsOf && fieldsOf[list as 'memes'](fields as never)),
      }),
    }));
    if (rows.length > 0) await tx.insert(itemTables[list]).values(rows as never);
  }
  await insertPages(tx, updatedAt, chapter);
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
