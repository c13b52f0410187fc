import '../device-databases.ts';
import type { Question } from '@repo/contracts/tests';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { questionsOf } from '../practice-app.tsx';
import { makeUser } from '../users.ts';

const dayMs = 24 * 3_600_000;
const user = makeUser({ plan: 'Pro' });

/** The modules of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const { noteMistakes } = await import('#src/study/mistakes/note-mistakes.ts');
  const { readRemembered } = await import('#src/study/reviews/read-states.ts');
  const { revisionItems } = await import('#src/study/reviews/revision-items.ts');
  const { openMistakes } = await import('#src/study/reviews/mistakes.ts');
  return { noteMistakes, readRemembered, revisionItems, openMistakes };
}

let page: Awaited<ReturnType<typeof openPage>>;
let questions: (Question & { chapterId: string })[];
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00+05:30') });
  const reply = makeBulkReply();
  for (const test of reply.data.subjects[0]?.chapters[0]?.tests ?? [])
    test.questions = questionsOf('Asked', 3);
  logInWithLibrary(user, reply);
  page = await openPage();
  questions = getLibrary()
    .testsOfChapter('s1-c1')
    .flatMap((test) => test.questions.map((question) => ({ ...question, chapterId: 's1-c1' })));
});

const wait = (days: number) => vi.setSystemTime(Date.now() + days * dayMs);

/** Answers the question at this index. */
async function answer(at: number, how: 'right' | 'wrong' | 'not') {
  const question = questions[at];
  if (!question) throw new Error('no such question');
  const given = { right: question.correctAnswer, wrong: question.correctAnswer === 0 ? 1 : 0, not: -1 }[how];
  await page.noteMistakes(user, [{ chapterId: question.chapterId, question, given }]);
}

test('a mistake is stored and pending immediately, even if the page closes before any response', async () => {
  const [question] = questions;
  if (!question) throw new Error('no such question');
  const { outbox } = await import('#src/study-log/outbox/outbox.ts');
  const { setCredentials } = await import('#src/platform/session/session.ts');
  setCredentials(user, 'token');
  const noted = page.noteMistakes(user, [
    { chapterId: question.chapterId, question, given: question.correctAnswer === 0 ? 1 : 0 },
  ]);
  expect(outbox.waiting('review')).toMatchObject([{ isOfQuiz: true, events: [{ grade: 1 }] }]);
  await noted;
});

/** The texts of the mistakes that are open. */
async function mistakes() {
  const { states, chapterIds } = await page.readRemembered(user.id);
  return page
    .openMistakes(states, page.revisionItems(getLibrary(), chapterIds))
    .map(({ question }) => questions.findIndex((one) => one.question === question.question));
}

// docs/product/screens.md#mistakes
describe('a mistake', () => {
  test('a mistake stays until it was answered right on two different days', async () => {
    await answer(0, 'wrong');
    await answer(1, 'wrong');
    expect(await mistakes()).toEqual([0, 1]);
    await answer(0, 'right');
    await answer(0, 'right');
    expect(await mistakes(), 'twice on one day is once').toEqual([0, 1]);
    wait(1);
    await answer(0, 'right');
    expect(await mistakes()).toEqual([1]);
  });

  test('a mistake starts counting its days again when it is repeated', async () => {
    await answer(0, 'wrong');
    wait(1);
    await answer(0, 'right');
    wait(1);
    await answer(0, 'wrong');
    wait(1);
    await answer(0, 'right');
    expect(await mistakes()).toEqual([0]);
    wait(1);
    await answer(0, 'right');
    expect(await mistakes()).toEqual([]);
  });

  test('a mistake is not created by a question left open or answered right immediately', async () => {
    await answer(0, 'not');
    await answer(1, 'right');
    expect(await mistakes()).toEqual([]);
    expect((await page.readRemembered(user.id)).states.size).toBe(0);
  });

  test('a mistake is stored even if its page closes immediately', async () => {
    const left = await openPage();
    const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const [question] = questions;
    if (!question) throw new Error('no such question');
    const given = question.correctAnswer === 0 ? 1 : 0;
    void left.noteMistakes(user, [{ chapterId: 's1-c1', question, given }]);
    silent.mockRestore();
    expect(await mistakes()).toEqual([0]);
  });
});
