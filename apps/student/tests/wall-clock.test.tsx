import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPaperAnswers } from '#src/features/practice/paper/kept-paper.ts';
import { handInExpired } from '#src/questions/hand-in-expired.ts';
import { readAttempts } from '#src/questions/kept-attempts.ts';
import { labelled, openPapers, start } from './paper-app.tsx';
import { open, patience, press, seen, superUser, useFreshDevice } from './practice-app.tsx';
import { button, heading, pageText, renderApp } from './render-app.tsx';

vi.setConfig({ testTimeout: 20_000 });
useFreshDevice();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Sets the device's clock, as its settings or the network do; the page learns of it when it is looked at again. */
function setWallClockBy(minutes: number): void {
  const realNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
}
const timer = () => document.querySelector('[role="timer"]')?.textContent ?? '';
const openTab = async () => {
  await renderApp('/tabs/s1/s1-c1?tab=quiz');
  await vi.waitFor(() => expect(heading().textContent).toBeTruthy(), patience);
};
async function startQuiz(): Promise<void> {
  await openTab();
  await vi.waitFor(() => button('Start Quiz').click(), patience);
  await seen('Question 1 of 1');
}

describe.each([25, -60])('a wall clock that is set by %d minutes', (minutes) => {
  test('leaves a running quiz its time, and hands in the time that passed', async () => {
    const calls = await open(superUser, [1, 8]);
    await startQuiz();
    press('a');
    setWallClockBy(minutes);
    expect(timer()).toMatch(/^(10:00|09:[45]\d)$/);
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    button('Finish').click();
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('progress.submitTest'), patience);
    const sent = calls.find(({ path }) => path === 'progress.submitTest')?.input as { timeTaken: number };
    expect(sent.timeTaken).toBeLessThan(60);
  });

  test('hands in no quiz that waits to be resumed, and leaves it its time', async () => {
    const calls = await open(superUser, [1, 8]);
    await startQuiz();
    press('a');
    await vi.waitFor(() => expect(readAttempts(superUser.id)).toMatchObject([{ answers: [0] }]));
    document.body.innerHTML = '';
    await openTab();
    await seen('Your quiz is still running');
    setWallClockBy(minutes);
    await handInExpired(superUser);
    expect(timer()).toMatch(/^(10:00|09:[45]\d)$/);
    button('Resume Quiz').click();
    await seen('Question 1 of 1');
    expect(timer()).toMatch(/^(10:00|09:[45]\d)$/);
    expect(calls.filter(({ path }) => path === 'progress.submitTest')).toEqual([]);
  });

  test('leaves a practice its time', async () => {
    await open(superUser, [6, 8]);
    await vi.waitFor(() => button('Start practice').click(), patience);
    await seen('Question 1 of');
    const before = timer();
    setWallClockBy(minutes);
    expect(pageText()).toContain('Question 1 of');
    expect(timer().slice(0, 2)).toBe(before.slice(0, 2));
  });

  test('leaves a board paper its time, on its screen and on the list', async () => {
    await openPapers();
    await start();
    setWallClockBy(minutes);
    expect(timer()).toBe('105 min');
    expect(readPaperAnswers(superUser.id)?.phase).toBe('running');
    document.body.innerHTML = '';
    await renderApp('/practice');
    await seen('Go on');
    expect(timer()).toMatch(/^10[45] min$/);
  });
});

test('the screen stays on while a test with a clock runs, and no longer', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  await open(superUser, [6, 8]);
  await vi.waitFor(() => button('Start practice').click(), patience);
  await seen('Question 1 of');
  expect(request).toHaveBeenCalledWith('screen');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  labelled(/^End practice/).click();
  await vi.waitFor(() => button('Leave').click(), patience);
  await vi.waitFor(() => expect(release).toHaveBeenCalled(), patience);
});
