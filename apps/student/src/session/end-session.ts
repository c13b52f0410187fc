import { toast } from '@repo/ui/toast';
import { clearLibrary, closeLibrary } from '#src/library/library.ts';
import { clearStudent } from '#src/storage/clear-student.ts';
import { keptAnswers } from '#src/storage/kept-answers.ts';
import { lastRead } from './last-read.ts';
import { clearSession, getSession, setSessionError } from './session.ts';
import { sessionCopy } from './session-copy.ts';

/**
 * Forgets the student here and opens /login with a fresh page, so that nothing of them stays in memory. 'loggedOut' takes all
 * content off the device. 'expired' (the server knows the session no more) says so, and leaves the download for its
 * owner to open after the next login; nobody else can.
 */
export async function endSession(why: 'loggedOut' | 'expired'): Promise<void> {
  const { user } = getSession();
  clearSession();
  if (why === 'expired') {
    setSessionError(sessionCopy.ended);
    toast.afterReload('info', sessionCopy.ended);
    lastRead.clear();
    closeLibrary();
  } else {
    if (user) clearStudent(user.id);
    await Promise.all([clearLibrary(), keptAnswers.clear()]);
  }
  location.assign('/login');
}
