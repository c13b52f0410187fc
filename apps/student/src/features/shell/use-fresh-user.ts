import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { freshUserQuery } from '#src/platform/api/fresh-user.ts';
import { readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { getSession } from '#src/platform/session/session.ts';

const loadUpload = () => import('#src/platform/upload-kept-picture.ts');

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
