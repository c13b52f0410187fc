import 'fake-indexeddb/auto';
import { brand } from '@repo/contracts/brand';
import type { Test } from '@repo/contracts/content';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { activateLibrary, getLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { handInExpired } from '#src/questions/hand-in-expired.ts';
import { forgetAttempt, type KeptAttempt, keepAttempt, readAttempts } from '#src/questions/kept-attempts.ts';
import { clearSession, setCredentials } from '#src/session/session.ts';
import { behindEveryScreen } from './behind-every-screen.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { QuotaStorage } from './quota-storage.ts';
import { button, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const user = makeUser({ unlockedChapters: ['s1-c1'] });
const questions: Test['questions'] = [
  { question: 'Which is red?', options: ['Rose', 'Grass'], correctAnswer: 0, difficulty: 'easy' },
  { question: 'Which is green?', options: ['Rose', 'Grass'], correctAnswer: 1, difficulty: 'easy' },
];
const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** As a new page of the app: what was in memory is gone. */
async function open(): Promise<ProcedureCall[]> {
  const { calls } = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    const known = behindEveryScreen[path];
    if (known) return { data: known(input) };
    if (path === 'progress.submitTest')
      return {
        data: {
          _id: 'r1',
          score: 50,
          isPassed: true,
          correctAnswers: 1,
          incorrectAnswers: 1,
          answers: (input as { answers: number[] }).answers,
        },
      };
    return { data: [] };
  });
  await renderApp('/tabs/s1/s1-c1?tab=quiz');
  return calls;
}
const submitted = (calls: ProcedureCall[]) =>
  calls
    .filter(({ path }) => path === 'progress.submitTest')
    .map(({ input }) => input as { attemptId: string });

let attempts = 0;
/** Of this very test: what one page knows of an attempt it knows for good. */
const cutOff = () => `cut-off-${attempts}`;

function keptSince(seconds: number): KeptAttempt {
  const [quiz] = getLibrary().testsOfChapter('s1-c1');
  if (!quiz) throw new Error('the library has no quiz');
  const startedAtMs = Date.now() - seconds * 1_000;
  return {
    attemptId: cutOff(),
    test: quiz,
    contentTimestamp: '2025-12-31T00:00:00.000Z',
    answers: [0, -1],
    index: 1,
    startedAtMs,
    deadlineMs: startedAtMs + 600_000,
  };
}

beforeEach(() => {
  attempts += 1;
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  setCredentials(user, 'secret');
  const reply = makeBulkReply();
  for (const one of reply.data.subjects[0]?.chapters[0]?.tests ?? []) one.questions = questions;
  activateLibrary(flattenBulk(reply, { owner: ownerOf(user), etag: null }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  activateLibrary(null);
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a quiz that a reload or a crash cut off', () => {
  test('is kept with every answer', async () => {
    await open();
    await vi.waitFor(() => button('Start Quiz').click());
    await seen('Question 1 of 2');
    press('b');
    await vi.waitFor(() => expect(readAttempts(user.id)).toMatchObject([{ answers: [1, -1], index: 0 }]));
    press('Enter');
    await vi.waitFor(() => expect(readAttempts(user.id)).toMatchObject([{ answers: [1, -1], index: 1 }]));
  });

  test('goes on where it was, and is handed in once as the same attempt at the version that was seen', async () => {
    keepAttempt(user.id, keptSince(240));
    const calls = await open();
    await seen('Your quiz is still running');
    expect(pageText()).toContain('1 of 2 answered');
    expect(pageText()).toMatch(/0[56]:[0-5]\d/);
    button('Resume Quiz').click();
    await seen('Question 2 of 2');
    press('b');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false));
    button('Finish').click();
    await seen('Result saved');
    expect(submitted(calls)).toMatchObject([
      { attemptId: cutOff(), answers: [0, 1], contentTimestamp: '2025-12-31T00:00:00.000Z' },
    ]);
    await vi.waitFor(() => expect(readAttempts(user.id)).toEqual([]));
  });

  test('ends with a time-out when its time ran out meanwhile, and counts once', async () => {
    keepAttempt(user.id, keptSince(3_600));
    const calls = await open();
    await seen('Time is up.');
    await seen('Result saved');
    expect(submitted(calls)).toMatchObject([{ attemptId: cutOff(), answers: [0, -1], timeTaken: 600 }]);
    button('Retake Quiz').click();
    await seen('Start Quiz');
    expect(readAttempts(user.id)).toEqual([]);
  });

  test('gives way to a tab that goes on with it, though this one cannot read what that one keeps', async () => {
    await open();
    await vi.waitFor(() => button('Start Quiz').click());
    await seen('Question 1 of 2');
    press('b');
    await vi.waitFor(() => expect(readAttempts(user.id)).toMatchObject([{ answers: [1, -1] }]));
    const [{ attemptId } = keptSince(0)] = readAttempts(user.id);
    localStorage.clear();
    const otherTab = new BroadcastChannel(`${brand.storagePrefix}-attempts`);
    onTestFinished(() => otherTab.close());
    const tell = () => otherTab.postMessage({ kind: 'runs', userId: user.id, attemptId });
    otherTab.addEventListener('message', ({ data }) => {
      if (data.kind === 'asks') tell();
    });
    tell();
    await seen('Your quiz is open in another tab');
    expect(pageText()).toContain('1 of 2 answered');
  });

  test('can be given up for a new one', async () => {
    keepAttempt(user.id, keptSince(10));
    const calls = await open();
    await vi.waitFor(() => button('Start again').click());
    await seen('Start Quiz');
    expect(readAttempts(user.id)).toEqual([]);
    expect(submitted(calls)).toEqual([]);
  });

  // docs/product.md#quiz-in-two-tabs
  test('stays when another attempt at the same test ends, in another tab say', async () => {
    const mine = keptSince(10);
    keepAttempt(user.id, mine);
    forgetAttempt(user.id, { ...mine, attemptId: 'of-another-tab' });
    expect(readAttempts(user.id)).toEqual([mine]);
    forgetAttempt(user.id, mine);
    expect(readAttempts(user.id)).toEqual([]);
  });

  test('is no other student’s business', async () => {
    keepAttempt('someone-else', keptSince(10));
    await open();
    await seen('Start Quiz');
    expect(pageText()).not.toContain('Your quiz is still running');
    expect(readAttempts('someone-else')).toHaveLength(1);
  });

  test('is handed in at the next start of the app when nobody came back in time', async () => {
    const { calls } = await startProcedureServer(() => ({ data: { score: 50 } }));
    keepAttempt(user.id, keptSince(3_600));
    await handInExpired(user);
    await vi.waitFor(() => expect(submitted(calls)).toMatchObject([{ attemptId: cutOff(), timeTaken: 600 }]));
    await handInExpired(user);
    expect(readAttempts(user.id)).toMatchObject([{ isHandedIn: true }]);
    await handInExpired(user, Date.now() + 30 * 86_400_000);
    expect(readAttempts(user.id)).toEqual([]);
  });

  test('is not taken for handed in where the session ended at that moment', async () => {
    keepAttempt(user.id, keptSince(3_600));
    clearSession();
    await handInExpired(user);
    expect(readAttempts(user.id)).toHaveLength(1);
    expect(readAttempts(user.id)[0]?.isHandedIn).not.toBe(true);
  });
});

// docs/product.md#storage-blocked
describe('a kept quiz where storage is full or broken', () => {
  test('moves to the tab’s own storage when the other has no room', () => {
    const full = new QuotaStorage(10);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => full);
    keepAttempt(user.id, keptSince(10));
    expect(Object.keys(sessionStorage)).toHaveLength(1);
  });

  test('that is no quiz is not offered', () => {
    localStorage.setItem(`${brand.storagePrefix}-quiz-${user.id}-x`, '{"attemptId":7}');
    expect(readAttempts(user.id)).toEqual([]);
  });
});
