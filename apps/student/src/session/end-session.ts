import { isAccountDeleted } from '@repo/client/failure';
import { toast } from '@repo/ui/toast';
import { clearFigureCache } from '#src/library/figure-cache.ts';
import { clearLibrary, closeLibrary } from '#src/library/library.ts';
import { clearStudent } from '#src/storage/clear-student.ts';
import { keptAnswers } from '#src/storage/kept-answers.ts';
import { clearMarks } from '#src/storage/kept-marks.ts';
import { clearReviews } from '#src/storage/kept-reviews.ts';
import { forgetAccount } from './forget-account.ts';
import { lastRead } from './last-read.ts';
import { forgetProfilePicture } from './profile-picture.ts';
import { clearSession, getSession, setSessionError } from './session.ts';
import { sessionCopy } from './session-copy.ts';

export type EndOfSession = 'loggedOut' | 'expired' | 'deleted';

const hasPassed = (moment: string) => Date.parse(moment) <= Date.now();

/**
 * Forgets the student here and opens /login with a fresh page, so that nothing of them stays in memory. 'loggedOut' takes all
 * content off the device. 'expired' (the server knows the session no more) says so, and leaves the download for its
 * owner to open after the next login; nobody else can. Figures, which name no owner, go in either case. Of an account that is
 * 'deleted', or was to be deleted by now, nothing stays (docs/product/accounts.md#account-deletion).
 */
export async function endSession(why: EndOfSession): Promise<void> {
  const { user } = getSession();
  // Of several calls that are refused together the first one ends it.
  if (why !== 'loggedOut' && !user) return;
  clearSession();
  const isDue = Boolean(user?.deletionDueAt && hasPassed(user.deletionDueAt));
  if (user && (why === 'deleted' || (why === 'expired' && isDue))) {
    toast.afterReload('info', sessionCopy.deleted);
    await forgetAccount(user);
  } else if (why === 'expired') {
    setSessionError(sessionCopy.ended);
    toast.afterReload('info', sessionCopy.ended);
    lastRead.clear();
    closeLibrary();
    // The service worker would answer whoever comes next from them.
    await clearFigureCache();
  } else {
    if (user) clearStudent(user.id);
    // Nobody may come back for it.
    if (user?.deletionDueAt) forgetProfilePicture(user.email);
    await Promise.all([
      clearLibrary(),
      keptAnswers.clear(),
      user && clearReviews(user.id, 'sent'),
      user && clearMarks(user.id, 'sent'),
    ]);
  }
  location.assign('/login');
}

/** Ends it here because a call was refused for want of a session: as that says, its account may be gone. */
export const endRefusedSession = (refusal: unknown): Promise<void> =>
  endSession(isAccountDeleted(refusal) ? 'deleted' : 'expired');

/**
 * Another tab ended the session and cleared the device. What this tab alone holds goes too, with the page itself, whose
 * place in the history the login takes.
 */
export function leaveWithOtherTab(): void {
  closeLibrary();
  location.replace('/login');
}
