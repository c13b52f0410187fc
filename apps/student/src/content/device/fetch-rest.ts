import { currentChapterId } from '#src/content/library/current-chapter.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { networkCost } from '#src/platform/offline/connection.ts';
import { keepHere } from './downloads.ts';
import { openChaptersOf } from './parts.ts';

/** Chapters of these subjects that were never downloaded; removed ones stay removed. */
const waitingOf = (subjectIds: readonly string[]): string[] =>
  subjectIds
    .flatMap((subjectId) => openChaptersOf(getLibrary(), subjectId))
    .flatMap(({ _id, missing }) => (missing && !missing.isFreed ? [_id] : []));

/**
 * Downloads what a first download left: the subject studied last, and where large downloads are free the
 * others. Never fails: the rest follows when the app is opened again, or on demand.
 */
export async function fetchRest(): Promise<void> {
  const subjectIds = getLibrary()
    .listSubjects()
    .map(({ _id }) => _id);
  if (waitingOf(subjectIds).length === 0) return;
  const current = getLibrary().findChapter(currentChapterId())?.subjectId ?? subjectIds[0] ?? '';
  try {
    await keepHere(waitingOf([current]), true);
    if (networkCost() === 'free') await keepHere(waitingOf(subjectIds), true);
  } catch {
    // offline
  }
}
