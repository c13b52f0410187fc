import { logoutDelayMs } from '@repo/contracts/limits';
import { api } from '#src/api/api.ts';
import { flushBeforeLogout } from '#src/session/before-logout.ts';
import { endSession } from '#src/session/end-session.ts';

/**
 * Sends what is pending, ends the session on the server and here, and loads /login anew. A server that can't be
 * reached keeps nobody logged in here.
 */
export async function logout(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, logoutDelayMs));
  await flushBeforeLogout();
  await api.auth.logout.mutate().catch(() => null);
  await endSession();
}
