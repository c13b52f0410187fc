import type { Library, LibraryChapter, LibrarySubject } from '@repo/contracts/library';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import * as tables from '@repo/db/schema';
import { and, eq, like } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';

type ImageUrls = ReadonlyMap<string, string>;

const itemTables = [
  tables.topics,
  tables.summaries,
  tables.flashcards,
  tables.tests,
  tables.memes,
  tables.mindmaps,
] as const;

/** What an earlier import put into a chapter: library ids start with the chapter's own. Admins' items stay. */
async function removeImported(tx: Transaction, chapterId: string): Promise<void> {
  const pattern = `${chapterId.replaceAll(/[\\%_]/g, '\\$&')}-%`;
  for (const table of itemTables)
    await tx.delete(table).where(and(eq(table.chapterId, chapterId), like(table.id, pattern)));
}

const pageRows = (ownerId: string, pages: readonly string[]) =>
  pages.map((content, index) => ({ id: `${ownerId}-p${index + 1}`, pageNumber: index + 1, content }));

async function insertItems(tx: Transaction, updatedAt: Date, chapter: LibraryChapter, images: ImageUrls) {
  const item = (id: string, position: number) => ({ id, chapterId: chapter.id, position, updatedAt });
  const { topics, summary, flashcards, tests, memes, mindmap } = chapter;

  await tx
    .insert(tables.topics)
    .values(topics.map(({ id, name, description }, at) => ({ ...item(id, at), name, description })));
  await tx
    .insert(tables.topicPages)
    .values(topics.flatMap(({ id, pages }) => pageRows(id, pages).map((row) => ({ ...row, topicId: id }))));
  await tx.insert(tables.summaries).values({ ...item(summary.id, 0), title: summary.title });
  await tx
    .insert(tables.summaryPages)
    .values(pageRows(summary.id, summary.pages).map((row) => ({ ...row, summaryId: summary.id })));
  await tx
    .insert(tables.flashcards)
    .values(flashcards.map(({ id, ...card }, at) => ({ ...item(id, at), ...card })));
  await tx.insert(tables.tests).values(
    tests.map(({ id, title, timeLimit, passingScore, questions }, at) => ({
      ...item(id, at),
      title,
      timeLimitMinutes: timeLimit,
      passingScorePercent: passingScore,
      questions,
    })),
  );
  await tx
    .insert(tables.memes)
    .values(memes.map(({ id, alt }, at) => ({ ...item(id, at), imageUrl: images.get(id) ?? '', alt })));
  await tx
    .insert(tables.mindmaps)
    .values({ ...item(mindmap.id, 0), title: mindmap.title, ...layOutMindmap(mindmap.root) });
}

async function importSubject(
  tx: Transaction,
  updatedAt: Date,
  subject: LibrarySubject,
  position: number,
  images: ImageUrls,
) {
  const { id, chapters, ...fields } = subject;
  const row = { ...fields, position, updatedAt };
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

/**
 * Writes the starter library into the drafts: all of it or nothing. Running it again replaces what it wrote before
 * and doubles nothing; what admins added beside it stays. Publishing is a step of its own.
 */
export async function importLibrary(ctx: DomainContext, library: Library): Promise<void> {
  const images = new Map<string, string>();
  for (const subject of library.subjects)
    for (const chapter of subject.chapters)
      for (const meme of chapter.memes) images.set(meme.id, await ctx.images.put(meme));
  const updatedAt = ctx.clock.now();
  await ctx.database.db.transaction(async (tx) => {
    for (const [position, subject] of library.subjects.entries())
      await importSubject(tx, updatedAt, subject, position, images);
  });
}
