import { expect, test } from 'vitest';
import type { Job } from '#src/outbox/job.ts';
import { sendJob } from '#src/outbox/send-job.ts';
import { startProcedureServer } from './procedure-server.ts';

const chapter = { subjectId: 's', chapterId: 'c' };
const onPage = (currentPageIndex: number) => ({ currentTopicIndex: 0, currentPageIndex });
const left: Job = { kind: 'position', ...chapter, notesProgress: onPage(1), hasLeft: true };

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
