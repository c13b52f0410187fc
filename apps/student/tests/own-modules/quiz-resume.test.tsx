import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { handInExpired } from '#src/study/questions/hand-in-expired.ts';
import {
  forgetAttempt,
  type KeptAttempt,
  keepAttempt,
  readAttempts,
} from '#src/study/questions/kept-attempts.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { behindEveryScreen } from '../behind-every-screen.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { type ProcedureCall, startProcedureServer } from '../procedure-server.ts';
import { QuotaStorage } from '../quota-storage.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

const plants = { options: ['Rose', 'Grass'], difficulty: 'easy' } as const;
const questions = [
  { ...plants, question: 'Which is red?', correctAnswer: 0 },
  { ...plants, question: 'Which is green?', correctAnswer: 1, typedAnswer: { kind: 'number', value: '1' } },
];

let attempts = 0;
/** A new student for each test, because the outbox and known attempts survive between tests. */
let student = makeUser();
const cutOff = () => `cut-off-${attempts}`;

const standing = { completed: [], last: null, quizzes: [], written: [] };
async function startServer(): Promise<ProcedureCall[]> {
  const { calls } = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.user') return { data: { user: student, lastPublishedContentAt: null } };
    const known = behindEveryScreen[path];
    if (known) return { data: known(input) };
    if (path === 'progress.standing') return { data: standing };
    if (path === 'progress.testResults') return { data: { results: [], seenTests: {} } };
    if (path !== 'exchange.quiz') return { data: [] };
    const { answers } = input as { answers: number[] };
    const marks = { score: 50, isPassed: true, correctAnswers: 1, incorrectAnswers: 1 };
    const seen = { testId: { _id: 't' }, chapterId: { _id: 's1-c1' } };
    return { data: { _id: 'r1', ...marks, ...seen, answers } };
  });
  return calls;
}

/** Opens a new page of the app: memory is lost. */
async function open() {
  const calls = await startServer();
  return { calls, ...(await renderApp('/tabs/s1/s1-c1?tab=quiz')) };
}
const submitted = (calls: ProcedureCall[]) =>
  calls.filter(({ path }) => path === 'exchange.quiz').map(({ input }) => input as { attemptId: string });

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
  student = makeUser({ id: `student-${attempts}`, unlockedChapters: ['s1-c1'] });
  const reply = makeBulkReply();
  for (const one of reply.data.subjects[0]?.chapters[0]?.tests ?? []) Object.assign(one, { questions });
  logInWithLibrary(student, reply);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(async () => {
  cleanup();
  clearSession();
  // A request of this test must not reach the server of the next one.
  await outbox.flush();
});

describe('a quiz interrupted by a reload or a crash', () => {
  test('a quiz interrupted by a reload or a crash is stored with every answer', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 2');
    await user.keyboard('b');
    await waitFor(() => expect(readAttempts(student.id)).toMatchObject([{ answers: [1, -1], index: 0 }]));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Type the answer' }));
    await user.type(await screen.findByRole('textbox'), '1+');
    await waitFor(() => expect(readAttempts(student.id)[0]?.unread).toEqual([null, '1+']));
  });

  test('a quiz interrupted by a reload or a crash continues where it was, and is submitted once as the same attempt at the version seen', async () => {
    keepAttempt(student.id, keptSince(240));
    const { calls, user } = await open();
    await screen.findByText('Your quiz is still running');
    screen.getByText('1 of 2 answered');
    screen.getByText(/^0[56]:[0-5]\d/);
    await user.click(screen.getByRole('button', { name: 'Resume Quiz' }));
    await screen.findByText('Question 2 of 2');
    await user.keyboard('b');
    await waitFor(() => expect(screen.getByText('Finish').closest('button')?.disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByText('Result saved');
    expect(submitted(calls)).toMatchObject([
      { attemptId: cutOff(), answers: [0, 1], contentTimestamp: '2025-12-31T00:00:00.000Z' },
    ]);
    await waitFor(() => expect(readAttempts(student.id)).toEqual([]));
  });

  test('a quiz interrupted by a reload or a crash ends as timed out when its time ran out meanwhile, and counts once', async () => {
    keepAttempt(student.id, keptSince(3_600));
    const { calls, user } = await open();
    await screen.findByText('Time is up.');
    await screen.findByText('Result saved');
    expect(submitted(calls)).toMatchObject([{ attemptId: cutOff(), answers: [0, -1], timeTaken: 600 }]);
    await user.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    await screen.findByText('Start Quiz');
    expect(readAttempts(student.id)).toEqual([]);
  });

  test('a quiz interrupted by a reload or a crash yields to a tab that resumes it, even without shared storage', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 2');
    await user.keyboard('b');
    await waitFor(() => expect(readAttempts(student.id)).toMatchObject([{ answers: [1, -1] }]));
    const [{ attemptId } = keptSince(0)] = readAttempts(student.id);
    localStorage.clear();
    const otherTab = new BroadcastChannel(`${brand.storagePrefix}-attempts`);
    onTestFinished(() => otherTab.close());
    const tell = () => otherTab.postMessage({ kind: 'runs', userId: student.id, attemptId });
    otherTab.addEventListener('message', ({ data }) => {
      if (data.kind === 'asks') tell();
    });
    tell();
    await screen.findByText('Your quiz is open in another tab');
    screen.getByText('1 of 2 answered');
  });

  test('a quiz interrupted by a reload or a crash stays on the device while no storage takes its submission', async () => {
    keepAttempt(student.id, keptSince(240));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Resume Quiz' }));
    await screen.findByText('Question 2 of 2');
    await user.keyboard('b');
    await waitFor(() => expect(readAttempts(student.id)).toMatchObject([{ answers: [0, 1] }]));
    const full = new QuotaStorage();
    for (const [name, text] of Object.entries(localStorage)) full.setItem(name, text);
    vi.stubGlobal('localStorage', full);
    const blocks = [vi.spyOn(IDBObjectStore.prototype, 'put'), vi.spyOn(full, 'setItem')];
    for (const block of blocks) block.mockThrow(new DOMException('Not now.', 'QuotaExceededError'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByText('You scored 100%');
    await waitFor(() => expect(outbox.waiting('quiz')).toHaveLength(1));
    await outbox.load();
    expect(readAttempts(student.id)).toMatchObject([{ attemptId: cutOff(), answers: [0, 1] }]);
    vi.restoreAllMocks();
  });

  test('a quiz interrupted by a reload or a crash can be discarded for a new one', async () => {
    keepAttempt(student.id, keptSince(10));
    const { calls, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await screen.findByText('Start Quiz');
    expect(readAttempts(student.id)).toEqual([]);
    expect(submitted(calls)).toEqual([]);
  });

  // docs/product/screens.md#quiz-in-two-tabs
  test('a quiz interrupted by a reload or a crash stays when another attempt at the same test ends', async () => {
    const mine = keptSince(10);
    keepAttempt(student.id, mine);
    forgetAttempt(student.id, { ...mine, attemptId: 'of-another-tab' });
    expect(readAttempts(student.id)).toEqual([mine]);
    forgetAttempt(student.id, mine);
    expect(readAttempts(student.id)).toEqual([]);
  });

  test('a quiz interrupted by a reload or a crash is not offered to another student', async () => {
    keepAttempt('someone-else', keptSince(10));
    await open();
    await screen.findByText('Start Quiz');
    expect(screen.queryByText('Your quiz is still running')).toBeNull();
    expect(readAttempts('someone-else')).toHaveLength(1);
  });

  test('a quiz interrupted by a reload or a crash is submitted at the next start of the app after its time is over', async () => {
    const calls = await startServer();
    keepAttempt(student.id, keptSince(3_600));
    await handInExpired(student);
    await waitFor(() => expect(submitted(calls)).toMatchObject([{ attemptId: cutOff(), timeTaken: 600 }]));
    await handInExpired(student);
    expect(readAttempts(student.id)).toMatchObject([{ isHandedIn: true }]);
    await handInExpired(student, Date.now() + 30 * 86_400_000);
    expect(readAttempts(student.id)).toEqual([]);
  });

  test('a quiz interrupted by a reload or a crash is not treated as submitted when the session ended at that moment', async () => {
    keepAttempt(student.id, keptSince(3_600));
    clearSession();
    await handInExpired(student);
    expect(readAttempts(student.id)).toHaveLength(1);
    expect(readAttempts(student.id)[0]?.isHandedIn).not.toBe(true);
  });
});

describe('a pending quiz', () => {
  const submission = { testId: 't', chapterId: 's1-c1', answers: [0, -1], timeTaken: 30 };
  const openStart = async (path: string) => {
    const { calls } = await open();
    await screen.findByText('Start Quiz');
    const asked = () => calls.filter((call) => call.path === path).length;
    await waitFor(() => expect(asked()).toBe(1));
    return { calls, asked };
  };

  test('a pending quiz is sent once, like others, and results are not requested again', async () => {
    const { calls, asked } = await openStart('progress.testResults');
    const quizzes = ['a', 'b', 'c'].map((name) => ({ ...submission, attemptId: `${cutOff()}-${name}` }));
    await Promise.all(quizzes.map((quiz) => outbox.put({ kind: 'quiz', submission: quiz })));
    await outbox.flush();
    expect(submitted(calls)).toHaveLength(3);
    expect(asked()).toBe(1);
  });

  test('a pending quiz sent with a finished chapter leaves progress to be requested again', async () => {
    const { asked } = await openStart('progress.standing');
    await outbox.put({ kind: 'completion', subjectId: 's1', chapterId: 's1-c1' }, 1_000);
    await outbox.put({ kind: 'quiz', submission: { ...submission, attemptId: cutOff() } }, 1_000);
    await outbox.flush();
    await waitFor(() => expect(asked()).toBe(2));
  });
});

// docs/product/screens.md#storage-blocked
test('invalid stored data is not offered as a quiz', () => {
  localStorage.setItem(`${brand.storagePrefix}-quiz-${student.id}-x`, '{"attemptId":7}');
  expect(readAttempts(student.id)).toEqual([]);
});
