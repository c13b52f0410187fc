import { isSignedOut } from '@repo/client';
import { api } from '#src/api/api.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { stopReminderHere } from '#src/reminder/stop-reminder-here.ts';
import { endRefusedSession, endSession } from '#src/session/end-session.ts';
import { leftHere } from '#src/session/left-here.ts';
import { canStore } from '#src/storage/stored-text.ts';

const logoutDelayMs = 200;
const flushTimeLimitMs = 3_000;

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Sends the waiting jobs; gives up after 3 s, so that nothing can block a logout. */
async function flush(): Promise<void> {
  await Promise.race([outbox.flush(), delay(flushTimeLimitMs)]);
}

/** Whoever uses this browser next is not reminded of what was the student's wish; nothing can block a logout. */
async function stopReminder(): Promise<void> {
  await Promise.race([stopReminderHere().catch(() => {}), delay(flushTimeLimitMs)]);
}

/** Whether the next page of this tab will know of a logout that the server did not hear of. */
const keepsLogout = () => leftHere.set('left') || canStore();

/**
 * Sends what is pending, ends the session on the server and here, and opens /login with a fresh page. A server that can't be
 * reached keeps nobody logged in here; what it did not get waits in the outbox for the same student.
 * @returns false when nothing has ended: the server did not hear of it, and this browser keeps nothing, so that its cookie
 * would sign in again at once
 */
export async function logOut(): Promise<boolean> {
  await delay(logoutDelayMs);
  await Promise.all([flush(), stopReminder()]);
  const isEnded = await api.auth.logout.mutate().then(() => true, isSignedOut);
  if (!isEnded && !keepsLogout()) return false;
  await endSession('loggedOut');
  return true;
}

/**
 * Ends the sessions of all devices, then leaves here as well.
 * @throws when the server did not say that they are ended: then nothing has changed here
 */
export async function logOutEverywhere(): Promise<void> {
  await flush();
  try {
    await api.auth.logOutEverywhere.mutate();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    return endRefusedSession(error);
  }
  await stopReminder();
  await endSession('loggedOut');
}
