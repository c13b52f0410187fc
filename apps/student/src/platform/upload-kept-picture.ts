import { failureOf } from '@repo/client/failure';
import { api } from '#src/platform/api/api.ts';
import { forgetProfilePicture, readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { getSession, setUser } from '#src/platform/session/session.ts';
import { pictureBlob } from './shrink-picture.ts';

/** Permanent refusals of the picture itself. */
const isRefused = (status: unknown) => status === 400 || status === 413 || status === 415;

let isUploading = false;

/**
 * Uploads the picture chosen at sign-up, if the student has none on the server. Failures are silent: the
 * picture is shown from the device, and the next start of the app retries.
 */
export async function uploadKeptPicture(): Promise<void> {
  const { user, token } = getSession();
  const kept = user && readProfilePicture(user.email);
  if (!kept || !token || user.profilePicture !== null || isUploading) return;
  isUploading = true;
  try {
    const { user: updated } = await api.auth.updateProfile.mutate({ picture: pictureBlob(kept) });
    // Another user may have logged in meanwhile.
    if (getSession().user?.id === updated.id) setUser(updated);
    forgetProfilePicture(user.email);
  } catch (error) {
    const failure = failureOf(error);
    // Invalid pictures fail before the request.
    if (!failure || isRefused(failure.status)) forgetProfilePicture(user.email);
  } finally {
    isUploading = false;
  }
}
