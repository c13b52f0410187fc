import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteStudyDay } from '#src/cards/note-study-day.ts';
import { reviewIdOf } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { clearSession } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { clickTwice, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const place = { subjectId: 's1', chapterId: 's1-c1' };
let students = 0;
/** A new one each time: what one page knows of a student it knows for good. */
const newStudent = () => makeUser({ id: `reader-${++students}`, unlockedChapters: ['s1-c1'] });

async function startServer(student: ReturnType<typeof newStudent>): Promise<ProcedureCall[]> {
  const { calls } = await startProcedureServer(({ path }) => {
    if (path === 'auth.user') return { data: { user: student, lastPublishedContentAt: null } };
    return { data: path === 'progress.reviewFlashcards' ? null : [] };
  });
  return calls;
}
const reviews = (calls: ProcedureCall[]) =>
  calls.filter(({ path }) => path === 'progress.reviewFlashcards').map(({ input }) => input);

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(clearSession);

describe('a review of flashcards', () => {
  test('is told with the first flip, and not again with the next one or on the next visit', async () => {
    const student = newStudent();
    logInWithLibrary(student);
    const calls = await startServer(student);
    const { user } = await renderApp('/tabs/s1/s1-c1?tab=flashcards');
    await screen.findByRole('button', { name: 'Flip' });
    expect(reviews(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Flip' }));
    await waitFor(() => expect(reviews(calls)).toEqual([place]));
    clickTwice(screen.getByRole('button', { name: 'Flip' }));
    await renderApp('/tabs/s1/s1-c1?tab=flashcards');
    await user.click(await screen.findByRole('button', { name: 'Flip' }));
    await user.click(await screen.findByRole('button', { name: 'Knew it' }));
    await screen.findByRole('heading', { name: 'Deck done' });
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
    const student = newStudent();
    logInWithLibrary(student);
    const calls = await startServer(student);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteStudyDay(student.id, place);
    await waitFor(() => expect(outbox.statusOf(reviewIdOf(place))?.kind).toBe('pending'));
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
