import '../device-databases.ts';
import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '#src/platform/session/session.ts';
import { noteStudyDay } from '#src/study/cards/note-study-day.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { behindEveryScreen } from '../behind-every-screen.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { clickTwice, renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

let students = 0;
/** A new student for each test, because modules remember students across tests. */
const newStudent = () => makeUser({ id: `reader-${++students}`, unlockedChapters: ['s1-c1'] });

/** @returns looks how many days of flashcards were sent */
async function startServer(student: ReturnType<typeof newStudent>): Promise<() => number> {
  const { calls } = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.user') return { data: { user: student, lastPublishedContentAt: null } };
    return { data: behindEveryScreen[path]?.(input) ?? [] };
  });
  return () => calls.filter(({ path }) => path === 'exchange.cards').length;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(clearSession);

describe('a review of flashcards', () => {
  test('a review of flashcards is recorded on the first flip, and not again on the next flip or visit', async () => {
    const student = newStudent();
    logInWithLibrary(student);
    const told = await startServer(student);
    const { user } = await renderApp('/tabs/s1/s1-c1?tab=flashcards');
    await screen.findByRole('button', { name: 'Flip' });
    expect(told()).toBe(0);
    const isFlipPrimary = () => screen.getByRole('button', { name: 'Flip' }).matches('.bg-pen-fill');
    expect(isFlipPrimary()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Flip' }));
    expect(isFlipPrimary()).toBe(false);
    await waitFor(() => expect(told()).toBe(1));
    clickTwice(screen.getByRole('button', { name: 'Flip' }));
    await renderApp('/tabs/s1/s1-c1?tab=flashcards');
    await user.click(await screen.findByRole('button', { name: 'Flip' }));
    await user.click(await screen.findByRole('button', { name: 'Knew it' }));
    await screen.findByRole('heading', { name: 'Deck done' });
    await outbox.flush();
    expect(told()).toBe(1);
  });

  test('a review of flashcards counts once a day in India per student, also when storage is blocked', () => {
    logInWithLibrary(newStudent());
    const put = vi.spyOn(outbox, 'put').mockResolvedValue(true);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    const times = (count: number, userId: string, moment: string) => {
      noteStudyDay(userId, new Date(moment));
      expect(put).toHaveBeenCalledTimes(count);
    };
    times(1, 'asha', '2026-11-21T10:00:00Z');
    times(1, 'asha', '2026-11-21T18:29:59Z');
    times(2, 'asha', '2026-11-21T18:30:00Z');
    times(3, 'bina', '2026-11-21T18:30:00Z');
  });

  test('a review of flashcards is stored until the network is back', async () => {
    const student = newStudent();
    logInWithLibrary(student);
    const told = await startServer(student);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteStudyDay(student.id);
    await waitFor(() => expect(outbox.waitingDays()).toHaveLength(1));
    expect(told()).toBe(0);
    network.mockReturnValue(true);
    await outbox.retryNow();
    expect(told()).toBe(1);
  });
});
