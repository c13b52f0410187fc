import { toast } from '@repo/ui/toast';
import { clearKeptAnswers } from '#src/api/kept-answers.ts';
import { clearLibrary, closeLibrary } from '#src/library/library.ts';
import { sessionCopy } from './copy.ts';
import { clearLastRead } from './last-read.ts';
import { clearSession, setSessionError } from './session.ts';

/**
 * Forgets the student here and loads /login anew, so that nothing of them stays in memory. 'loggedOut' takes all
 * content off the device. 'expired' (the server knows the session no more) says so, and leaves the download for its
 * owner to open after the next login; nobody else can.
 */
export async function endSession(why: 'loggedOut' | 'expired'): Promise<void> {
  clearSession();
  clearLastRead();
  if (why === 'expired') {
    setSessionError(sessionCopy.ended);
    toast.afterReload('info', sessionCopy.ended);
    closeLibrary();
  } else {
    await Promise.all([clearLibrary(), clearKeptAnswers()]);
  }
  location.assign('/login');
}
