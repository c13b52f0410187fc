import { clearLibrary } from '#src/library/library.ts';
import { clearLastRead } from './last-read.ts';
import { clearSession } from './session.ts';

/** Forgets the student here and loads /login anew, so that nothing of them stays in memory. */
export async function endSession(): Promise<void> {
  clearSession();
  clearLastRead();
  await clearLibrary();
  location.assign('/login');
}
