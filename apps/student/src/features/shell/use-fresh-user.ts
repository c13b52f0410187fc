import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { freshUserQuery } from '#src/api/fresh-user.ts';
import { readProfilePicture } from '#src/session/profile-picture.ts';
import { getSession } from '#src/session/session.ts';

const loadUpload = () => import('#src/picture/upload-kept-picture.ts');

/**
 * Checks the session in the background and updates the user. An expired session is a 401, which the providers
 * handle for every call. Also uploads the sign-up picture, which waited for a session.
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
