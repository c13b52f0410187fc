import type { User } from '@repo/contracts/auth';
import { onTestFinished } from 'vitest';
import { flattenBulk } from '#src/content/library/flatten-bulk.ts';
import { activateLibrary } from '#src/content/library/library.ts';
import { ownerOf } from '#src/content/library/load-library.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';

/** Opens the library of this reply as the user's, until the test ends. */
export function openLibrary(user: User, reply: unknown = makeBulkReply()): void {
  activateLibrary(flattenBulk(reply, { owner: ownerOf(user), etag: null }));
  onTestFinished(() => activateLibrary(null));
}

/** Logs the user in with a library that is loaded already, until the test ends. */
export function logInWithLibrary(user: User, reply?: unknown): void {
  setCredentials(user, 'token');
  openLibrary(user, reply);
}
