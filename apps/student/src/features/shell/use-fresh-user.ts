import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { freshUserQuery } from '#src/api/fresh-user.ts';
import { readProfilePicture } from '#src/session/profile-picture.ts';
import { getSession } from '#src/session/session.ts';

const loadUpload = () => import('#src/picture/upload-kept-picture.ts');

/**
 * Asks the server in the background whether the session still holds, and takes over what it knows of the user.
 * A session that ended is a 401, which the providers answer for every call. The picture of the sign-up, which this device
 * kept while there was no session, goes to the server then.
 */
export function useFreshUser(): void {
  const { data } = useQuery(freshUserQuery);
  useEffect(() => {
    const { user } = getSession();
    if (data && user && user.profilePicture === null && readProfilePicture(user.email))
      loadUpload().then(
        ({ uploadKeptPicture }) => uploadKeptPicture(),
        () => {},
      );
  }, [data]);
}
