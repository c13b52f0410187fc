import { failureOf } from '@repo/client/failure';
import { api } from '#src/api/api.ts';
import { forgetProfilePicture, readProfilePicture } from '#src/session/profile-picture.ts';
import { getSession, setUser } from '#src/session/session.ts';
import { pictureBlob } from './shrink-picture.ts';

/** Answers that no later try will change: the picture itself is not taken. */
const isRefused = (status: unknown) => status === 400 || status === 413 || status === 415;

let isUploading = false;

/**
 * Hands the picture that was chosen at the sign-up to the server, if the logged-in student has none there. A failure
 * is silent: the picture stays here, is shown from here, and the next start of the app tries again.
 */
export async function uploadKeptPicture(): Promise<void> {
  const { user, token } = getSession();
  const kept = user && readProfilePicture(user.email);
  if (!kept || !token || user.profilePicture !== null || isUploading) return;
  isUploading = true;
  try {
    const { user: updated } = await api.auth.updateProfile.mutate({ picture: pictureBlob(kept) });
    // Somebody else may have logged in meanwhile.
    if (getSession().user?.id === updated.id) setUser(updated);
    forgetProfilePicture(user.email);
  } catch (error) {
    const failure = failureOf(error);
    // What is no picture at all never gets as far as a request.
    if (!failure || isRefused(failure.status)) forgetProfilePicture(user.email);
  } finally {
    isUploading = false;
  }
}
