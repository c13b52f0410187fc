import type { ProgressPage, TestResult } from '@repo/contracts/progress';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { fillLibrary } from '#src/library/library.ts';
import { clearSession, setCredentials } from '#src/session/session.ts';
import { ProgressScreen } from './progress-screen.tsx';

type Answer<Data> = { data?: Data; error?: Error };
const server = vi.hoisted(() => ({
  page: {} as Answer<ProgressPage>,
  results: {} as Answer<TestResult[]>,
  /** Makes the screen ask again how its call stands. */
  settle: () => {},
  refetchPage: vi.fn(),
  refetchResults: vi.fn(),
  resultsAsked: 0,
}));

/** What the query hooks of a settled or pending call give. */
function queryOf<Data>({ data, error }: Answer<Data>, refetch: () => void) {
  const isPending = data === undefined && error === undefined;
  return { data, error: error ?? null, isPending, isFetching: isPending, dataUpdatedAt: Date.now(), refetch };
}
vi.mock('#src/api/trpc.ts', () => ({
  trpc: {
    progress: {
      page: {
        useQuery: () => {
          [, server.settle] = useReducer((count: number) => count + 1, 0);
          return queryOf(server.page, server.refetchPage);
        },
      },
      results: {
        useQuery: () => {
          server.resultsAsked += 1;
          return queryOf(server.results, server.refetchResults);
        },
      },
    },
  },
}));

const figures = {
  overall: { completionPercentage: 25 },
  chapterStats: { completed: 2, inProgress: 1, notStarted: 5 },
  testStats: { totalTestsTaken: 3, averageScore: 71 },
  subjects: [{ subjectName: 'Economics', totalChapters: 4, completionPercentage: 50 }],
  joinedDate: '2026-01-05T06:00:00.000Z',
  streak: 1,
  lastStudied: null,
};
const question = (text: string) => ({
  question: text,
  options: ['Soap', '**Lemon** juice'],
  correctAnswer: 1,
  difficulty: 'easy' as const,
});
const result = (_id: string, title: string): TestResult => ({
  _id,
  testId: { _id: 't', title, passingScore: 40, questions: [question('First?'), question('Second?')] },
  chapterId: { _id: 'c', name: 'Acids', subject: { _id: 's', name: 'Chemistry' } },
  score: 50,
  isPassed: true,
  timeTaken: 275,
  correctAnswers: 1,
  incorrectAnswers: 1,
  answers: [1, -1],
  createdAt: '2026-02-03T06:00:00.000Z',
});

async function show(): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/progress', component: ProgressScreen }),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/progress'] }),
  });
  await router.load();
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () => root.render(<RouterProvider router={router as never} />));
  return host;
}

const textOf = (host: ParentNode, selector: string) =>
  [...host.querySelectorAll(selector)].map((element) => element.textContent?.trim());
function find(host: ParentNode, selector: string): HTMLElement {
  const element = host.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
}
const rowButtons = (host: ParentNode) => [...host.querySelectorAll<HTMLButtonElement>('h3 > button')];
const expanded = (host: ParentNode) => rowButtons(host).map((button) => button.getAttribute('aria-expanded'));

const user = {
  id: 'u1',
  name: 'Aarohi Sharma',
  email: 'aarohi@example.in',
  age: 15,
  gender: 'Female',
  isVerified: true,
  plan: 'Basic',
  expiryDate: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: null,
  freeChapterClaimed: false,
  profilePicture: null,
  invitedBy: null,
  unlockedChapters: [],
  invitesAccepted: 0,
} as const;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  Object.assign(server, { page: {}, results: {}, resultsAsked: 0 });
  clearSession();
  setCredentials({ ...user, unlockedChapters: [] }, 'token');
});

describe('the progress page without Super', () => {
  beforeEach(() => {
    server.page = { data: { isLocked: true, data: null } };
  });

  test('shows a sample that is marked as such, inert and hidden from assistive technology', async () => {
    const host = await show();
    const sample = find(host, '[data-sample]');
    expect(sample.hasAttribute('inert')).toBe(true);
    expect(sample.getAttribute('aria-hidden')).toBe('true');
    expect(sample.textContent).toContain('Sample data');
    expect(sample.textContent).toContain('75% complete');
  });

  test('asks for no result of a test', async () => {
    await show();
    expect(server.resultsAsked).toBe(0);
  });

  test('has its only heading on the card, outside the sample, the way to Super and a way home', async () => {
    const host = await show();
    const sample = find(host, '[data-sample]');
    expect(textOf(host, 'h1')).toEqual(['Your Progress']);
    expect(sample.querySelector('h1')).toBeNull();
    const links = [...host.querySelectorAll('a')].filter((link) => !sample.contains(link));
    expect(links.map((link) => link.textContent)).toEqual(['Back to Home']);
    const buttons = [...host.querySelectorAll('button')].filter((button) => !sample.contains(button));
    expect(buttons.map((button) => button.textContent)).toEqual(['Upgrade']);
  });

  test('offers the free chapter while it is unclaimed and there is a locked one', async () => {
    const links = async () => {
      const host = await show();
      return [...host.querySelectorAll('a')]
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.getAttribute('href'));
    };
    const chapter = { _id: 'c1', name: 'Motion', isLocked: true, isAllContentAvailable: true };
    const subject = { _id: 's1', name: 'Physics', isAllContentAvailable: true, chapters: [chapter] };
    const reply = { data: { timestamp: '2026-01-01T00:00:00.000Z', subjects: [subject] } };
    fillLibrary(flattenBulk(reply, { owner: 'u1', etag: null }));
    onTestFinished(() => fillLibrary(null));
    expect(await links()).toEqual(['/subject/s1', '/dashboard']);
    setCredentials({ ...user, unlockedChapters: [], freeChapterClaimed: true }, 'token');
    expect(await links()).toEqual(['/dashboard']);
  });
});

describe('the progress page with Super', () => {
  beforeEach(() => {
    server.page = { data: { isLocked: false, data: figures } };
    server.results = { data: [] };
  });

  test('shows ring, counters, syllabus, activity and stats', async () => {
    const host = await show();
    expect(find(host, '[role="img"]').getAttribute('aria-label')).toBe('25% complete');
    expect(textOf(host, 'dt').slice(0, 4)).toEqual([
      'Chapters completed',
      'In progress',
      'Not started',
      'Total tests taken',
    ]);
    expect(textOf(host, 'dd').slice(0, 4)).toEqual(['2', '1', '5', '3']);
    expect(textOf(host, 'dd').slice(4)).toEqual(['1 day', '71%', '3', 'Never']);
    expect(host.textContent).toContain('4 chapters');
    expect(host.textContent).toContain('50% complete');
    expect(host.textContent).toContain('You joined on 5 Jan 2026');
    expect(host.textContent).not.toContain('Sample data');
  });

  test("says 'Unknown date' when there is no joined date", async () => {
    server.page = { data: { isLocked: false, data: { ...figures, joinedDate: '' } } };
    const host = await show();
    expect(host.textContent).toContain('Unknown date');
    expect(host.textContent).not.toContain('You joined on');
  });

  test('says that there are no results yet and how to get some', async () => {
    const host = await show();
    expect(host.textContent).toContain('No test results found.');
    expect(host.textContent).toContain('Take some tests to see your results here!');
  });

  test('opens one result at a time', async () => {
    server.results = { data: [result('a', 'One'), result('b', 'Two')] };
    const host = await show();
    const [first, second] = rowButtons(host);
    expect(expanded(host)).toEqual(['false', 'false']);
    await act(async () => first?.click());
    expect(expanded(host)).toEqual(['true', 'false']);
    await act(async () => second?.click());
    expect(expanded(host)).toEqual(['false', 'true']);
    expect(textOf(host, 'h4')).toEqual(['Test Details', 'Performance', 'Answer Review']);
    await act(async () => second?.click());
    expect(expanded(host)).toEqual(['false', 'false']);
    expect(textOf(host, 'h4')).toEqual([]);
  });

  test('reviews each answer with the chosen option and the right one', async () => {
    server.results = { data: [result('a', 'One')] };
    const host = await show();
    await act(async () => rowButtons(host)[0]?.click());
    const [first, second] = [...host.querySelectorAll('section ol > li')];
    expect(first?.textContent).toMatch(/Question 1Correct.*First\?.*Your answerB\.Lemon juice$/);
    expect(second?.textContent).toMatch(
      /Question 2Incorrect.*Second\?.*Your answerNot selectedRight answerB\.Lemon juice$/,
    );
    expect(first?.querySelector('dd strong')?.textContent).toBe('Lemon');
  });

  test("reads 'Completed' beside the badge of a failed test", async () => {
    server.results = { data: [{ ...result('a', ''), isPassed: false, score: 10 }] };
    const host = await show();
    await act(async () => rowButtons(host)[0]?.click());
    const row = find(host, '.result-list > li').textContent ?? '';
    for (const text of [
      'Untitled Test',
      'Failed',
      '10%',
      'Score50%',
      'StatusCompleted',
      'Time taken4 min 35 sec',
    ])
      expect(row).toContain(text);
  });

  test('only logs that results could not be fetched, and lets the student try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.results = { error: new Error('away') };
    const host = await show();
    expect(log).toHaveBeenCalledTimes(1);
    expect(host.querySelector('[role="alert"]')).toBeNull();
    expect(host.textContent).toContain('No test results found.');
    expect(host.textContent).not.toContain('Take some tests');
    await act(async () => find(host, 'button').click());
    expect(server.refetchResults).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

test('a failure is said in place, with Retry', async () => {
  server.page = { error: new Error('away') };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const host = await show();
  expect(find(host, '[role="alert"]').textContent).toBe('Error fetching progress data');
  expect(textOf(host, 'h1')).toEqual(['Your Progress']);
  await act(async () => find(host, 'button').click());
  expect(server.refetchPage).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'the heading keeps its focus when the answer comes (locked: %s)',
  async (isLocked) => {
    const host = await show();
    expect(host.querySelector('[aria-busy="true"]')).not.toBeNull();
    const heading = find(host, 'h1');
    heading.tabIndex = -1;
    heading.focus();
    server.page = { data: { isLocked, data: isLocked ? null : figures } };
    server.results = { data: [] };
    await act(async () => server.settle());
    expect(host.querySelector('[data-sample]') !== null).toBe(isLocked);
    expect(document.activeElement).toBe(heading);
  },
);
