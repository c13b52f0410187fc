import type { Chapter, Page, Subject } from '@repo/contracts/content';
import * as tables from '@repo/db/schema';
import { asc } from 'drizzle-orm';
import type { Transaction } from '#src/context.ts';

type PageRow = { id: string; pageNumber: number; content: string };
type ItemRow = { chapterId: string };

const presentPage = (row: PageRow): Page => ({
  _id: row.id,
  pageNumber: row.pageNumber,
  content: row.content,
});

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
  const byChapter = <T extends ItemRow>(items: readonly T[]) => groupBy(items, (item) => item.chapterId);
  const topics = byChapter(rows.topics);
  const topicPages = groupBy(rows.topicPages, (page) => page.topicId);
  const summaries = byChapter(rows.summaries);
  const summaryPages = groupBy(rows.summaryPages, (page) => page.summaryId);
  const [flashcards, tests] = [byChapter(rows.flashcards), byChapter(rows.tests)];
  const [memes, mindmaps] = [byChapter(rows.memes), byChapter(rows.mindmaps)];

  return (row) => {
    const chapter = { _id: row.id };
    return {
      _id: row.id,
      name: row.name,
      subject: { _id: row.subjectId },
      isLocked: false,
      isAllContentAvailable: row.isAllContentAvailable,
      topics: (topics.get(row.id) ?? []).map((topic) => ({
        _id: topic.id,
        name: topic.name,
        description: topic.description,
        chapter,
        pages: (topicPages.get(topic.id) ?? []).map(presentPage),
      })),
      summaries: (summaries.get(row.id) ?? []).map((summary) => ({
        _id: summary.id,
        title: summary.title,
        chapter,
        pages: (summaryPages.get(summary.id) ?? []).map(presentPage),
      })),
      flashcards: (flashcards.get(row.id) ?? []).map((card) => ({
        _id: card.id,
        question: card.question,
        answer: card.answer,
        chapter,
        difficulty: card.difficulty,
      })),
      tests: (tests.get(row.id) ?? []).map((test) => ({
        _id: test.id,
        title: test.title,
        chapter,
        timeLimit: test.timeLimitMinutes,
        passingScore: test.passingScorePercent,
        questions: test.questions,
      })),
      memes: (memes.get(row.id) ?? []).map((meme) => ({
        _id: meme.id,
        imageUrl: meme.imageUrl,
        alt: meme.alt,
        chapter,
        subject: { _id: row.subjectId },
      })),
      mindmaps: (mindmaps.get(row.id) ?? []).map((map) => ({
        _id: map.id,
        title: map.title,
        chapter,
        nodes: map.nodes,
        edges: map.edges,
      })),
    };
  };
}

/** All drafts, whole and in order. `isLocked` is false throughout: locking is a matter of who reads. */
export async function readDrafts(tx: Transaction): Promise<Subject[]> {
  const rows = await readTables(tx);
  const present = chapterPresenter(rows);
  const chapters = groupBy(rows.chapters, (chapter) => chapter.subjectId);
  return rows.subjects.map((subject) => ({
    _id: subject.id,
    name: subject.name,
    description: subject.description,
    image: subject.image,
    color: subject.color,
    isAllContentAvailable: subject.isAllContentAvailable,
    chapters: (chapters.get(subject.id) ?? []).map(present),
  }));
}
