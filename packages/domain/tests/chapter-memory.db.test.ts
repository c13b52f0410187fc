import { judgedStudentsMin } from '@repo/contracts/limits/admin';
import { flashcards, topicPages } from '@repo/db/schema';
import { itemHash, questionItem } from '@repo/revision/memory';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { newStudents, review } from './review-fixtures.ts';
import { day, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();

const chapterId = 'econ-1';
const cardId = `${chapterId}-card-1`;
const card = itemHash(cardId);
const missed = questionItem(chapterId, { question: 'Q2' });

beforeEach(async () => {
  await domain.importLibrary(ctx, sampleLibrary());
  await domain.publishContent(ctx, { author: 'test', note: '' });
});

const memory = () => domain.getChapterMemory(ctx, { chapterId });

// docs/product/content.md#what-is-forgotten
it('what students forget is listed for at least twenty students, most forgotten first, and not after its deletion', async () => {
  const students = await newStudents(judgedStudentsMin);
  for (const student of students) {
    await review(student, 0, card, 3);
    await review(student, 1, missed, 1);
  }
  ctx.time.pass(day);
  const [last, ...others] = students;
  const comesBack = async (student: UserContext, at: number) => {
    await review(student, 2, card, 1);
    await review(student, 3, missed, at % 2 === 0 ? 1 : 3);
  };
  for (const [at, student] of others.entries()) await comesBack(student, at);
  await sweepNextDay();
  expect(await memory()).toEqual({ items: [], pages: [] });
  if (last) await comesBack(last, 1);
  await sweepNextDay();
  const counted = { students: judgedStudentsMin, looks: judgedStudentsMin };
  expect((await memory()).items).toEqual([
    {
      list: 'flashcards',
      itemId: cardId,
      place: null,
      text: 'Card of econ-1?',
      ...counted,
      forgottenPercent: 100,
    },
    { list: 'tests', itemId: 'econ-1-test', place: 2, text: 'Q2', ...counted, forgottenPercent: 50 },
  ]);
  await database.db.delete(flashcards).where(eq(flashcards.id, cardId));
  expect((await memory()).items).toMatchObject([{ list: 'tests' }]);
});

it('what students forget is found only for an existing chapter', async () => {
  await expectCode(domain.getChapterMemory(ctx, { chapterId: 'gone' }), 'NOT_FOUND');
});

// docs/product/content.md#what-is-forgotten
const readTo = async (student: UserContext, currentPageIndex: number) => {
  await domain.saveReadingPosition(student, {
    ...{ subjectId: 'econ', chapterId },
    notesProgress: { currentTopicIndex: 0, currentPageIndex },
  });
  ctx.time.pass(60_000);
};
const readAndAnswer = async (student: UserContext, page: number, answers: number[]) => {
  await readTo(student, page);
  await domain.submitTest(student, { testId: 'econ-1-test', chapterId, timeTaken: 5, answers });
};

it('the pages before mistakes are those at least twenty students had read up to, fewest right answers first', async () => {
  const [first, ...others] = await newStudents(2 * judgedStudentsMin);
  for (const [at, student] of others.entries())
    await readAndAnswer(student, at % 2, at % 2 ? [0, 1, 2] : [0, 3, 3]);
  const topic = { topicId: 'econ-1-t1', topic: 'First topic', students: judgedStudentsMin };
  const pages = await database.db
    .select({ pageId: topicPages.id })
    .from(topicPages)
    .where(eq(topicPages.topicId, topic.topicId))
    .orderBy(asc(topicPages.pageNumber));
  const one = { ...topic, ...pages[0], page: 1, correctPercent: 33 };
  expect((await memory()).pages).toEqual([one]);
  if (first) await readAndAnswer(first, 1, [0, 1, 2]);
  expect((await memory()).pages).toEqual([one, { ...topic, ...pages[1], page: 2, correctPercent: 100 }]);
});

it('the pages before mistakes do not include students who read on after their quiz', async () => {
  const students = await newStudents(judgedStudentsMin);
  for (const student of students) await readAndAnswer(student, 0, [3, 3, 3]);
  expect((await memory()).pages).toMatchObject([{ page: 1, correctPercent: 0 }]);
  for (const student of students) await readTo(student, 1);
  expect((await memory()).pages).toEqual([]);
  for (const student of students) await readAndAnswer(student, 1, [0, 1, 2]);
  expect((await memory()).pages).toMatchObject([{ page: 2, correctPercent: 100 }]);
});
