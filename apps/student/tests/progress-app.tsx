import type { FirstAnswers } from '@repo/contracts/first-answers';
import type { PaperResult, ProgressPage, Standing, TestResult } from '@repo/contracts/progress';
import type { StudyDays } from '@repo/contracts/study-days';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { vi } from 'vitest';
import { ProgressScreen } from '#src/features/progress/progress-screen.tsx';
import { clearSession, setCredentials } from '#src/platform/session/session.ts';
import { makeUser } from './users.ts';

type Answer<Data> = { data?: Data; error?: Error };
const server = vi.hoisted(() => ({
  page: {} as Answer<ProgressPage>,
  results: {} as Answer<TestResult[]>,
  firstAnswers: { chapters: [] } as FirstAnswers,
  days: {} as Answer<StudyDays>,
  papers: [] as PaperResult[],
  /** Makes the screen read the state of its call again. */
  settle: () => {},
  refetchPage: vi.fn(),
  refetchResults: vi.fn(),
  resultsAsked: 0,
}));

/** What a query hook returns for a settled or pending call. */
function queryOf<Data>({ data, error }: Answer<Data>, refetch: () => void) {
  const isPending = data === undefined && error === undefined;
  return { data, error: error ?? null, isPending, isFetching: isPending, dataUpdatedAt: Date.now(), refetch };
}
vi.mock('#src/study/cards/review-card.ts', () => ({ exchangeFirst: async () => {} }));
vi.mock('#src/platform/api/trpc.ts', () => ({
  trpc: {
    progress: {
      page: {
        useQuery: () => {
          [, server.settle] = useReducer((count: number) => count + 1, 0);
          return queryOf(server.page, server.refetchPage);
        },
      },
      firstAnswers: {
        useQuery: () => queryOf<FirstAnswers>({ data: server.firstAnswers }, () => {}),
      },
      paperResults: { useQuery: () => queryOf<PaperResult[]>({ data: server.papers }, () => {}) },
      standing: {
        useQuery: () =>
          queryOf<Standing>({ data: { completed: [], last: null, quizzes: [], written: [] } }, () => {}),
      },
      studyDays: {
        useQuery: () => ({ ...queryOf(server.days, () => {}), fetchStatus: 'idle', failureReason: null }),
      },
      testResults: {
        useQuery: () => {
          server.resultsAsked += 1;
          return queryOf(server.results, server.refetchResults);
        },
      },
    },
  },
}));

export const figures = {
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
export const result = (_id: string, title: string): TestResult => ({
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

/** Opens the screen; a second call simulates a reload. */
export async function show() {
  cleanup();
  const rootRoute = createRootRoute();
  const ofStudents = { getParentRoute: () => rootRoute, staticData: { access: 'student' } } as const;
  const routeTree = rootRoute.addChildren([
    createRoute({ ...ofStudents, path: '/progress', component: ProgressScreen }),
    createRoute({ ...ofStudents, path: '/streak' }),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/progress'] }),
  });
  await router.load();
  await act(async () => render(<RouterProvider router={router as never} />));
  return userEvent.setup();
}

export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => element.textContent?.trim());
/** The button of each result. */
export const rowButtons = () => [...document.querySelectorAll<HTMLButtonElement>('h3 > button')];
export const expanded = () => rowButtons().map((button) => button.getAttribute('aria-expanded'));

export const student = makeUser();

export function startSession(): void {
  Object.assign(server, {
    ...{ page: {}, results: {}, days: {}, resultsAsked: 0 },
    firstAnswers: { chapters: [] },
  });
  clearSession();
  setCredentials(student, 'token');
}

export { server };
