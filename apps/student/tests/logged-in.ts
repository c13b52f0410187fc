import type { User } from '@repo/contracts/auth';
import { onTestFinished } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { activateLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { setCredentials } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';

/** Logs the user in with a library that is loaded already, until the test ends. */
export function logInWithLibrary(user: User): void {
  setCredentials(user, 'token');
  activateLibrary(flattenBulk(makeBulkReply(), { owner: ownerOf(user), etag: null }));
  onTestFinished(() => activateLibrary(null));
}
