import '../device-databases.ts';
import type { StudyDays } from '@repo/contracts/study-days';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { set } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { trpc } from '#src/platform/api/trpc.ts';
import { answersKey, studyDatabase } from '#src/platform/storage/study-database.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { useFreshDevice } from '../outbox-browser.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

useFreshDevice();
vi.setConfig({ testTimeout: 60_000 });

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
const place = { subjectId: 's1', chapterId: 's1-c1' };
const page = (currentPageIndex: number) =>
  ({ kind: 'position', ...place, notesProgress: { currentTopicIndex: 0, currentPageIndex } }) as const;

let users = 0;
let user = makeUser();
let isOnline = true;
beforeEach(() => {
  user = makeUser({ id: `student-${++users}`, unlockedChapters: ['s1-c1'] });
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.useFakeTimers({ toFake: ['Date'], now: noon('2026-11-20') });
  logInWithLibrary(user);
});

const reply = (days: readonly string[]): StudyDays => ({
  ...{ today: '2026-11-20', from: '2025-10-17' },
  ...{ before: { days: 0, unspentDays: 0 }, days: [...days].sort() },
});
/** A fake server that stores days of study like ours, by when the work was done. */
async function startServer(days: string[] = []) {
  const known = new Set(days);
  const { calls } = await startProcedureServer(({ path }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    if (path === 'exchange.completion') known.add('2026-11-20');
    if (path === 'exchange.position') for (const day of outbox.waitingDays()) known.add(day);
    if (path === 'progress.studyDays') return { data: reply([...known]) };
    if (path === 'progress.streak') return { data: { days: 1 } };
    return {
      data: {
        chapter: 's1-c1',
        isCompleted: true,
        notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 },
      },
    };
  });
  return { calls, known };
}

/** Stores days like an earlier page on the device. */
async function keep(days: readonly string[]): Promise<void> {
  const lastPage = new QueryClient();
  lastPage.setQueryData(getQueryKey(trpc.progress.studyDays, undefined, 'query'), reply(days));
  await set(answersKey(user.id), dehydrate(lastPage), studyDatabase);
}
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const seen = (text: string | RegExp) => vi.waitFor(() => expect(document.body.textContent).toMatch(text));
const day = (name: string) =>
  [...document.querySelectorAll('td .sr-only')]
    .map(({ textContent }) => textContent)
    .find((text) => text?.includes(name));

// docs/product/study.md#streak
describe('days of study', () => {
  test('days of study without a network count on their own dates, even if later work replaced the earlier', async () => {
    isOnline = false;
    vi.setSystemTime(noon('2026-11-16'));
    await outbox.put(page(1));
    vi.setSystemTime(noon('2026-11-17'));
    await outbox.put(page(2));
    await outbox.put(page(3));
    expect(outbox.waitingDays()).toEqual(['2026-11-16', '2026-11-17']);
    vi.setSystemTime(noon('2026-11-20'));
    isOnline = true;
    const { known } = await startServer();
    await renderApp('/streak');
    await vi.waitFor(() => expect(outbox.isEmpty()).toBe(true));
    expect([...known].sort()).toEqual(['2026-11-16', '2026-11-17']);
    await vi.waitFor(() => expect(day('17 November')).toMatch(/^Tuesday,? 17 November 2026, Studied$/));
  });

  test('days of study need no event of their own for work that is saved on its day', async () => {
    const { calls } = await startServer();
    await renderApp('/streak');
    await seen(/0\s*days in a row/);
    await outbox.put({ kind: 'completion', ...place });
    await seen(/1\s*day in a row/);
    await vi.waitFor(() => expect(outbox.isEmpty()).toBe(true));
    expect(calls.map(({ path }) => path)).not.toContain('exchange.cards');
  });

  test("days of study are shown immediately without a network, from the device's data", async () => {
    await keep([
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ]);
    isOnline = false;
    await renderApp('/streak');
    await seen(/7\s*days in a row/);
    await seen('A freeze kept your streak on Thursday.');
    expect(day('19 November')).toMatch(/^Thursday,? 19 November 2026, Freeze$/);
    await outbox.put({ kind: 'completion', ...place });
    await seen(/8\s*days in a row/);
    expect(document.querySelector('[aria-current=date]')?.textContent).toContain(
      '20 November 2026, Today, Studied',
    );
  });

  test('days of study never loaded by a device cause no error without a network', async () => {
    isOnline = false;
    await renderApp('/streak');
    await seen('Yeh abhi is device par nahi hai.');
  });

  test("the streak's screen shows only the number of a streak that has ended", async () => {
    await keep(['2026-11-10', '2026-11-11', '2026-11-12']);
    isOnline = false;
    await renderApp('/streak');
    await seen(/0\s*days in a row/);
    expect(document.body.textContent).not.toMatch(/kept your streak|lost|broke|missed|ended/i);
  });

  test('days of study have a calendar that arrow keys and buttons turn, from the first to the current month', async () => {
    await keep(['2026-10-31']);
    isOnline = false;
    await renderApp('/streak');
    await seen('November 2026');
    press('ArrowRight');
    press('ArrowLeft');
    await seen('October 2026');
    expect(day('31 October')).toMatch(/^Saturday,? 31 October 2026, Studied$/);
    expect(document.querySelectorAll('td .sr-only')).toHaveLength(31);
    const earlier = document.querySelector<HTMLElement>('[aria-label="Earlier month"]');
    for (let count = 0; count < 12; count++) earlier?.click();
    await seen('January 2026');
    await vi.waitFor(() => expect(earlier?.getAttribute('aria-disabled')).toBe('true'));
  });
});
