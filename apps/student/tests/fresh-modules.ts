import { getDefaultStore } from 'jotai';
import { beforeEach } from 'vitest';
import { zenModeAtom } from '#src/platform/fullscreen/zen-mode.ts';
import { reportReachability } from '#src/platform/offline/connectivity.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** Modules live on from file to file: each test finds them as in a page that was just opened, on a device nobody used. */
beforeEach(async () => {
  if ('indexedDB' in globalThis)
    throw new Error('a file that brings a database belongs to tests/own-modules');
  clearSession();
  // What the last test sent has ended by then; nobody is logged in, so nothing else is sent.
  await outbox.flush();
  localStorage.clear();
  sessionStorage.clear();
  reportReachability(null);
  getDefaultStore().set(zenModeAtom, false);
});
