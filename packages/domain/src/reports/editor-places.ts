import type { EditorPlace, ReportedItem } from '@repo/contracts/reports';
import {
  chapters,
  flashcards,
  subjects,
  summaries,
  summaryPages,
  tests,
  topicPages,
  topics,
  writtenQuestions,
} from '@repo/db/schema';
import { questionItem } from '@repo/revision/memory';
import { eq, inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { keptOf, textOf } from './reported-text.ts';

type Db = DomainContext['database']['db'];

/** An item at the time of the report, with its position then. */
export type Meant = ReportedItem & { parentId: string; part: number | null; textHash: string };
type Found = Omit<EditorPlace, 'subjectId'> & { textHash: string | null };
type Finder = ReadonlyMap<string, Found>;

const hashOf = (text: string) => keptOf(text).textHash;
const idsOf = (items: readonly Meant[], kind: ReportedItem['kind']) => [
  ...new Set(items.filter((item) => item.kind === kind).map(({ itemId }) => itemId)),
];

async function findPages(db: Db, ids: string[]): Promise<Finder> {
  if (ids.length === 0) return new Map();
  const ofTopics = await db
    .select({
      id: topicPages.id,
      content: topicPages.content,
      itemId: topics.id,
      chapterId: topics.chapterId,
    })
    .from(topicPages)
    .innerJoin(topics, eq(topics.id, topicPages.topicId))
    .where(inArray(topicPages.id, ids));
  const ofSummaries = await db
    .select({
      ...{ id: summaryPages.id, content: summaryPages.content },
      ...{ itemId: summaries.id, chapterId: summaries.chapterId },
    })
    .from(summaryPages)
    .innerJoin(summaries, eq(summaries.id, summaryPages.summaryId))
    .where(inArray(summaryPages.id, ids));
  const found =
    (list: Found['list']) =>
    ({ id, content, itemId, chapterId }: (typeof ofTopics)[number]): [string, Found] => [
      id,
      { chapterId, list, itemId, page: id, textHash: hashOf(textOf.page({ content })) },
    ];
  return new Map([...ofTopics.map(found('topics')), ...ofSummaries.map(found('summaries'))]);
}

async function findCards(db: Db, ids: string[]): Promise<Finder> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(flashcards).where(inArray(flashcards.id, ids));
  return new Map(
    rows.map(({ id, chapterId, ...card }) => [
      id,
      { chapterId, list: 'flashcards', itemId: id, page: null, textHash: hashOf(textOf.card(card)) },
    ]),
  );
}

async function findWritten(db: Db, ids: string[]): Promise<Finder> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(writtenQuestions).where(inArray(writtenQuestions.id, ids));
  return new Map(
    rows.map(({ id, chapterId, ...question }) => [
      id,
      { chapterId, list: 'written', itemId: id, page: null, textHash: hashOf(textOf.written(question)) },
    ]),
  );
}

/**
 * Finds questions by the hash of their text. If the text has changed, takes the question at the same
 * position, if its test still exists.
 */
async function findQuestions(db: Db, items: readonly Meant[]): Promise<Finder> {
  const asked = items.filter(({ kind }) => kind === 'question');
  if (asked.length === 0) return new Map();
  const chapterIds = [...new Set(asked.map(({ chapterId }) => chapterId))];
  const rows = await db
    .select({ id: tests.id, chapterId: tests.chapterId, questions: tests.questions })
    .from(tests)
    .where(inArray(tests.chapterId, chapterIds));
  const found = new Map<string, Found>();
  for (const { id, chapterId, questions } of rows)
    for (const [at, question] of questions.entries()) {
      const hash = questionItem(chapterId, question);
      const textHash = hashOf(textOf.question(question));
      if (!found.has(hash))
        found.set(hash, { chapterId, list: 'tests', itemId: id, page: String(at + 1), textHash });
    }
  for (const { itemId, parentId, part } of asked) {
    const test = rows.find(({ id }) => id === parentId);
    if (!test || found.has(itemId)) continue;
    const number = Math.min(part ?? 1, test.questions.length);
    found.set(itemId, {
      ...{ chapterId: test.chapterId, list: 'tests', itemId: parentId, page: String(number), textHash: null },
    });
  }
  return found;
}

/** A reported item in the drafts: where to edit it, null when it is deleted, and whether its text has changed. */
export type Draft = {
  place: EditorPlace | null;
  isChanged: boolean;
  /** Current names of its chapter and subject; null once the chapter is deleted. */
  names: { chapter: string; subject: string } | null;
};

/** Finds reported items in the drafts. @returns looks up one of them */
export async function findDrafts(
  { database: { db } }: DomainContext,
  items: readonly Meant[],
): Promise<(item: Meant) => Draft> {
  const finders = {
    page: await findPages(db, idsOf(items, 'page')),
    card: await findCards(db, idsOf(items, 'card')),
    written: await findWritten(db, idsOf(items, 'written')),
    question: await findQuestions(db, items),
  };
  const rows = await db
    .select({ id: chapters.id, chapter: chapters.name, subjectId: subjects.id, subject: subjects.name })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId));
  const chapterOf = new Map(rows.map((row) => [row.id, row]));
  return (item) => {
    const found = finders[item.kind].get(item.itemId);
    const at = chapterOf.get(found?.chapterId ?? item.chapterId);
    const names = at ? { chapter: at.chapter, subject: at.subject } : null;
    if (!found || !at) return { place: null, isChanged: false, names };
    const { textHash, ...place } = found;
    return { place: { ...place, subjectId: at.subjectId }, isChanged: textHash !== item.textHash, names };
  };
}
