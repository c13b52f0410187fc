import type { Test } from '@repo/contracts/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { fillLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { clearSession, setCredentials } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { button, heading, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

vi.setConfig({ testTimeout: 20_000 });

const user = makeUser({ unlockedChapters: ['s1-c1'] });
const patience = { timeout: 8_000 };
const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text), patience);
const gone = (text: string) => vi.waitFor(() => expect(pageText()).not.toContain(text), patience);
const press = (key: string, on: Element = document.activeElement ?? document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const questions: Test['questions'] = [
  {
    question: 'Which is **red**?',
    options: ['Rose', 'Grass'],
    correctAnswer: 0,
    difficulty: 'easy',
    explanation: 'Roses are.',
  },
  { question: 'Which is green?', options: ['Rose', 'Grass', 'Sky'], correctAnswer: 1, difficulty: 'easy' },
];

/** Two chapters of the first subject are there: one open with all there is, one locked and empty, as the server sends it. */
function fill(): void {
  const reply = makeBulkReply();
  const [open, locked] = reply.data.subjects[0]?.chapters ?? [];
  if (!open || !locked) throw new Error('the factory gave too few chapters');
  for (const one of open.tests) one.questions = questions;
  Object.assign(locked, { topics: [], summaries: [], flashcards: [], tests: [], memes: [], mindmaps: [] });
  fillLibrary(flattenBulk(reply, { owner: ownerOf(user), etag: null }));
}

/** What the server answers by procedure; undefined is a failure of the server. */
type Answers = Partial<Record<string, (input: unknown) => unknown>>;

const fresh = {
  chapter: 's1-c1',
  isCompleted: false,
  notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 },
};
const known: Answers = {
  'auth.user': () => ({ user, lastPublishedContentAt: null }),
  'progress.chapter': () => fresh,
  'progress.subject': () => [],
  'progress.saveReadingPosition': () => fresh,
  'progress.results': () => [],
};

async function open(address: string, answers: Answers = {}): Promise<ProcedureCall[]> {
  const { calls } = await startProcedureServer(({ path, input }) => {
    const answer = (answers[path] ?? known[path])?.(input);
    return answer === undefined ? { status: 500, message: `no answer to ${path}` } : { data: answer };
  });
  await renderApp(address);
  return calls;
}
const callsOf = (calls: ProcedureCall[], path: string) => calls.filter((call) => call.path === path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setCredentials(user, 'secret');
  fill();
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  fillLibrary(null);
  clearSession();
  vi.unstubAllGlobals();
});

describe('a locked chapter', () => {
  test('shows its own ways out and nothing of the chapter; tabs, back and zen are disabled', async () => {
    await open('/tabs/s1/s1-c2');
    await seen('This chapter is locked');
    expect(heading().id).toBe('lock-title');
    expect(pageText()).not.toContain('page 1 of');
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    expect(tabs).toHaveLength(6);
    for (const tab of tabs)
      expect(tab.getAttribute('aria-disabled') ?? tab.hasAttribute('disabled')).toBeTruthy();
    expect(document.querySelector<HTMLButtonElement>('[aria-label="Back to Subject 1"]')?.disabled).toBe(
      true,
    );
    expect(document.querySelector<HTMLButtonElement>('header [aria-pressed]')?.disabled).toBe(true);
    const links = [...document.querySelectorAll('section a')].map((link) => link.textContent);
    expect(links).toEqual(['Use free chapter', '5 dost bulao, free mein kholo', 'Back to chapters']);
    expect([...document.querySelectorAll('section button')].map((one) => one.textContent)).toEqual([
      'Upgrade',
    ]);
  });

  test('leads to the subject in selection mode, where a tap claims it once', async () => {
    let isClaimed = false;
    const claimed = { ...user, freeChapterClaimed: true, unlockedChapters: ['s1-c1', 's1-c2'] };
    const calls = await open('/tabs/s1/s1-c2', {
      'content.claimFreeChapter': () => {
        isClaimed = true;
        return { message: 'Free chapter claimed successfully!' };
      },
      'auth.user': () => ({ user: isClaimed ? claimed : user, lastPublishedContentAt: null }),
    });
    await seen('Use free chapter');
    [...document.querySelectorAll<HTMLElement>('section a')][0]?.click();
    await seen('Now select any chapter to unlock it for free!');
    expect(button('Cancel').disabled).toBe(false);
    await vi.waitFor(
      () =>
        expect(document.querySelector<HTMLButtonElement>('li [aria-label^="Chapter 1"]')?.disabled).toBe(
          true,
        ),
      patience,
    );
    const locked = document.querySelector<HTMLButtonElement>('[aria-label^="Unlock for free: chapter 2"]');
    locked?.click();
    locked?.click();
    await seen('Refresh ho raha hai…');
    expect(callsOf(calls, 'content.claimFreeChapter')).toEqual([
      { path: 'content.claimFreeChapter', input: { chapterId: 's1-c2' } },
    ]);
    await gone('Claim your reward');
  });
});

test('an unknown chapter, or one of another subject, says so', async () => {
  await open('/tabs/s2/s1-c1');
  await seen('Chapter not found or failed to load.');
});

describe('the notes', () => {
  test('wait behind a cover, save nothing at first, and then the page that was turned to', async () => {
    const calls = await open('/tabs/s1/s1-c1');
    await vi.waitFor(() => button('Start'), patience);
    expect(pageText()).not.toContain('page 1 of s1-c1');
    button('Start').click();
    await seen('page 1 of s1-c1');
    expect(callsOf(calls, 'progress.saveReadingPosition')).toEqual([]);
    press('ArrowRight', document.body);
    await seen('page 2 of s1-c1');
    await vi.waitFor(() => expect(callsOf(calls, 'progress.saveReadingPosition')).toHaveLength(1), patience);
    expect(callsOf(calls, 'progress.saveReadingPosition')[0]?.input).toEqual({
      subjectId: 's1',
      chapterId: 's1-c1',
      notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 },
    });
  });

  test('go on where the server knows, clamped to what there is', async () => {
    await open('/tabs/s1/s1-c1', {
      'progress.chapter': () => ({ ...fresh, notesProgress: { currentTopicIndex: 7, currentPageIndex: 9 } }),
    });
    await vi.waitFor(() => button('Continue where left off?'), patience);
    expect(pageText()).toContain('Page 2 of 2');
  });

  test('end with the mark of the finished chapter, sent once, and then the next chapter', async () => {
    const calls = await open('/tabs/s1/s1-c1', {
      'progress.completeChapter': () => ({ ...fresh, isCompleted: true }),
    });
    await vi.waitFor(() => button('Start').click(), patience);
    await seen('page 1 of s1-c1');
    press('ArrowRight', document.body);
    await vi.waitFor(() => button('Mark Chapter as Finished'), patience);
    button('Mark Chapter as Finished').click();
    button('Mark Chapter as Finished').click();
    await vi.waitFor(() => button('Next Chapter'), patience);
    expect(callsOf(calls, 'progress.completeChapter')).toHaveLength(1);
    button('Next Chapter').click();
    await seen('This chapter is locked');
  });
});

describe('the quiz', () => {
  const marked = (input: unknown) => {
    const { answers } = input as { answers: number[] };
    return {
      _id: 'r1',
      testId: { _id: 's1-c1-q1', title: 'Test', passingScore: 40, questions },
      chapterId: { _id: 's1-c1', name: 'Chapter 1', subject: { _id: 's1', name: 'Subject 1' } },
      score: 50,
      isPassed: true,
      timeTaken: 1,
      correctAnswers: 1,
      incorrectAnswers: 1,
      answers,
      createdAt: '2026-01-02T00:00:00.000Z',
    };
  };
  const start = async () => {
    await vi.waitFor(() => button('Start Quiz'), patience);
    button('Start Quiz').click();
    await seen('Question 1 of 2');
  };

  test('is answered by keyboard to its end, sent once, and shows the marks of the server', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', { 'progress.submitTest': marked });
    await start();
    expect(document.activeElement?.tagName).toBe('LEGEND');
    expect(button('Next').disabled).toBe(true);
    expect(pageText()).toContain('Ek option chuno');
    press('a');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    press('Enter');
    await seen('Question 2 of 2');
    press('3');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    press('Enter');
    await seen('You scored 50%');
    await seen('Result saved');
    expect(pageText()).toContain('Passed');
    expect(pageText()).toContain('Roses are.');
    const sent = callsOf(calls, 'progress.submitTest');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({
      testId: 's1-c1-q1',
      chapterId: 's1-c1',
      answers: [0, 2],
      contentTimestamp: '2026-01-01T00:00:00.000Z',
    });
  });

  test('asks before a tab is left; Stay keeps the answers, Leave resets', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', { 'progress.submitTest': marked });
    await start();
    press('b');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    const memes = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
      (tab) => tab.textContent === 'Memes',
    );
    memes?.click();
    await seen('Leave the quiz?');
    button('Stay').click();
    await gone('Leave the quiz?');
    expect(document.querySelectorAll<HTMLInputElement>('fieldset input')[1]?.checked).toBe(true);
    memes?.click();
    await seen('Leave the quiz?');
    button('Leave').click();
    await gone('Question 1 of 2');
    expect(callsOf(calls, 'progress.submitTest')).toEqual([]);
  });

  test('keeps its result when the server cannot be reached, and sends the same attempt by Retry', async () => {
    let isDown = true;
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', {
      'progress.submitTest': (input) => (isDown ? undefined : marked(input)),
    });
    await start();
    press('a');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    press('Enter');
    await seen('Question 2 of 2');
    press('b');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    press('Enter');
    await seen('Save pending');
    await seen('You scored 100%');
    isDown = false;
    button('Retry').click();
    await seen('Result saved');
    const ids = callsOf(calls, 'progress.submitTest').map(
      ({ input }) => (input as { attemptId: string }).attemptId,
    );
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the road of a subject', () => {
  test('names every chapter with its number, state and lock', async () => {
    await open('/subject/s1', { 'progress.subject': () => [{ ...fresh, isCompleted: true }] });
    await vi.waitFor(() => expect(document.querySelectorAll('ol a')).toHaveLength(2), patience);
    const names = [...document.querySelectorAll('ol a')].map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      'Chapter 1, Chapter 1, completed, unlocked',
      'Chapter 2, Chapter 2, active, locked',
    ]);
    expect(pageText()).toContain('1 of 2');
  });

  test('leads Home with the reason when it cannot be loaded', async () => {
    await open('/subject/nowhere');
    await seen('Failed to fetch subject or chapter data');
    await seen('Welcome Aarohi!');
  });
});
