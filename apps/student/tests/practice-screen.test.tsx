import 'fake-indexeddb/auto';
import { brand } from '@repo/contracts/brand';
import type { Test } from '@repo/contracts/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { fillLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import {
  forgetPractice,
  type KeptPractice,
  keepPractice,
  readPractice,
} from '#src/questions/kept-practice.ts';
import { clearSession, setCredentials } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { QuotaStorage } from './quota-storage.ts';
import { button, heading, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

vi.setConfig({ testTimeout: 20_000 });

const superUser = makeUser({ plan: 'Pro', expiryDate: '2099-01-01T00:00:00.000Z' });
const patience = { timeout: 8_000 };
const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text), patience);
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const checkbox = (name: RegExp) => {
  const label = [...document.querySelectorAll('label')].find(
    (one) => name.test(one.textContent ?? '') && one.querySelector('[type="checkbox"]'),
  );
  const input = label?.querySelector('input');
  if (!input) throw new Error(`there is no checkbox ${name}`);
  return input;
};
const focused = () => document.activeElement?.textContent ?? '';

const questionsOf = (name: string, count: number): Test['questions'] =>
  Array.from({ length: count }, (_, index) => ({
    question: `${name} ${index + 1}`,
    options: ['Wrong', 'Right', 'Also wrong'],
    correctAnswer: 1,
    difficulty: 'easy',
    explanation: `Because of ${name}.`,
  }));

/** The first chapter of both subjects is open; the second is locked, as the server sends it. */
function fill(user: typeof superUser, counts: [number, number]): void {
  const reply = makeBulkReply();
  for (const [index, { chapters, name }] of reply.data.subjects.entries())
    for (const [at, chapter] of chapters.entries()) {
      chapter.isLocked = at !== 0;
      for (const one of chapter.tests)
        one.questions = at === 0 ? questionsOf(name, counts[index] ?? 0) : questionsOf('Locked', 9);
      if (chapter.isLocked) Object.assign(chapter, { topics: [], flashcards: [], tests: [] });
    }
  fillLibrary(flattenBulk(reply, { owner: ownerOf(user), etag: null }));
}

async function open(user = superUser, counts: [number, number] = [4, 8]): Promise<ProcedureCall[]> {
  setCredentials(user, 'secret');
  fill(user, counts);
  const { calls } = await startProcedureServer(({ path }) =>
    path === 'auth.user' ? { data: { user, lastPublishedContentAt: null } } : { data: [] },
  );
  await renderApp('/practice');
  return calls;
}

/** Chooses both subjects, five questions, and starts. */
async function start(clock: 'With a clock' | 'Without a clock' = 'With a clock'): Promise<void> {
  await seen('Start practice');
  if (!checkbox(/^Subject 2/).checked) checkbox(/^Subject 2/).click();
  await seen('10 questions from 2 chapters');
  const radio = (name: string) =>
    [...document.querySelectorAll('label')]
      .find((one) => one.textContent?.startsWith(name) && one.querySelector('[type="radio"]'))
      ?.querySelector('input');
  radio('5')?.click();
  radio(clock)?.click();
  await seen('5 questions from 2 chapters');
  button('Start practice').click();
  await seen('Question 1 of 5');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  fillLibrary(null);
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('practice', () => {
  test('is the placeholder for Basic, word for word', async () => {
    await open(makeUser({ unlockedChapters: ['s1-c1'] }));
    expect(heading().textContent).toBe('Coming Soon!');
    for (const feature of [
      'Multi-chapter practice',
      'Timed assessments',
      'Detailed analytics',
      'Smart recommendations',
    ])
      expect(pageText()).toContain(feature);
    expect(pageText()).not.toContain('Early access');
    expect(pageText()).not.toContain('Start practice');
  });

  test('is early access for Super: open chapters alone, sizes by what there is, and it says that nothing is sent', async () => {
    await open();
    await seen('Start practice');
    expect(heading().textContent).toBe('Practice');
    expect(document.title).toContain('Practice');
    expect(pageText()).toContain('Early access');
    expect(pageText()).toContain('Nothing is sent, and it does not count in your test results.');
    expect(pageText()).not.toContain('Chapter 2');
    // Four questions of the first subject are too few.
    expect(pageText()).toContain('Choose chapters with at least 5 questions together. Chosen so far: 4.');
    expect(button('Start practice').disabled).toBe(true);
    checkbox(/^Subject 2/).click();
    await seen('10 questions from 2 chapters');
    expect(pageText()).toContain('15 minutes');
    const sizes = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].map(
      ({ value }) => value,
    );
    expect(sizes).toEqual(['5', '10', '12', 'with', 'without']);
  });

  test('has nothing to choose where fewer than five questions are open, and a way on', async () => {
    await open(superUser, [2, 2]);
    await seen('Not enough questions to practise yet.');
    expect(pageText()).toContain('Practice needs at least 5 questions in chapters that are open to you.');
    expect(document.querySelector('main a[href^="/tabs/"]')?.textContent).toBe('Continue Chapter 1');
  });

  test('is answered by keys alone and ends with shares, what to revise, and the right answers; nothing is sent', async () => {
    const calls = await open();
    await start();
    expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^0[78]:\d\d$/);
    const texts: string[] = [];
    for (let n = 1; n <= 5; n++) {
      await seen(`Question ${n} of 5`);
      expect(focused()).toContain(`Question ${n} of 5`);
      texts.push(focused());
      press('Enter');
      press(focused().includes('Subject 1') ? '2' : 'a');
      await vi.waitFor(() => expect(button(n === 5 ? 'Finish' : 'Next').disabled).toBe(false));
      press('Enter');
    }
    const right = texts.filter((text) => text.includes('Subject 1')).length;
    expect([2, 3]).toContain(right);
    await seen(`You scored ${right * 20}%`);
    expect(focused()).toBe(`You scored ${right * 20}%`);
    expect(pageText()).toContain(`${right} of ${right} right`);
    expect(pageText()).toContain(`0 of ${5 - right} right`);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/tabs/s2/s2-c1?tab=explanation', '/tabs/s2/s2-c1?tab=flashcards']);
    expect(pageText()).toContain('Because of Subject 2.');
    expect(document.querySelector('[role="timer"]')).toBeNull();
    expect(calls.map(({ path }) => path).filter((path) => /submit|review|complete|save/i.test(path))).toEqual(
      [],
    );

    button('New practice').click();
    await seen('Start practice');
    expect(focused()).toBe('Practice');
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('without a clock shows none and never ends by itself', async () => {
    await open();
    await start('Without a clock');
    expect(document.querySelector('[role="timer"]')).toBeNull();
    press('b');
    await vi.waitFor(() =>
      expect(readPractice(superUser.id)).toMatchObject({ deadlineMs: Number.POSITIVE_INFINITY }),
    );
  });

  test('asks before it is left: by the cross, by a link; staying keeps the answers', async () => {
    await open();
    await start();
    press('b');
    await vi.waitFor(() => expect(readPractice(superUser.id)?.answers[0]).toBe(1));
    document.querySelector<HTMLElement>('[aria-label="End practice"]')?.click();
    await seen('Leave the practice?');
    button('Stay').click();
    await vi.waitFor(() => expect(pageText()).not.toContain('Leave the practice?'));
    expect(readPractice(superUser.id)?.answers[0]).toBe(1);

    document.querySelector<HTMLElement>('nav a[href="/dashboard"]')?.click();
    await seen('Leave the practice?');
    button('Leave').click();
    await vi.waitFor(() => expect(heading().textContent).toContain('Welcome'), patience);
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('that is ended by the cross leads back to the choice', async () => {
    await open();
    await start();
    document.querySelector<HTMLElement>('[aria-label="End practice"]')?.click();
    await seen('Leave the practice?');
    button('Leave').click();
    await seen('Start practice');
    expect(checkbox(/^Subject 2/).checked).toBe(true);
    expect(readPractice(superUser.id)).toBeNull();
  });
});

describe('a practice that a reload cut off', () => {
  const questions = questionsOf('Kept', 5).map((question) => ({ ...question, chapterId: 's1-c1' }));
  const places = [
    { chapterId: 's1-c1', chapterName: 'Chapter 1', subjectId: 's1', subjectName: 'Subject 1' },
  ];
  const keptSince = (seconds: number, part: Partial<KeptPractice> = {}): KeptPractice => {
    const startedAtMs = Date.now() - seconds * 1_000;
    const deadlineMs = startedAtMs + 480_000;
    return {
      set: { questions, places },
      answers: [1, 1, -1, -1, -1],
      index: 2,
      startedAtMs,
      deadlineMs,
      ...part,
    };
  };

  test('goes on where it was, with the questions it had', async () => {
    keepPractice(superUser.id, keptSince(60));
    await open();
    await seen('Your practice is still open');
    expect(pageText()).toContain('2 of 5 answered');
    button('Resume practice').click();
    await seen('Question 3 of 5');
    expect(focused()).toContain('Kept 3');
  });

  test('is over when its time is, and shows what it came to', async () => {
    keepPractice(superUser.id, keptSince(3_600));
    await open();
    await seen('Time is up.');
    expect(pageText()).toContain('You scored 40%');
    expect(pageText()).toContain('8:00');
    await vi.waitFor(() => expect(readPractice(superUser.id)?.ended).toMatchObject({ isTimeUp: true }));
  });

  test('waits without end when it has no clock', async () => {
    keepPractice(superUser.id, keptSince(86_400, { deadlineMs: Number.POSITIVE_INFINITY }));
    await open();
    await seen('Your practice is still open');
    expect(document.querySelector('[role="timer"]')).toBeNull();
  });

  test('can be given up for a new one', async () => {
    keepPractice(superUser.id, keptSince(60));
    await open();
    await vi.waitFor(() => button('Choose anew').click(), patience);
    await seen('Start practice');
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('shows its results again for twelve hours', async () => {
    const ended = { atMs: Date.now(), timeTakenSeconds: 75, isTimeUp: false };
    keepPractice(superUser.id, keptSince(100, { ended }));
    await open();
    await seen('You scored 40%');
    expect(pageText()).toContain('1:15');
    expect(readPractice(superUser.id, ended.atMs + 13 * 3_600_000)).toBeNull();
  });

  test('is no other student’s business, and what is no practice is not offered', async () => {
    keepPractice('someone-else', keptSince(60));
    localStorage.setItem(
      `${brand.storagePrefix}-practice-${superUser.id}`,
      '{"set":{"questions":[]},"answers":[]}',
    );
    await open();
    await seen('Start practice');
    expect(readPractice('someone-else')).not.toBeNull();
  });

  test('moves to the tab’s own storage when the other has no room, and is forgotten in both', () => {
    const full = new QuotaStorage(10);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => full);
    keepPractice(superUser.id, keptSince(10));
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    expect(readPractice(superUser.id)?.index).toBe(2);
    forgetPractice(superUser.id);
    expect(readPractice(superUser.id)).toBeNull();
  });
});
