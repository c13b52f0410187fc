import '../device-databases.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handInExpired } from '#src/study/questions/hand-in-expired.ts';
import { readAttempts } from '#src/study/questions/kept-attempts.ts';
import { readPaperAnswers } from '#src/study/written/kept-paper.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { confirm, isAt, openPapers, start } from '../paper-app.tsx';
import { open, superUser, useFreshDevice } from '../practice-app.tsx';
import { renderApp } from '../render-app.tsx';

useFreshDevice();
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** Sets the device's clock; the page notices when it is shown again. */
function setWallClockBy(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
}
const timer = () => screen.getByRole('timer').textContent;
const openTab = () => renderApp('/tabs/s1/s1-c1?tab=quiz');
async function startQuiz() {
  const { user } = await openTab();
  await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await screen.findByText('Question 1 of 1');
  await user.keyboard('a');
  return user;
}
async function startPractice() {
  const { user } = await open(superUser, [6, 8]);
  await user.click(await screen.findByRole('button', { name: 'Start practice' }));
  await screen.findByText(/^Question 1 of/);
  return user;
}

describe('with the wall clock set 25 minutes ahead', () => leavesTestsTheirTime(25));
describe('with the wall clock set an hour back', { tags: ['nightly'] }, () => leavesTestsTheirTime(-60));

function leavesTestsTheirTime(minutes: number) {
  test('a running quiz keeps its time when the clock is set, and submits the time that passed', async () => {
    const { calls } = await open(superUser, [1, 8]);
    const user = await startQuiz();
    act(() => setWallClockBy(minutes));
    expect(timer()).toMatch(/^(10:00|09:[45]\d)$/);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('exchange.quiz'));
    const sent = calls.find(({ path }) => path === 'exchange.quiz')?.input as { timeTaken: number };
    expect(sent.timeTaken).toBeLessThan(60);
  });

  test('a quiz waiting to be resumed is not submitted when the clock is set, and keeps its time', async () => {
    const { calls } = await open(superUser, [1, 8]);
    const user = await startQuiz();
    await waitFor(() => expect(readAttempts(superUser.id)).toMatchObject([{ answers: [0] }]));
    await openTab();
    await screen.findByText('Your quiz is still running');
    act(() => setWallClockBy(minutes));
    await handInExpired(superUser);
    expect(timer()).toMatch(/^(10:00|09:[45]\d)$/);
    await user.click(screen.getByRole('button', { name: 'Resume Quiz' }));
    await screen.findByText('Question 1 of 1');
    expect(timer()).toMatch(/^(10:00|09:[45]\d)$/);
    expect(calls.filter(({ path }) => path === 'exchange.quiz')).toEqual([]);
  });

  test('a practice keeps its time when the clock is set', async () => {
    await startPractice();
    const before = timer();
    act(() => setWallClockBy(minutes));
    screen.getByText(/^Question 1 of/);
    expect(timer().slice(0, 2)).toBe(before.slice(0, 2));
  });

  test('a board paper keeps its time when the clock is set, on its screen and in the list', async () => {
    const { user } = await openPapers();
    await start(user);
    act(() => setWallClockBy(minutes));
    expect(timer()).toBe('105 min');
    expect(readPaperAnswers(superUser.id)?.phase).toBe('running');
    await renderApp('/practice');
    await screen.findByRole('button', { name: 'Go on' });
    expect(timer()).toMatch(/^10[45] min$/);
  });
}

test.each([25, -60])(
  "a board paper taken with a clock set by %d minutes is dated like the server's papers",
  async (minutes) => {
    const { user } = await openPapers((paper) => {
      paper.sections = paper.sections.slice(0, 1);
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start(user);
    act(() => setWallClockBy(minutes));
    for (const n of [1, 2, 3, 4]) {
      await isAt(n);
      await user.keyboard('b{Enter}');
    }
    await screen.findByText('Hand in the paper?');
    await confirm(user, 'Hand in');
    await screen.findByText(/^Your marks are kept on this device/);
    const sat = outbox.waiting('paper').map(({ result }) => Date.parse(result.createdAt));
    expect(Math.abs(Date.now() - Number(sat.at(-1)))).toBeLessThan(60_000);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await outbox.flush();
  },
);

test('the screen stays on only while a test with a clock runs', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      wakeLock: { value: { request } },
      clipboard: { value: undefined, configurable: true },
    }),
  );
  const user = await startPractice();
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^End practice/ }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(release).toHaveBeenCalled());
});
