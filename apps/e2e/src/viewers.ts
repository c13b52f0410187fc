import type { APIRequestContext } from '@playwright/test';
import { demo } from './demo.ts';
import { type Account, buySuper, createStudent, planDeletion } from './student.ts';
import { type ApiClient, signIn } from './study.ts';

/**
 * The viewer of a state: nobody, a demo student, a logged-in teacher, or one of these students: `newcomer`
 * did nothing yet, `claimer` has the free chapter, `beginner` has Super and did nothing, `finisher` has
 * Super, a finished and a begun subject, and two results; `leaving` requested the account's deletion; the
 * inviters have 3 and 5 friends.
 */
export type Viewer =
  | 'nobody'
  | 'basic'
  | 'super'
  | 'admin'
  | 'newcomer'
  | 'claimer'
  | 'beginner'
  | 'finisher'
  | 'leaving'
  | 'inviterOf3'
  | 'inviterOf5';

type Question = { correctAnswer: number };
type Test = { _id: string; title: string; questions: Question[] };
export type BulkChapter = {
  written?: { marks: number }[];
  _id: string;
  name: string;
  topics: { pages: unknown[] }[];
  tests: Test[];
  flashcards: unknown[];
  summaries: { pages: unknown[] }[];
  memes: unknown[];
};
export type Bulk = {
  data: { timestamp: string; subjects: { _id: string; name: string; chapters: BulkChapter[] }[] };
};

export const freeChapter = 'economics-development';

async function bulkOf(student: ApiClient): Promise<Bulk['data']> {
  return ((await student.get('/api/v1/bulk-data')) as Bulk).data;
}

/** Finishes Economics and one chapter of Physics, reads elsewhere, and hands in a good and a poor test. */
async function studyMuch(student: ApiClient): Promise<void> {
  const { timestamp, subjects } = await bulkOf(student);
  const chaptersOf = (id: string) => subjects.find(({ _id }) => _id === id)?.chapters ?? [];
  for (const { _id } of chaptersOf('economics'))
    await student.post(`/api/v1/progress/economics/${_id}/complete`);
  const [first, , electricity] = chaptersOf('physics');
  await student.post(`/api/v1/progress/physics/${first?._id}/complete`);
  const topics = electricity?.topics ?? [];
  await student.put(`/api/v1/progress/physics/${electricity?._id}`, {
    notesProgress: {
      currentTopicIndex: topics.length - 1,
      currentPageIndex: (topics.at(-1)?.pages.length ?? 1) - 1,
    },
  });
  await student.put('/api/v1/progress/chemistry/chemistry-metals-and-non-metals', {
    notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 },
  });
  const chapter = chaptersOf('economics')[0];
  const test = chapter?.tests[0];
  for (const isGood of [false, true])
    await student.post('/api/v1/tests/submit', {
      testId: test?._id,
      chapterId: chapter?._id,
      contentTimestamp: timestamp,
      timeTaken: 95,
      answers: test?.questions.map(({ correctAnswer }, at) => (isGood || at === 0 ? correctAnswer : -1)),
    });
}

async function invite(request: APIRequestContext, account: Account, friends: number): Promise<void> {
  const me = (await (await signIn(request, account)).get('/api/v1/auth/user')) as { user: { id: string } };
  for (let n = 1; n <= friends; n++) await createStudent(request, `Friend${n} Rao`, me.user.id);
}

/** The account of this viewer, made by calls where the demo has none like it. */
export async function accountOf(request: APIRequestContext, viewer: Viewer): Promise<Account> {
  if (viewer === 'basic' || viewer === 'super') return demo[viewer];
  const account = await createStudent(request, 'Anaya Bose');
  if (viewer === 'beginner' || viewer === 'finisher') await buySuper(request, account);
  if (viewer === 'finisher') await studyMuch(await signIn(request, account));
  if (viewer === 'claimer')
    await (await signIn(request, account)).post('/api/v1/chapters/claim-free', { chapterId: freeChapter });
  if (viewer === 'leaving') await planDeletion(request, account);
  if (viewer === 'inviterOf3') await invite(request, account, 3);
  if (viewer === 'inviterOf5') await invite(request, account, 5);
  return account;
}
