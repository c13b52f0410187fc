import '../device-databases.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { useFreshDevice } from '../outbox-browser.ts';
import { questionsOf } from '../practice-app.tsx';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

useFreshDevice();

const questions = questionsOf('Asked', 4);

/** A result of the first chapter's quiz, as the server stored it: 1 is right, -1 open. */
const resultOf = (day: string, answers: number[]) => ({
  ...{ _id: day, testHash: 'seen', score: 0, isPassed: false, timeTaken: 60, answers },
  ...{ correctAnswers: 0, incorrectAnswers: 0, createdAt: `${day}T10:00:00.000Z` },
});
const seen = {
  testId: { _id: 't', title: 'Test', passingScore: 40, questions },
  chapterId: { _id: 's1-c1', name: 'Chapter', subject: { _id: 's1', name: 'Subject 1' } },
};

/** Opens My mistakes for a student who took these quizzes before Super, newest first. */
async function openMistakes(results: ReturnType<typeof resultOf>[]) {
  // The outbox lives as long as the module, so each test has a student of its own.
  const id = crypto.randomUUID();
  const user = makeUser({ id, plan: 'Pro', expiryDate: '2999-03-05T10:00:00.000Z' });
  const reply = makeBulkReply();
  for (const one of reply.data.subjects[0]?.chapters[0]?.tests ?? []) one.questions = questions;
  logInWithLibrary(user, reply);
  expect(getLibrary().testsOfChapter('s1-c1')).not.toEqual([]);
  const server = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    if (path === 'progress.testResults')
      return { data: { results, seenTests: { seen: JSON.stringify(seen) } } };
    if (path === 'progress.reviews') return { data: { batches: [], last: 0, isMore: false } };
    if (path === 'exchange.review')
      return { data: { nextSequence: (input as { events: [] }).events.length } };
    return { data: [] };
  });
  await renderApp('/mistakes');
  return server;
}

// docs/product/screens.md#mistakes
test('mistakes made on Basic are in My mistakes after the upgrade', async () => {
  await openMistakes([resultOf('2026-11-20', [0, -1, 1, 2])]);
  await screen.findByText('Asked 1');
  await screen.findByText('Asked 4');
  expect(screen.queryByText('Asked 2'), 'left open').toBeNull();
  expect(screen.queryByText('Asked 3'), 'was right').toBeNull();
});

// docs/product/screens.md#mistakes
test('a mistake made as Basic that was right on two days since does not come back', async () => {
  await openMistakes([
    resultOf('2026-11-22', [1, 1, 1, 1]),
    resultOf('2026-11-21', [1, 1, 1, 0]),
    resultOf('2026-11-20', [0, 1, 1, 1]),
  ]);
  await screen.findByText('Asked 4');
  expect(screen.queryByText('Asked 1')).toBeNull();
});

// docs/product/screens.md#mistakes
test('the results with mistakes from before the upgrade are read only once', async () => {
  const { calls } = await openMistakes([resultOf('2026-11-20', [0, 1, 1, 1])]);
  await screen.findByText('Asked 1');
  const { router } = await renderApp('/mistakes');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'progress.reviews').length).toBeGreaterThan(1),
  );
  await router.navigate({ to: '/profile' });
  expect(calls.filter(({ path }) => path === 'progress.testResults')).toHaveLength(1);
});
