import { afterEach, expect, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { activateLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { clearSession, sessionKey, setCredentials } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { startProcedureServer } from './procedure-server.ts';
import { pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

vi.setConfig({ testTimeout: 60_000 });

const patience = { timeout: 30_000 };
const user = makeUser({ plan: 'Pro' });

afterEach(() => {
  activateLibrary(null);
  clearSession();
});

test('notes whose place comes late leave the focus in the dialog that was opened meanwhile', async () => {
  setCredentials(user, 'secret');
  activateLibrary(flattenBulk(makeBulkReply(), { owner: ownerOf(user), etag: null }));
  let tellPlace = () => {};
  const place = new Promise<void>((resolve) => {
    tellPlace = resolve;
  });
  await startProcedureServer(async ({ path }) => {
    if (path === 'progress.chapter') await place;
    const start = { currentTopicIndex: 0, currentPageIndex: 0 };
    if (path === 'progress.chapter')
      return { data: { chapter: 's1-c1', isCompleted: false, notesProgress: start } };
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    return { data: [] };
  });
  await renderApp('/tabs/s1/s1-c1');
  const opener = await vi.waitUntil(
    () => document.querySelector<HTMLButtonElement>('[aria-label^="Study companion"]'),
    patience,
  );
  opener.focus();
  opener.click();
  const dialog = await vi.waitUntil(() => document.querySelector('[role="dialog"]'), patience);
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true), patience);

  tellPlace();
  await vi.waitFor(() => expect(pageText()).toContain('Start'), patience);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

/** The first chapter of a subject, open at the first of its two pages; the second is set behind the tap on Next. */
async function readNotes(subjectId: string) {
  setCredentials(user, 'secret');
  activateLibrary(flattenBulk(makeBulkReply(), { owner: ownerOf(user), etag: null }));
  const start = { currentTopicIndex: 0, currentPageIndex: 0 };
  await startProcedureServer(async ({ path }) => {
    if (path === 'progress.chapter')
      return { data: { chapter: `${subjectId}-c1`, isCompleted: false, notesProgress: start } };
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    return { data: [] };
  });
  await renderApp(`/tabs/${subjectId}/${subjectId}-c1`);
  (await vi.waitUntil(() => findButton('Start'), patience)).click();
  const next = await vi.waitUntil(() => findButton('Next'), patience);
  await vi.waitFor(() => expect(pageText()).toContain(`page 1 of ${subjectId}-c1`), patience);
  return next;
}

const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);

const sheet = () => document.querySelector('section[tabindex="-1"]');

test('a page that is turned takes the focus when it is set', async () => {
  const next = await readNotes('s1');
  next.focus();
  next.click();
  await vi.waitFor(() => expect(pageText()).toContain('page 2 of s1-c1'), patience);
  await vi.waitFor(() => expect(document.activeElement).toBe(sheet()), patience);
});

test('a page that is set late leaves the focus with the button that the student went to meanwhile', async () => {
  const next = await readNotes('s2');
  next.focus();
  next.click();
  await Promise.resolve();
  const contents = document.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="T"]');
  expect(pageText()).toContain('Page 2 of 2');
  expect(pageText()).not.toContain('page 2 of s2-c1');
  contents?.focus();
  await vi.waitFor(() => expect(pageText()).toContain('page 2 of s2-c1'), patience);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(contents);
});

test('the answer about a student who logged out in another tab meanwhile does not log them in again', async () => {
  setCredentials(user, 'secret');
  activateLibrary(flattenBulk(makeBulkReply(), { owner: ownerOf(user), etag: null }));
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { calls } = await startProcedureServer(async ({ path }) => {
    if (path === 'auth.user') await isAnswered;
    return { data: path === 'auth.user' ? { user, lastPublishedContentAt: null } : [] };
  });
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  await renderApp('/dashboard');
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('auth.user'), patience);

  // Storage changes at once, and its event arrives in the other tabs a while later.
  localStorage.removeItem(sessionKey);
  answer();
  const rendered = () => document.querySelector('h1')?.textContent;
  await vi.waitFor(() => expect(rendered()).toContain('Welcome'), patience);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(localStorage.getItem(sessionKey)).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, storageArea: localStorage }));
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/login'), patience);
  expect(localStorage.getItem(sessionKey)).toBeNull();
});
