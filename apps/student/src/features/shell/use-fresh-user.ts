import { useEffect } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { setUser } from '#src/session/session.ts';

/**
 * Asks the server in the background whether the session still holds, and takes over what it knows of the user.
 * A session that ended is a 401, which the providers answer for every call.
 */
export function useFreshUser(): void {
  const { data } = trpc.auth.user.useQuery();
  useEffect(() => {
    if (data) setUser(data.user);
  }, [data]);
}
