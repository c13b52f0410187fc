import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { readProfilePicture } from '#src/session/profile-picture.ts';
import { getSession, setUser, useSession } from '#src/session/session.ts';

const loadUpload = () => import('#src/picture/upload-kept-picture.ts');

/**
 * Asks the server in the background whether the session still holds, and takes over what it knows of the user.
 * A session that ended is a 401, which the providers answer for every call. The picture of the sign-up, which this device
 * kept while there was no session, goes to the server then. What the student changes here is newer than the reply to a
 * question asked before: that reply is dropped, and the server asked again.
 */
export function useFreshUser(): void {
  const { data } = trpc.auth.user.useQuery();
  const { user } = useSession();
  const queries = trpc.useUtils().auth.user;
  const queryClient = useQueryClient();
  const taken = useRef(user);

  useEffect(() => {
    if (!data) return;
    setUser(data.user);
    const { user } = getSession();
    taken.current = user;
    if (user && user.profilePicture === null && readProfilePicture(user.email))
      loadUpload().then(
        ({ uploadKeptPicture }) => uploadKeptPicture(),
        () => {},
      );
  }, [data]);

  useEffect(() => {
    const { user: changed } = getSession();
    if (!changed || changed === taken.current) return;
    taken.current = changed;
    const isAsked = queryClient.isFetching({ queryKey: getQueryKey(trpc.auth.user) }) > 0;
    void queries.cancel().then(() => {
      queries.setData(undefined, (known) => known && { ...known, user: changed });
      if (isAsked) void queries.invalidate();
    });
  }, [user]);
}
