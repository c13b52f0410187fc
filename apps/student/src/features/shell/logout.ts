import { logoutDelayMs } from '@repo/contracts/limits';
import { api } from '#src/api/api.ts';
import { forgetAttempts } from '#src/outbox/kept-attempts.ts';
import { forgetPractice } from '#src/questions/kept-practice.ts';
import { flushBeforeLogout } from '#src/session/before-logout.ts';
import { endSession } from '#src/session/end-session.ts';
import { getSession } from '#src/session/session.ts';

/**
 * Sends what is pending, ends the session on the server and here, and loads /login anew. A server that can't be
 * reached keeps nobody logged in here; what it did not get waits in the outbox for the same student.
 */
export async function logout(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, logoutDelayMs));
  await flushBeforeLogout();
  const userId = getSession().user?.id;
  if (userId) {
    forgetAttempts(userId);
    forgetPractice(userId);
  }
  await api.auth.logout.mutate().catch(() => null);
  await endSession('loggedOut');
}
