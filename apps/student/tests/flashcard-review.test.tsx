import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteStudyDay } from '#src/cards/note-study-day.ts';
import { reviewIdOf } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { clearSession } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { button, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const place = { subjectId: 's1', chapterId: 's1-c1' };
let students = 0;
/** A new one each time: what one page knows of a student it knows for good. */
const newStudent = () => makeUser({ id: `reader-${++students}`, unlockedChapters: ['s1-c1'] });

async function startServer(user: ReturnType<typeof newStudent>): Promise<ProcedureCall[]> {
  const { calls } = await startProcedureServer(({ path }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    return { data: path === 'progress.reviewFlashcards' ? null : [] };
  });
  return calls;
}
const reviews = (calls: ProcedureCall[]) =>
  calls.filter(({ path }) => path === 'progress.reviewFlashcards').map(({ input }) => input);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a review of flashcards', () => {
  test('is told with the first flip, and not again with the next one or on the next visit', async () => {
    const user = newStudent();
    logInWithLibrary(user);
    const calls = await startServer(user);
    await renderApp('/tabs/s1/s1-c1?tab=flashcards');
    await vi.waitFor(() => button('Flip'));
    expect(reviews(calls)).toEqual([]);
    button('Flip').click();
    await vi.waitFor(() => expect(reviews(calls)).toEqual([place]));
    button('Flip').click();
    button('Flip').click();
    await renderApp('/tabs/s1/s1-c1?tab=flashcards');
    await vi.waitFor(() => button('Flip').click());
    await vi.waitFor(() => button('Knew it').click());
    await vi.waitFor(() => expect(document.body.textContent).toContain('Deck done'));
    await outbox.flush();
    expect(reviews(calls)).toEqual([place]);
  });

  test('counts once a chapter and day in India, for each student', () => {
    logInWithLibrary(newStudent());
    const put = vi.spyOn(outbox, 'put').mockResolvedValue(true);
    const at = (moment: string) => new Date(moment);
    noteStudyDay('asha', place, at('2026-11-21T10:00:00Z'));
    noteStudyDay('asha', place, at('2026-11-21T18:29:59Z'));
    expect(put).toHaveBeenCalledTimes(1);
    noteStudyDay('asha', { ...place, chapterId: 's1-c2' }, at('2026-11-21T18:29:59Z'));
    expect(put).toHaveBeenCalledTimes(2);
    noteStudyDay('asha', place, at('2026-11-21T18:30:00Z'));
    expect(put).toHaveBeenCalledTimes(3);
    noteStudyDay('bina', place, at('2026-11-21T18:30:00Z'));
    expect(put).toHaveBeenCalledTimes(4);
  });

  test('waits for the network on the device', async () => {
    const user = newStudent();
    logInWithLibrary(user);
    const calls = await startServer(user);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteStudyDay(user.id, place);
    await vi.waitFor(() => expect(outbox.statusOf(reviewIdOf(place))?.kind).toBe('pending'));
    expect(reviews(calls)).toEqual([]);
    network.mockReturnValue(true);
    await outbox.retryNow();
    expect(reviews(calls)).toEqual([place]);
  });

  test('is counted once a day also where storage is blocked', () => {
    logInWithLibrary(newStudent());
    const put = vi.spyOn(outbox, 'put').mockResolvedValue(true);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    noteStudyDay('chitra', place);
    noteStudyDay('chitra', place);
    expect(put).toHaveBeenCalledTimes(1);
  });
});
