import type { User } from '@repo/contracts/auth';
import { clearPictureCaches } from '#src/content/library/figure-cache.ts';
import { clearLibrary } from '#src/content/library/library.ts';
import { forgetProfilePicture } from '#src/platform/session/profile-picture.ts';
import { clearAccount } from '#src/platform/storage/clear-student.ts';
import { clearStudy } from '#src/platform/storage/study-database.ts';

/**
 * Browsers cache pictures for a year; requesting one past the cache, which the server answers without a
 * picture, removes it. Never fails.
 */
async function forgetShownPicture({ profilePicture }: User): Promise<void> {
  if (profilePicture) await fetch(profilePicture, { cache: 'reload' }).catch(() => {});
}

/**
 * Deletes all data of a deleted account from this device, including what a logout leaves, such as unsent work
 * and pictures. Data of other students and the app's appearance stay. Never fails.
 */
export async function forgetAccount(user: User): Promise<void> {
  clearAccount(user.id);
  forgetProfilePicture(user.email);
  await Promise.all([
    clearLibrary(),
    clearStudy(user.id, 'all'),
    clearPictureCaches(),
    forgetShownPicture(user),
  ]);
}
