import { toast } from '@repo/ui/toast';
import { clearFigureCache } from '#src/library/figure-cache.ts';
import { clearLibrary, closeLibrary } from '#src/library/library.ts';
import { clearStudent } from '#src/storage/clear-student.ts';
import { keptAnswers } from '#src/storage/kept-answers.ts';
import { lastRead } from './last-read.ts';
import { clearSession, getSession, setSessionError } from './session.ts';
import { sessionCopy } from './session-copy.ts';

/**
 * Forgets the student here and opens /login with a fresh page, so that nothing of them stays in memory. 'loggedOut' takes all
 * content off the device. 'expired' (the server knows the session no more) says so, and leaves the download for its
 * owner to open after the next login; nobody else can. Figures, which name no owner, go in either case.
 */
export async function endSession(why: 'loggedOut' | 'expired'): Promise<void> {
  const { user } = getSession();
  clearSession();
  if (why === 'expired') {
    setSessionError(sessionCopy.ended);
    toast.afterReload('info', sessionCopy.ended);
    lastRead.clear();
    closeLibrary();
    // The service worker would answer whoever comes next from them.
    await clearFigureCache();
  } else {
    if (user) clearStudent(user.id);
    await Promise.all([clearLibrary(), keptAnswers.clear()]);
  }
  location.assign('/login');
}

/**
 * Another tab ended the session and cleared the device. What this tab alone holds goes too, with the page itself, whose
 * place in the history the login takes.
 */
export function leaveWithOtherTab(): void {
  closeLibrary();
  location.replace('/login');
}
