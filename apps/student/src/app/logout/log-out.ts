import { isSignedOut } from '@repo/client';
import { stopReminderHere } from '#src/account/reminder/stop-reminder-here.ts';
import { endRefusedSession, endSession } from '#src/account/session/end-session.ts';
import { api } from '#src/platform/api/api.ts';
import { leftHere } from '#src/platform/session/left-here.ts';
import { canStore } from '#src/platform/storage/stored-text.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

const logoutDelayMs = 200;
const flushTimeLimitMs = 3_000;

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Sends pending jobs; gives up after 3 s, so that nothing blocks a logout. */
async function flush(): Promise<void> {
  await Promise.race([outbox.flush(), delay(flushTimeLimitMs)]);
}

/** Stops this browser's reminders, which the next user didn't ask for; never blocks a logout. */
async function stopReminder(): Promise<void> {
  await Promise.race([stopReminderHere().catch(() => {}), delay(flushTimeLimitMs)]);
}

/** Whether this tab's next page will remember a logout that the server didn't receive. */
const keepsLogout = () => leftHere.set('left') || canStore();

/**
 * Sends pending work, ends the session on the server and here, and opens /login with a fresh page. If the
 * server can't be reached, the logout happens here anyway, and unsent work stays in the outbox for the same
 * student.
 * @returns false when nothing has ended: the server wasn't reached and storage is blocked, so the cookie
 * would log in again
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
 * Ends the sessions of all devices, then logs out here.
 * @throws when the server didn't confirm; nothing has changed here then
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
