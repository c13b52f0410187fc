import { currentChapterId } from '#src/content/library/current-chapter.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { networkCost } from '#src/platform/offline/connection.ts';
import { keepHere } from './downloads.ts';
import { waitingOf } from './parts.ts';

/**
 * Downloads what the first download skipped: the subject studied last, and all others where large downloads
 * are free. Never fails: the rest follows when the app is opened again, or on demand.
 */
export async function fetchRest(): Promise<void> {
  const library = getLibrary();
  const subjectIds = library.listSubjects().map(({ _id }) => _id);
  if (waitingOf(library, subjectIds).length === 0) return;
  const current = library.findChapter(currentChapterId())?.subjectId ?? subjectIds[0] ?? '';
  try {
    await keepHere(waitingOf(library, [current]), true);
    if (networkCost() === 'free') await keepHere(waitingOf(getLibrary(), subjectIds), true);
  } catch {
    // offline
  }
}
