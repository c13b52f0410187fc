import { afterEach, expect, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { fillLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { clearSession, setCredentials } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { startProcedureServer } from './procedure-server.ts';
import { pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

vi.setConfig({ testTimeout: 60_000 });

const patience = { timeout: 30_000 };
const user = makeUser({ plan: 'Pro' });

afterEach(() => {
  fillLibrary(null);
  clearSession();
});

test('notes whose place comes late leave the focus in the dialog that was opened meanwhile', async () => {
  setCredentials(user, 'secret');
  fillLibrary(flattenBulk(makeBulkReply(), { owner: ownerOf(user), etag: null }));
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
