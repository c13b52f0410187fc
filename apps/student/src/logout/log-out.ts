import { isSignedOut } from '@repo/client';
import { api } from '#src/api/api.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { endSession } from '#src/session/end-session.ts';

const logoutDelayMs = 200;
const flushTimeLimitMs = 3_000;

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Sends the waiting jobs; gives up after 3 s, so that nothing can block a logout. */
async function flush(): Promise<void> {
  await Promise.race([outbox.flush(), delay(flushTimeLimitMs)]);
}

/**
 * Sends what is pending, ends the session on the server and here, and opens /login with a fresh page. A server that can't be
 * reached keeps nobody logged in here; what it did not get waits in the outbox for the same student.
 */
export async function logOut(): Promise<void> {
  await delay(logoutDelayMs);
  await flush();
  await api.auth.logout.mutate().catch(() => null);
  await endSession('loggedOut');
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
    return endSession('expired');
  }
  await endSession('loggedOut');
}
