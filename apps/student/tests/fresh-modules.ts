import { getDefaultStore } from 'jotai';
import { beforeEach } from 'vitest';
import { zenModeAtom } from '#src/platform/fullscreen/zen-mode.ts';
import { reportReachability } from '#src/platform/offline/connectivity.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/**
 * Modules survive between test files of one process, so reset them: each test starts like a new page on a new
 * device.
 */
beforeEach(async () => {
  if ('indexedDB' in globalThis)
    throw new Error('a file that brings a database belongs to tests/own-modules');
  clearSession();
  // By now the last test's requests have ended, and nobody is logged in who could send others.
  await outbox.flush();
  localStorage.clear();
  sessionStorage.clear();
  reportReachability(null);
  getDefaultStore().set(zenModeAtom, false);
});
