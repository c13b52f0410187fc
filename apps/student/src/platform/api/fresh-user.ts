import type { CurrentUser } from '@repo/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { getSession, setUser } from '#src/platform/session/session.ts';
import { api } from './api.ts';
import { trpc } from './trpc.ts';

/**
 * Loads the current user from the server. A reply to a request sent before a local change is stale: it is
 * dropped, and the request repeated.
 * @throws RequestFailure
 */
export async function takeFreshUser(): Promise<CurrentUser> {
  for (;;) {
    const before = getSession().user;
    const reply = await api.auth.user.query();
    const { user } = getSession();
    if (user && user !== before) continue;
    setUser(reply.user);
    return reply;
  }
}

/** The current user as a query for the logged-in screens. */
export const freshUserQuery = queryOptions({
  queryKey: getQueryKey(trpc.auth.user, undefined, 'query'),
  queryFn: takeFreshUser,
});
