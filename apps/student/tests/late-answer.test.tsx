import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearSession } from '#src/platform/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const student = makeUser({ plan: 'Pro' });

/** Opens the first chapter of a subject; the server sends the reading position only after `told`. */
async function openChapter(subjectId: string, told = Promise.resolve()) {
  logInWithLibrary(student);
  const start = { currentTopicIndex: 0, currentPageIndex: 0 };
  await startProcedureServer(async ({ path }) => {
    if (path === 'auth.user') return { data: { user: student, lastPublishedContentAt: null } };
    if (path !== 'progress.chapter') return { data: [] };
    await told;
    return { data: { chapter: `${subjectId}-c1`, isCompleted: false, notesProgress: start } };
  });
  return (await renderApp(`/tabs/${subjectId}/${subjectId}-c1`)).user;
}

test('notes that load late leave focus in a dialog opened meanwhile', async () => {
  let tellPlace = () => {};
  const told = new Promise<void>((resolve) => {
    tellPlace = resolve;
  });
  const user = await openChapter('s1', told);
  await user.click(await screen.findByRole('button', { name: /^Study companion/ }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

  tellPlace();
  await screen.findByText('Start');
  expect(dialog.contains(document.activeElement)).toBe(true);
});

/**
 * Opens the first chapter of a subject at the first of its two pages; the second is rendered after the tap on
 * Next.
 */
async function readNotes(subjectId: string) {
  const user = await openChapter(subjectId);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText(new RegExp(`^page 1 of ${subjectId}-c1`));
  return { user, next: await screen.findByRole('button', { name: 'Next' }) };
}

const sheet = () => document.querySelector('section[tabindex="-1"]');

test('a turned page gets focus when it is rendered', async () => {
  const { user, next } = await readNotes('s1');
  await user.click(next);
  await screen.findByText(/^page 2 of s1-c1/);
  await waitFor(() => expect(document.activeElement).toBe(sheet()));
});

test('a page rendered late leaves focus on the button that the student moved to', async () => {
  const { next } = await readNotes('s2');
  next.focus();
  next.click();
  await Promise.resolve();
  const contents = document.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="T"]');
  screen.getAllByText('Page 2 of 2');
  expect(document.body.textContent).not.toContain('page 2 of s2-c1');
  contents?.focus();
  await screen.findByText(/^page 2 of s2-c1/);
  await act(async () => {});
  expect(document.activeElement).toBe(contents);
});

test('a query that failed is not retried after the student logs out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  // A new student, because the unit with the biggest gain is computed once per start and account.
  logInWithLibrary(makeUser({ id: 'late', plan: 'Pro' }));
  const server = await startProcedureServer(() => ({ status: 500, message: 'down' }));
  const paths = () => server.calls.map(({ path }) => path);
  /** Resolves after earlier requests and their replies have arrived. */
  const settle = (name: string) => fetch(`/api/trpc/${name}`);
  await renderApp('/dashboard');
  // No component observes this one, so unmounting does not cancel it.
  await waitFor(() => expect(paths()).toContain('progress.firstAnswers'));
  await settle('failed');
  act(clearSession);
  for (const retry of ['first', 'second', 'third']) {
    await vi.advanceTimersByTimeAsync(5_000);
    await settle(retry);
  }
  expect(paths()).toEqual([...new Set(paths())]);
});
