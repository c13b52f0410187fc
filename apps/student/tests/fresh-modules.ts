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
  // Requests of the last test have ended by then; nobody is logged in, so no others are sent.
  await outbox.flush();
  localStorage.clear();
  sessionStorage.clear();
  reportReachability(null);
  getDefaultStore().set(zenModeAtom, false);
});
