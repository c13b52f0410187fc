import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { saveReadingPosition, submitTest } from '@repo/domain';
import { createStudent, createTestContext, importSampleContent } from '@repo/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLedger, type Ledger } from './ledger.ts';
import { loadStudent } from './testing/students.ts';

let database: TestDatabase;
let ledger: Ledger;
let nextStudent = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await importSampleContent(createTestContext(database));
});
beforeEach(() => {
  ledger = createLedger();
});
afterAll(() => database.close());

/** One student with an acknowledged position and quiz. */
async function study(page: number) {
  nextStudent += 1;
  const id = `ledger-${nextStudent}`;
  const ctx = createTestContext(database);
  const student = await createStudent(ctx, { id, expiryDate: new Date('2027-01-01') });
  const sent = loadStudent(id, { page });
  const { subjectId, chapterId, testId } = sent.place;
  const notesProgress = { currentTopicIndex: 0, currentPageIndex: page };
  await saveReadingPosition(student, { subjectId, chapterId, notesProgress });
  ledger.acknowledgePosition(sent);
  const attemptId = `${ledger.newAttemptId()}-${id}`;
  await submitTest(student, { testId, chapterId, answers: [0, 1, 2], timeTaken: 60, attemptId });
  ledger.acknowledge('quiz', attemptId);
  return { id, attemptId };
}

test('the check for losses does not count items that are in the database', async () => {
  await study(7);
  await study(2);
  expect(await ledger.compare(database)).toEqual({
    acknowledged: { position: 2, quiz: 2, written: 0, payment: 0 },
    lost: [],
    doubled: [],
  });
});

test('the check for losses counts a position that went back and a missing quiz', async () => {
  const { id, attemptId } = await study(7);
  await database.sql`update chapter_progress set current_page_index = 6 where user_id = ${id}`;
  await database.sql`delete from test_results where user_id = ${id}`;
  const { lost } = await ledger.compare(database);
  expect(lost).toEqual([`page 7 of ${id}: 6 is kept`, `quiz ${attemptId}`]);
});

test('the check for losses counts a position that was never stored', async () => {
  const { id } = await study(1);
  await database.sql`delete from chapter_progress where user_id = ${id}`;
  expect((await ledger.compare(database)).lost).toEqual([`page 1 of ${id}: none is kept`]);
});

test('the check for losses counts an attempt stored for two students as doubled', async () => {
  const { attemptId } = await study(1);
  const { id: other } = await study(1);
  await database.sql`update test_results set attempt_id = ${attemptId} where user_id = ${other}`;
  expect((await ledger.compare(database)).doubled).toEqual([`quiz ${attemptId}`]);
});

test('the check for losses counts a paid order without its month as a lost payment', async () => {
  ledger.acknowledge('payment', 'order_1');
  expect((await ledger.compare(database)).lost).toEqual(['payment order_1']);
});
