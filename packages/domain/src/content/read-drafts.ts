import type { Chapter, Subject } from '@repo/contracts/content';
import * as tables from '@repo/db/schema';
import { asc } from 'drizzle-orm';
import type { Transaction } from '#src/context.ts';
import {
  presentFlashcard,
  presentMeme,
  presentMindmap,
  presentSummary,
  presentTest,
  presentTopic,
} from './present-content.ts';

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

async function readTables(tx: Transaction) {
  return {
    subjects: await tx.select().from(tables.subjects).orderBy(asc(tables.subjects.position)),
    chapters: await tx.select().from(tables.chapters).orderBy(asc(tables.chapters.position)),
    topics: await tx.select().from(tables.topics).orderBy(asc(tables.topics.position)),
    topicPages: await tx.select().from(tables.topicPages).orderBy(asc(tables.topicPages.pageNumber)),
    summaries: await tx.select().from(tables.summaries).orderBy(asc(tables.summaries.position)),
    summaryPages: await tx.select().from(tables.summaryPages).orderBy(asc(tables.summaryPages.pageNumber)),
    flashcards: await tx.select().from(tables.flashcards).orderBy(asc(tables.flashcards.position)),
    tests: await tx.select().from(tables.tests).orderBy(asc(tables.tests.position)),
    memes: await tx.select().from(tables.memes).orderBy(asc(tables.memes.position)),
    mindmaps: await tx.select().from(tables.mindmaps).orderBy(asc(tables.mindmaps.position)),
  };
}

type Tables = Awaited<ReturnType<typeof readTables>>;

/** Turns the rows of all chapters into chapters as students get them. */
function chapterPresenter(rows: Tables): (row: Tables['chapters'][number]) => Chapter {
  const byChapter = <T extends { chapterId: string }>(items: readonly T[]) => {
    const groups = groupBy(items, (item) => item.chapterId);
    return (chapterId: string) => groups.get(chapterId) ?? [];
  };
  const topicPages = groupBy(rows.topicPages, (page) => page.topicId);
  const summaryPages = groupBy(rows.summaryPages, (page) => page.summaryId);
  const [topics, summaries] = [byChapter(rows.topics), byChapter(rows.summaries)];
  const [flashcards, tests] = [byChapter(rows.flashcards), byChapter(rows.tests)];
  const [memes, mindmaps] = [byChapter(rows.memes), byChapter(rows.mindmaps)];

  return ({ id, name, subjectId, isAllContentAvailable }) => ({
    _id: id,
    name,
    subject: { _id: subjectId },
    isLocked: false,
    isAllContentAvailable,
    topics: topics(id).map((row) => presentTopic(row, topicPages.get(row.id) ?? [])),
    summaries: summaries(id).map((row) => presentSummary(row, summaryPages.get(row.id) ?? [])),
    flashcards: flashcards(id).map(presentFlashcard),
    tests: tests(id).map(presentTest),
    memes: memes(id).map((row) => presentMeme(row, subjectId)),
    mindmaps: mindmaps(id).map(presentMindmap),
  });
}

/** All drafts, whole and in order. `isLocked` is false throughout: locking is a matter of who reads. */
export async function readDrafts(tx: Transaction): Promise<Subject[]> {
  const rows = await readTables(tx);
  const present = chapterPresenter(rows);
  const chapters = groupBy(rows.chapters, (chapter) => chapter.subjectId);
  return rows.subjects.map(({ id, name, description, image, color, isAllContentAvailable }) => ({
    _id: id,
    name,
    description,
    image,
    color,
    isAllContentAvailable,
    chapters: (chapters.get(id) ?? []).map(present),
  }));
}
