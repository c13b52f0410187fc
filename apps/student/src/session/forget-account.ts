import type { User } from '@repo/contracts/auth';
import { clearPictureCaches } from '#src/library/figure-cache.ts';
import { clearLibrary } from '#src/library/library.ts';
import { clearAccount } from '#src/storage/clear-student.ts';
import { keptAnswers } from '#src/storage/kept-answers.ts';
import { clearMarks } from '#src/storage/kept-marks.ts';
import { clearReviews } from '#src/storage/kept-reviews.ts';
import { clearWaitingWork } from '#src/storage/waiting-work.ts';
import { forgetProfilePicture } from './profile-picture.ts';

/** Browsers keep a picture of ours for a year; asked past their copy, the server has none, and theirs goes too. Never fails. */
async function forgetShownPicture({ profilePicture }: User): Promise<void> {
  if (profilePicture) await fetch(profilePicture, { cache: 'reload' }).catch(() => {});
}

/**
 * Takes everything of a student off this device whose account is deleted: what a logout leaves too, such as work that waits
 * to be sent and pictures. What other students left stays, and how the app looks. Never fails.
 */
export async function forgetAccount(user: User): Promise<void> {
  clearAccount(user.id);
  forgetProfilePicture(user.email);
  await Promise.all([
    clearLibrary(),
    keptAnswers.clear(),
    clearWaitingWork(user.id),
    clearReviews(user.id, 'all'),
    clearMarks(user.id, 'all'),
    clearPictureCaches(),
    forgetShownPicture(user),
  ]);
}
