import { setImmediate } from 'node:timers/promises';
import type { Chapter } from '@repo/contracts/content';
import type { ChapterDraft } from '@repo/contracts/content.drafts';
import * as tables from '@repo/db/schema';
import { asc, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { groupBy } from '#src/group-by.ts';
import type { Transaction } from '#src/transactions.ts';
import {
  presentFlashcard,
  presentFlashcardDraft,
  presentMeme,
  presentMemeDraft,
  presentMindmap,
  presentMindmapDraft,
  presentSummary,
  presentSummaryDraft,
  presentTest,
  presentTestDraft,
  presentTopic,
  presentTopicDraft,
  presentWritten,
  presentWrittenDraft,
  withChange,
} from './present-content.ts';

/** Rows of the tables in order; of all chapters, or of those that are named. */
async function readTables(tx: Transaction, chapterIds?: readonly string[]) {
  const { chapters, topics, topicPages, summaries, summaryPages, flashcards, tests, memes, mindmaps } =
    tables;
  const { writtenQuestions } = tables;
  const of = (column: PgColumn) => (chapterIds ? inArray(column, [...chapterIds]) : undefined);
  const topicIds = tx.select({ id: topics.id }).from(topics).where(of(topics.chapterId));
  const summaryIds = tx.select({ id: summaries.id }).from(summaries).where(of(summaries.chapterId));
  return {
    chapters: await tx
      .select()
      .from(chapters)
      .where(chapterIds ? inArray(chapters.id, [...chapterIds]) : undefined)
      .orderBy(asc(chapters.position)),
    topics: await tx.select().from(topics).where(of(topics.chapterId)).orderBy(asc(topics.position)),
    topicPages: await tx
      .select()
      .from(topicPages)
      .where(chapterIds ? inArray(topicPages.topicId, topicIds) : undefined)
      .orderBy(asc(topicPages.pageNumber)),
    summaries: await tx
      .select()
      .from(summaries)
      .where(of(summaries.chapterId))
      .orderBy(asc(summaries.position)),
    summaryPages: await tx
      .select()
      .from(summaryPages)
      .where(chapterIds ? inArray(summaryPages.summaryId, summaryIds) : undefined)
      .orderBy(asc(summaryPages.pageNumber)),
    flashcards: await tx
      .select()
      .from(flashcards)
      .where(of(flashcards.chapterId))
      .orderBy(asc(flashcards.position)),
    tests: await tx.select().from(tests).where(of(tests.chapterId)).orderBy(asc(tests.position)),
    memes: await tx.select().from(memes).where(of(memes.chapterId)).orderBy(asc(memes.position)),
    mindmaps: await tx.select().from(mindmaps).where(of(mindmaps.chapterId)).orderBy(asc(mindmaps.position)),
    written: await tx
      .select()
      .from(writtenQuestions)
      .where(of(writtenQuestions.chapterId))
      .orderBy(asc(writtenQuestions.position)),
  };
}

type Tables = Awaited<ReturnType<typeof readTables>>;
type Row<N extends keyof Tables> = Tables[N][number];

/** Groups the rows by chapter and presents them with these presenters. */
function chapterPresenter<T, S, F, Q, M, D, W>(
  rows: Tables,
  present: {
    topic(row: Row<'topics'>, pages: readonly Row<'topicPages'>[]): T;
    summary(row: Row<'summaries'>, pages: readonly Row<'summaryPages'>[]): S;
    flashcard(row: Row<'flashcards'>): F;
    test(row: Row<'tests'>): Q;
    meme(row: Row<'memes'>, subjectId: string): M;
    mindmap(row: Row<'mindmaps'>): D;
    written(row: Row<'written'>): W;
  },
) {
  const byChapter = <I extends { chapterId: string }>(items: readonly I[]) => {
    const groups = groupBy(items, (item) => item.chapterId);
    return (chapterId: string) => groups.get(chapterId) ?? [];
  };
  const topicPages = groupBy(rows.topicPages, (page) => page.topicId);
  const summaryPages = groupBy(rows.summaryPages, (page) => page.summaryId);
  const [topics, summaries] = [byChapter(rows.topics), byChapter(rows.summaries)];
  const [flashcards, tests] = [byChapter(rows.flashcards), byChapter(rows.tests)];
  const [memes, mindmaps] = [byChapter(rows.memes), byChapter(rows.mindmaps)];
  const written = byChapter(rows.written);

  return ({ id, name, subjectId, isAllContentAvailable }: Row<'chapters'>) => ({
    _id: id,
    name,
    subject: { _id: subjectId },
    isLocked: false,
    isAllContentAvailable,
    topics: topics(id).map((row) => present.topic(row, topicPages.get(row.id) ?? [])),
    summaries: summaries(id).map((row) => present.summary(row, summaryPages.get(row.id) ?? [])),
    flashcards: flashcards(id).map(present.flashcard),
    tests: tests(id).map(present.test),
    memes: memes(id).map((row) => present.meme(row, subjectId)),
    mindmaps: mindmaps(id).map(present.mindmap),
    written: written(id).map(present.written),
  });
}

const publishedPresenters = {
  topic: presentTopic,
  summary: presentSummary,
  flashcard: presentFlashcard,
  test: presentTest,
  meme: presentMeme,
  mindmap: presentMindmap,
  written: presentWritten,
};

/** A chapter that never had written questions stays, to the letter, what it was before there were any. */
const withoutEmptyWritten = ({ written, ...chapter }: Chapter): Chapter =>
  written?.length ? { ...chapter, written } : chapter;

/** As many as are read at once: enough to make the round trips cheap, few enough to leave the event loop free. */
const chaptersAtOnce = 8;

/**
 * These chapters as students would get them, whole, one after the other in this order; those that are not there are
 * left out. `isLocked` is false: locking is a matter of who reads. Never more than a few are in memory.
 */
export async function* readChapters(
  tx: Transaction,
  chapterIds: readonly string[],
): AsyncGenerator<Chapter, void> {
  for (let start = 0; start < chapterIds.length; start += chaptersAtOnce) {
    const some = chapterIds.slice(start, start + chaptersAtOnce);
    const rows = await readTables(tx, some);
    const present = chapterPresenter(rows, publishedPresenters);
    const found = new Map(rows.chapters.map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      if (row) yield withoutEmptyWritten(present(row));
      await setImmediate();
    }
  }
}

/** These chapters with all their content as editors get them, in the order of their subject. */
export async function readChapterDrafts(
  tx: Transaction,
  chapterIds: readonly string[],
): Promise<ChapterDraft[]> {
  if (chapterIds.length === 0) return [];
  const rows = await readTables(tx, chapterIds);
  const present = chapterPresenter(rows, {
    topic: presentTopicDraft,
    summary: presentSummaryDraft,
    flashcard: presentFlashcardDraft,
    test: presentTestDraft,
    meme: presentMemeDraft,
    mindmap: presentMindmapDraft,
    written: presentWrittenDraft,
  });
  return rows.chapters.map((row) => withChange(present(row), row));
}
