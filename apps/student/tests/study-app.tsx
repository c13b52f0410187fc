import type { BulkContent, Test } from '@repo/contracts/content';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearSession, setCredentials } from '#src/platform/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { openLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

export const student = makeUser({ unlockedChapters: ['s1-c1'] });

export const questions: Test['questions'] = [
  {
    question: 'Which is **red**?',
    options: ['Rose', 'Grass'],
    correctAnswer: 0,
    difficulty: 'easy',
    explanation: 'Roses are.',
  },
  { question: 'Which is green?', options: ['Rose', 'Grass', 'Sky'], correctAnswer: 1, difficulty: 'easy' },
];

/**
 * The first subject has two chapters: one open with all kinds of content, one locked and empty, as the server
 * sends it. `change` edits what is published; another `timestamp` is another publication.
 */
export function publish(change: (content: BulkContent) => void = () => {}, timestamp?: string): void {
  const reply = makeBulkReply({ timestamp });
  const [open, locked] = reply.data.subjects[0]?.chapters ?? [];
  if (!open || !locked) throw new Error('the factory gave too few chapters');
  for (const one of open.tests) one.questions = questions;
  open.written = [];
  Object.assign(locked, {
    topics: [],
    summaries: [],
    flashcards: [],
    tests: [],
    memes: [],
    mindmaps: [],
    written: [],
  });
  change(reply.data);
  openLibrary(student, reply);
}

/** The server's replies by procedure, changeable later; undefined is a server failure. */
export type Answers = Partial<Record<string, (input: unknown) => unknown>>;

export const fresh = {
  chapter: 's1-c1',
  isCompleted: false,
  notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 },
};
const studyDays = {
  ...{ today: '2026-11-20', from: '2025-10-17' },
  ...{ before: { days: 0, unspentDays: 0 }, days: ['2026-11-20'] },
};
const known: Answers = {
  'auth.user': () => ({ user: student, lastPublishedContentAt: null }),
  'progress.chapter': () => fresh,
  'progress.subject': () => [],
  'exchange.position': () => fresh,
  'progress.testResults': () => ({ results: [], seenTests: {} }),
  'progress.streak': () => ({ days: 1 }),
  'progress.studyDays': () => studyDays,
};

/** Opens the app at an address for the student, and records the server's calls. */
export async function open(address: string, answers: Answers = {}) {
  const { calls } = await startProcedureServer(async ({ path, input }) => {
    const answer = await (answers[path] ?? known[path])?.(input);
    return answer === undefined ? { status: 500, message: `no answer to ${path}` } : { data: answer };
  });
  return { calls, ...(await renderApp(address)) };
}
export const callsOf = (calls: ProcedureCall[], path: string) => calls.filter((call) => call.path === path);

/** Each test of the file starts with the student logged in and their library loaded. */
export function useStudyApp(): void {
  beforeEach(() => {
    setCredentials(student, 'secret');
    publish();
    vi.stubGlobal('scrollTo', () => {});
    vi.spyOn(location, 'reload').mockImplementation(() => {});
  });
  afterEach(clearSession);
}
