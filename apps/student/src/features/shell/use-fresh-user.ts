import { useEffect } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { readProfilePicture } from '#src/session/profile-picture.ts';
import { getSession, setUser } from '#src/session/session.ts';

const loadUpload = () => import('#src/picture/upload-kept-picture.ts');

/**
 * Asks the server in the background whether the session still holds, and takes over what it knows of the user.
 * A session that ended is a 401, which the providers answer for every call. The picture of the sign-up, which this device
 * kept while there was no session, goes to the server then.
 */
export function useFreshUser(): void {
  const { data } = trpc.auth.user.useQuery();
  useEffect(() => {
    if (!data) return;
    setUser(data.user);
    const { user } = getSession();
    if (user && user.profilePicture === null && readProfilePicture(user.email))
      loadUpload().then(
        ({ uploadKeptPicture }) => uploadKeptPicture(),
        () => {},
      );
  }, [data]);
}
