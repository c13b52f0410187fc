import type { CurrentUser } from '@repo/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { getSession, setUser } from '#src/session/session.ts';
import { api } from './api.ts';
import { trpc } from './trpc.ts';

/**
 * Takes over what the server knows of the student now. What the student changes here is newer than the reply to a
 * question asked before: that reply is dropped, and the server asked again.
 * @throws as the call does
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

/** The same, as a query of the logged-in screens. */
export const freshUserQuery = queryOptions({
  queryKey: getQueryKey(trpc.auth.user, undefined, 'query'),
  queryFn: takeFreshUser,
});
