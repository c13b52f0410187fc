import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { chapter, position, student, useReader } from './reader.ts';

useReader();

const superReader = async () => ({ ...student, user: { ...student.user, plan: 'Pro' as const } });
const nothing = { completed: [], last: null, quizzes: [], written: [] };
const later = { subjectId: 'econ', chapterId: 'econ-2' };

it("an account's standing is empty before a page was read", async () => {
  expect(await domain.getStanding(student)).toEqual(nothing);
});

it("an account's standing names the page read last, on any device", async () => {
  const reader = await superReader();
  ctx.time.now = new Date('2026-11-21T08:00:00Z');
  await domain.saveReadingPosition(reader, { ...later, ...position(0, 0) });
  ctx.time.now = new Date('2026-11-21T09:00:00Z');
  await domain.saveReadingPosition(reader, { ...chapter, ...position(1, 0) });
  expect(await domain.getStanding(reader)).toEqual({
    ...nothing,
    last: { ...chapter, ...position(1, 0), at: '2026-11-21T09:00:00.000Z' },
  });
});

it("an account's standing lists finished chapters, and the one finished last", async () => {
  const reader = await superReader();
  ctx.time.now = new Date('2026-11-21T08:00:00Z');
  await domain.saveReadingPosition(reader, { ...later, ...position(0, 0) });
  ctx.time.now = new Date('2026-11-21T09:00:00Z');
  await domain.completeChapter(reader, chapter);
  expect(await domain.getStanding(reader)).toMatchObject({ completed: ['econ-1'], last: chapter });
});

it("an account's standing has the newest quiz of each chapter, and the chapters with a written answer", async () => {
  const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', timeTaken: 60 };
  ctx.time.now = new Date('2026-11-21T08:00:00Z');
  await domain.submitTest(student, { ...quiz, answers: [0, 1, 2] });
  ctx.time.now = new Date('2026-11-21T09:00:00Z');
  await domain.submitTest(student, { ...quiz, answers: [3, 3, 3] });
  const written = { writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0 };
  await domain.submitWritten(student, { ...written, ticked: '10' });
  await domain.submitWritten(student, { ...written, ticked: '11' });
  const { quizzes, written: chapters } = await domain.getStanding(student);
  expect(quizzes).toEqual([{ chapterId: 'econ-1', isPassed: false, at: '2026-11-21T09:00:00.000Z' }]);
  expect(chapters).toEqual(['econ-1']);
});

it("an account's standing is the student's own", async () => {
  await domain.completeChapter(student, chapter);
  expect(await domain.getStanding(await createStudent(ctx))).toEqual(nothing);
});

it("an account's standing ignores an unpublished chapter", async () => {
  await domain.completeChapter(student, chapter);
  await domain.drafts.deleteSubject(ctx, { id: 'econ' });
  await domain.publishContent(ctx, { author: 'test', note: '' });
  expect(await domain.getStanding(student)).toEqual(nothing);
});
