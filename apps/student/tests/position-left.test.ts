import { describe, expect, test } from 'vitest';
import type { JobOf } from '#src/outbox/job.ts';
import { placesBefore } from '#src/outbox/positions.ts';
import { sendJob } from '#src/outbox/send-job.ts';
import { startProcedureServer } from './procedure-server.ts';

const chapter = { subjectId: 's', chapterId: 'c' };
const onPage = (currentPageIndex: number) => ({ currentTopicIndex: 0, currentPageIndex });
const leftByOlderBuild: JobOf<'position'> = {
  kind: 'position',
  ...chapter,
  notesProgress: onPage(1),
  hasLeft: true,
};
const left: JobOf<'position'> = { ...leftByOlderBuild, startedFrom: [onPage(0)] };

const serverOnPage = (index: number) =>
  startProcedureServer(() => ({ data: { chapter: 'c', isCompleted: false, notesProgress: onPage(index) } }));

// A second write would make the day on which the app is opened again a day of study.
test('a position that left with its page is not written again when the server has it', async () => {
  const { calls } = await serverOnPage(1);
  expect((await sendJob(left, 'token')).kind).toBe('saved');
  expect(calls).toEqual([{ path: 'progress.chapter', input: chapter }]);
});

test('a position that left with its page is written when it did not arrive', async () => {
  const { calls } = await serverOnPage(0);
  expect((await sendJob(left, 'token')).kind).toBe('saved');
  expect(calls.at(-1)).toEqual({
    path: 'progress.saveReadingPosition',
    input: { ...chapter, notesProgress: onPage(1) },
  });
});

test('a position that left with its page is dropped when another device has read on', async () => {
  const { calls } = await serverOnPage(5);
  expect((await sendJob(left, 'token')).kind).toBe('saved');
  expect(calls).toEqual([{ path: 'progress.chapter', input: chapter }]);
});

test('a position of which it is not known where it started is written over another one', async () => {
  const { calls } = await serverOnPage(5);
  expect((await sendJob(leftByOlderBuild, 'token')).kind).toBe('saved');
  expect(calls.map(({ path }) => path)).toEqual(['progress.chapter', 'progress.saveReadingPosition']);
});

describe('the positions the server may have when a page is turned', () => {
  const waiting = { ...left, hasLeft: false };

  test('are its own, and stay those while nothing was sent', () => {
    expect(placesBefore(undefined, true, onPage(0))).toEqual([onPage(0)]);
    expect(placesBefore(waiting, false, onPage(1))).toEqual([onPage(0)]);
  });

  test('have what was sent and what the server answered since among them', () => {
    expect(placesBefore(waiting, true, onPage(1))).toEqual([onPage(0), onPage(1)]);
    expect(placesBefore(waiting, false, onPage(5))).toEqual([onPage(0), onPage(5)]);
  });

  test('are unknown without an answer of the server, and after a job of an older build', () => {
    expect(placesBefore(undefined, true, undefined)).toBeUndefined();
    expect(placesBefore(leftByOlderBuild, true, onPage(1))).toBeUndefined();
  });
});
