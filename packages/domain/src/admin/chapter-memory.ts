import type { ChapterMemory } from '@repo/contracts/chapter-memory';
import { forgottenItemsMax, judgedStudentsMin, pagesBeforeMax } from '@repo/contracts/limits/admin';
import {
  chapterProgress,
  flashcards,
  itemLooks,
  testResults,
  tests,
  topicPages,
  topics,
} from '@repo/db/schema';
import { itemHash, questionItem } from '@repo/revision/memory';
import { and, asc, desc, gt, gte, inArray, sql } from 'drizzle-orm';
import { listItems } from '#src/content/drafts/chapter-item.ts';
import type { DomainContext } from '#src/context.ts';
import { groupBy } from '#src/group-by.ts';
import type { Transaction } from '#src/transactions.ts';

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

type Place = Pick<ChapterMemory['items'][number], 'list' | 'itemId' | 'place' | 'text'>;

/** The items of the drafts by their hash. Deleted and edited items are missing. */
async function placesOf(tx: Transaction, chapterId: string): Promise<Map<string, Place>> {
  const cards = await listItems(tx, flashcards, { chapterId });
  const own = await listItems(tx, tests, { chapterId });
  const questions = own.flatMap(({ id, questions }) =>
    questions.map((question, at): [string, Place] => [
      questionItem(chapterId, question),
      { list: 'tests', itemId: id, place: at + 1, text: question.question },
    ]),
  );
  const places = cards.map(({ id, question }): [string, Place] => [
    itemHash(id),
    { list: 'flashcards', itemId: id, place: null, text: question },
  ]);
  // A question in two tests is shown in the first.
  return new Map([...places, ...questions.reverse()]);
}

async function listForgotten(tx: Transaction, chapterId: string): Promise<ChapterMemory['items']> {
  const places = await placesOf(tx, chapterId);
  const rows = await tx
    .select()
    .from(itemLooks)
    .where(
      and(
        inArray(itemLooks.item, [...places.keys()]),
        gte(itemLooks.students, judgedStudentsMin),
        gt(itemLooks.forgotten, 0),
      ),
    )
    .orderBy(
      sql`${itemLooks.forgotten}::float8 / nullif(${itemLooks.looks}, 0) desc nulls last`,
      desc(itemLooks.looks),
      asc(itemLooks.item),
    )
    .limit(forgottenItemsMax);
  return rows.flatMap(({ item, students, looks, forgotten }) => {
    const place = places.get(item);
    return place ? [{ ...place, students, looks, forgottenPercent: percentOf(forgotten, looks) }] : [];
  });
}

type ReadBefore = { topic: number; page: number; students: number; asked: number; correct: number };

/** Each student's newest result of each test of the chapter, by the page they had reached. */
const readBefore = (tx: Transaction, chapterId: string) =>
  tx.execute<ReadBefore>(sql`
    with newest as (
      select distinct on (user_id, test_id) user_id, correct_answers, correct_answers + incorrect_answers as asked, created_at
      from ${testResults} where test_id in (select id from ${tests} where chapter_id = ${chapterId})
      order by user_id, test_id, created_at desc, id desc)
    select current_topic_index as topic, current_page_index as page, count(distinct newest.user_id)::int as students,
      sum(asked)::int as asked, sum(correct_answers)::int as correct
    from newest join ${chapterProgress} progress
      on progress.user_id = newest.user_id and progress.chapter_id = ${chapterId}
    where progress.updated_at <= newest.created_at
    group by 1, 2 having count(distinct newest.user_id) >= ${judgedStudentsMin}
    order by sum(correct_answers)::float8 / nullif(sum(asked), 0), 1, 2`);

async function listPages(tx: Transaction, chapterId: string): Promise<ChapterMemory['pages']> {
  const own = await listItems(tx, topics, { chapterId });
  const pages = await tx
    .select({ id: topicPages.id, topicId: topicPages.topicId })
    .from(topicPages)
    .where(
      inArray(
        topicPages.topicId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(topicPages.pageNumber));
  const pagesOf = groupBy(pages, ({ topicId }) => topicId);
  const rows = await readBefore(tx, chapterId);
  return rows
    .flatMap(({ topic, page, students, asked, correct }) => {
      const found = own[topic];
      const at = found && pagesOf.get(found.id)?.[page];
      if (!at) return [];
      const place = { topicId: found.id, topic: found.name, pageId: at.id, page: page + 1 };
      return [{ ...place, students, correctPercent: percentOf(correct, asked) }];
    })
    .slice(0, pagesBeforeMax);
}

/**
 * Which cards and missed questions of a chapter are forgotten most, and after which pages its quizzes go
 * wrong. Leaves out what too few students did, to protect their privacy. Counts reviews up to the last daily
 * sweep, and pages in the order of the drafts.
 * @throws NOT_FOUND for an unknown chapter
 */
export async function getChapterMemory(
  ctx: DomainContext,
  { chapterId }: { chapterId: string },
): Promise<ChapterMemory> {
  return ctx.database.db.transaction(async (tx) => ({
    items: await listForgotten(tx, chapterId),
    pages: await listPages(tx, chapterId),
  }));
}
