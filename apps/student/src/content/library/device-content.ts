import { RequestFailure } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import { startTransition } from 'react';
import type { FlatLibrary, LibraryChapter } from './collections.ts';
import { activateLibrary, getLibrary } from './library.ts';
import { downloadOnce, ownerOf } from './load-library.ts';
import type { OnProgress } from './progress.ts';
import { chaptersIn } from './stored-library.ts';

/** As a transition, so that rendering 800 chapters on all open screens does not block taps. */
function activateInSteps(library: FlatLibrary): void {
  if (getLibrary().owner === library.owner) startTransition(() => activateLibrary(library));
}

/**
 * Fetches these subjects or chapters, also if they were freed, and opens screens with them.
 * @returns false when the device has no room for all of them
 * @throws RequestFailure; what arrived is staged, and the next download resumes
 */
export async function keepContent(
  user: User,
  token: string,
  keep: readonly string[],
  { isBackground, onProgress }: { isBackground?: boolean; onProgress?: OnProgress } = {},
): Promise<boolean> {
  const owner = ownerOf(user);
  const latest = await downloadOnce({ owner, token, etag: null, keep, isBackground }, onProgress);
  if (!latest) return false;
  const { library, isOnDevice } = latest;
  activateInSteps(library);
  const isLacking = ({ _id, subjectId, missing }: LibraryChapter) =>
    missing && (keep.includes(_id) || keep.includes(subjectId));
  return isOnDevice && !chaptersIn(library.collections.chapters).some(isLacking);
}

/**
 * Removes the content of these subjects or chapters from this device.
 * @throws RequestFailure when the copy on it can't be changed
 */
export async function freeContentHere(user: User, free: readonly string[]): Promise<void> {
  const owner = ownerOf(user);
  const rest = await downloadOnce({ owner, token: '', etag: null, free });
  if (!rest?.isOnDevice) throw new RequestFailure('PARSING_ERROR');
  activateInSteps(rest.library);
}
