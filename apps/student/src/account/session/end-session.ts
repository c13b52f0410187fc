import { sessionCopy } from 'virtual:messages/session';
import { isAccountDeleted } from '@repo/client/failure';
import { toast } from '@repo/ui/toast';
import { clearFigureCache } from '#src/content/library/figure-cache.ts';
import { clearLibrary, closeLibrary } from '#src/content/library/library.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { forgetProfilePicture } from '#src/platform/session/profile-picture.ts';
import { clearSession, getSession, setSessionError } from '#src/platform/session/session.ts';
import { clearStudent } from '#src/platform/storage/clear-student.ts';
import { clearStudy } from '#src/platform/storage/study-database.ts';
import { forgetAccount } from './forget-account.ts';

export type EndOfSession = 'loggedOut' | 'expired' | 'deleted';

const serverLimitMs = 5_000;

/** Whether the moment has passed by the server's clock; false if the server can't be reached. */
async function hasPassed(moment: string): Promise<boolean> {
  const reply = await fetch('/healthz', {
    cache: 'no-store',
    signal: AbortSignal.timeout(serverLimitMs),
  }).catch(() => null);
  return Date.parse(moment) <= Date.parse(reply?.headers.get('date') ?? '');
}

/**
 * Ends the session here and opens /login with a fresh page, so that nothing stays in memory. 'loggedOut'
 * deletes all content from the device. 'expired' (the server ended the session) shows a message, and leaves
 * the download, which only its owner can open after the next login. Figures have no owner, so they are always
 * deleted. After 'deleted', or a pending deletion that is due by the server's clock, nothing stays
 * (docs/product/accounts.md#account-deletion).
 */
export async function endSession(why: EndOfSession): Promise<void> {
  const { user } = getSession();
  // Only the first of several refused calls ends the session.
  if (why !== 'loggedOut' && !user) return;
  clearSession();
  const dueAt = why === 'expired' ? user?.deletionDueAt : undefined;
  if (user && (why === 'deleted' || (dueAt && (await hasPassed(dueAt))))) {
    toast.afterReload('info', sessionCopy.deleted);
    await forgetAccount(user);
  } else if (why === 'expired') {
    setSessionError(sessionCopy.ended);
    toast.afterReload('info', sessionCopy.ended);
    lastRead.clear();
    closeLibrary();
    // The service worker would serve them to the next user.
    await clearFigureCache();
  } else {
    if (user) clearStudent(user.id);
    // The account may never be used again.
    if (user?.deletionDueAt) forgetProfilePicture(user.email);
    await Promise.all([clearLibrary(), user && clearStudy(user.id, 'sent')]);
  }
  location.assign('/login');
}

/** Ends the session after a refused call; the refusal may say that the account is gone. */
export const endRefusedSession = (refusal: unknown): Promise<void> =>
  endSession(isAccountDeleted(refusal) ? 'deleted' : 'expired');

/**
 * Another tab ended the session and cleared the device. Replaces this page by the login, which also clears
 * its memory.
 */
export function leaveWithOtherTab(): void {
  closeLibrary();
  location.replace('/login');
}
