import '../device-databases.ts';
import { studyDay } from '@repo/contracts/progress.rules';
import { grades } from '@repo/revision/grades';
import { questionItem } from '@repo/revision/item-hash';
import { timeoutManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { reportReachability } from '#src/platform/offline/connectivity.ts';
import { noteChapterStep } from '#src/platform/session/chapter-steps.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { keepSeenTicks } from '#src/platform/session/seen-ticks.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { reviewSender } from '#src/study/reviews/send-reviews.ts';
import type { PaperAnswers } from '#src/study/written/kept-paper.ts';
import { openChapters, question } from '../chapter-library.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { type RandomStudent, randomStudent } from '../random-student.ts';
import { renderApp } from '../render-app.tsx';
import { sciencePaper } from '../standing-library.ts';
import { makeUser } from '../users.ts';

const dayMs = 86_400_000;
const dayIn = (days: number) => studyDay(new Date(Date.now() + days * dayMs));
const studyDays = { today: dayIn(0), from: dayIn(0), before: { days: 0, unspentDays: 0 }, days: [] };
let students = 0;

/** Lets failed queries retry without the pause, which is most of the time of a walk with a server that is down. */
function retryWithoutPause() {
  const longestPauseMs = 2_000;
  const wait = timeoutManager.setTimeout.bind(timeoutManager);
  vi.spyOn(timeoutManager, 'setTimeout').mockImplementation((callback, delay) =>
    wait(callback, delay > longestPauseMs ? delay : 0),
  );
}

/** Logs the student in on a device with all of this, and starts their server. */
async function become(who: RandomStudent) {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.stubGlobal('scrollTo', () => {});
  retryWithoutPause();
  reportReachability(null);
  const expiryDate = who.isSuper ? '2999-03-05T10:00:00.000Z' : null;
  const user = makeUser({
    ...{ id: `u${++students}`, plan: who.isSuper ? 'Pro' : 'Basic', expiryDate },
    ...{ freeChapterClaimed: who.hasClaimed, invitesAccepted: who.accepted },
  });
  const locked = who.isSuper ? [] : who.locked;
  openChapters({ locked, bare: who.bare, user, papers: [sciencePaper()] });
  setCredentials(user, 'token');
  const place = who.currentId && {
    ...{ subjectId: who.currentId.slice(0, 2), chapterId: who.currentId },
    at: new Date().toISOString(),
  };
  const quizzes = [...who.failed, ...who.passed].map((chapterId, at) => ({
    ...{ chapterId, isPassed: who.passed.includes(chapterId), at: new Date(dayMs + at).toISOString() },
  }));
  if (place) lastRead.set({ ...place, topicIndex: 0, pageIndex: 0 });
  for (const { chapterId, isPassed, at } of quizzes)
    noteChapterStep(user.id, chapterId, { quiz: { isPassed, atMs: Date.parse(at) } });
  for (const chapterId of who.cards) noteChapterStep(user.id, chapterId, { cardsAtMs: 1 });
  for (const chapterId of who.written) noteChapterStep(user.id, chapterId, { hasWritten: true });
  const isOf = (subjectId: string) => (chapterId: string) => chapterId.startsWith(subjectId);
  for (const subjectId of ['s1', 's2'])
    keepSeenTicks(user.id, subjectId, who.completed.filter(isOf(subjectId)));
  if (who.isSuper && who.inHand) {
    const answers: PaperAnswers = {
      ...{
        attemptId: 'a1',
        phase: who.inHand === 'paperRunning' ? 'running' : 'marking',
        index: 0,
        given: [],
      },
      ...{ startedAtMs: 0, deadlineMs: null, isInOutbox: false },
      ended: who.inHand === 'paperRunning' ? null : { timeTakenSeconds: 60, isTimeUp: false },
    };
    localStorage.setItem(storageName('board-paper-answers-', user.id), JSON.stringify(answers));
  }
  if (who.isSuper && who.due > 0)
    await reviewSender.note(
      user.id,
      ['s1-c1', 's2-c1'].slice(0, who.due).map((chapterId) => ({
        ...{ kind: 'review', grade: grades.again, chapterId, clockMs: Date.now() - 2 * dayMs },
        item: questionItem(chapterId, question as never),
      })),
      'quiz',
    );
  const examOn = who.daysLeft === null ? null : dayIn(who.daysLeft);
  const subjects = Object.fromEntries(who.examined.map((id) => [id, dayIn(-1)]));
  const plan = examOn && { ...{ examOn, dailyAmount: 20, ramp: 'no', startedOn: dayIn(-9), subjects } };
  const { completed, written } = who;
  if (who.network === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await startProcedureServer(({ path, input }) => {
    if (who.network !== 'online') return { status: 500, message: 'down' };
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    if (path === 'progress.revisionPlan') return { data: { plan, boardDates: [] } };
    if (path === 'progress.studyDays') return { data: studyDays };
    if (path === 'progress.reviews') return { data: { batches: [], last: 0, isMore: false } };
    if (path === 'progress.subject') {
      const { subjectId } = input as { subjectId: string };
      const here = completed.filter(isOf(subjectId));
      return { data: here.map((chapter) => ({ chapter, isCompleted: true })) };
    }
    if (path !== 'progress.standing') return { data: [] };
    const notesProgress = { currentTopicIndex: 0, currentPageIndex: 0 };
    return { data: { completed, last: place && { ...place, notesProgress }, quizzes, written } };
  });
}

const linkIn = (part: HTMLElement) => part.querySelector('a')?.getAttribute('href') ?? '';
const isOpen = (address: string) => !getLibrary().isChapterLocked(address.split(/[/?]/)[3] ?? '');
const cards = () => screen.queryAllByRole('region', { name: 'What next' });

/** Kind and address of the one next thing of a screen; the paid plan and the banner have no address. */
async function nextThing(): Promise<{ kind: string; address: string }> {
  const card = await waitFor(() => {
    const [found = screen.queryByRole('button', { name: 'Choose' })?.parentElement] = cards();
    if (!found?.textContent?.trim() || found.querySelector('[class*=skeleton]'))
      throw new Error('nothing yet');
    return found;
  });
  const kind = card.querySelector('p')?.textContent?.split(' · ')[0] ?? '';
  if (cards().length === 0 || kind === 'One chapter is free') return { kind: 'claim', address: '' };
  if (kind === 'Open every chapter') return { kind, address: '' };
  return { kind, address: linkIn(card) };
}

async function look(who: RandomStudent) {
  await become(who);
  const { router } = await renderApp('/dashboard');
  const go = async (address: string) => {
    await act(() => router.navigate({ to: address as never }));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    await screen.findAllByRole('heading', { level: 1 });
  };
  const home = await nextThing();
  const isChapter = home.address.startsWith('/tabs/');
  if (isChapter) expect(isOpen(home.address), 'Home opens what is locked').toBe(true);

  await go('/profile');
  const link = { name: 'Go on' };
  const pill = /^(Next chapter|Where you stopped)$/.test(home.kind)
    ? await screen.findByRole('complementary', link)
    : screen.queryByRole('complementary', link);
  if (pill) expect(linkIn(pill), 'the profile and Home').toBe(home.address);

  for (const subjectId of ['s1', 's2']) {
    await go(`/subject/${subjectId}`);
    if (who.network === 'server down') {
      await waitFor(() => expect(router.state.location.pathname, 'a failure leads Home').toBe('/dashboard'));
      continue;
    }
    await screen.findByRole('list', { name: 'Chapters' });
    await waitFor(() => {
      const [part = screen.getByRole('complementary', { name: / progress$/ })] = cards();
      const address = linkIn(part);
      if (address.startsWith('/tabs/'))
        expect(isOpen(address), 'the subject opens what is locked').toBe(true);
      if (home.address.startsWith(`/tabs/${subjectId}/`) && home.kind !== 'Write full answers')
        expect(address, 'the subject and Home').toBe(home.address);
    });
  }

  await go(who.isSuper ? '/revise' : '/practice');
  if (!who.isSuper || who.due === 0) expect(await nextThing(), 'the ending and Home').toEqual(home);
}

const run = (numRuns: number) =>
  fc.assert(fc.asyncProperty(randomStudent, look), { numRuns, endOnFailure: true });
const law = 'no screen is a dead end, and all name the same next thing as Home';

// docs/product/screens.md#what-next
test(law, () => run(10));
test.each([1, 2, 3, 4, 5])(
  `${law}, for 100 of 500 students (%d of 5)`,
  { tags: ['nightly'], timeout: 900_000 },
  () => run(100),
);
