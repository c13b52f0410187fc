import type { Mark } from '@repo/contracts/marks';
import type { Library, LibraryChapter } from '#src/content/library/library.ts';
import type { ChapterPlace } from '#src/platform/navigation/chapter-place.ts';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import { savedStores } from '#src/study-log/saved/saved-stores.ts';
import { findMark } from './find-mark.ts';
import { hasPlaceOnScreen } from './wanted-mark.ts';

/** A mark as a search result, with its place. */
export type SearchableMark = {
  title: string;
  text: string;
  chapter: LibraryChapter;
  place: ChapterPlace;
  /** The highlight's id, if it still exists: scroll target on its screen. */
  markId?: string;
};

function searchable(library: Library, mark: OnDevice<Mark>): SearchableMark | [] {
  const { item, isThere } = findMark(library, mark);
  const chapter = library.findChapter(item?.chapterId ?? (isThere ? mark.chapterId : null));
  const { kind, quote, note, markId } = mark;
  // A bookmark without a note has no text of its own.
  if (!chapter || (kind === 'bookmark' && note === '')) return [];
  const [title, text] = kind === 'highlight' ? [quote.exact, note] : [note, quote.exact];
  const goTo = isThere && hasPlaceOnScreen(mark) ? { markId } : {};
  return { title, text, chapter, place: item?.place ?? {}, ...goTo };
}

let kept: { library: Library; marks: readonly OnDevice<Mark>[]; found: SearchableMark[] } | null = null;

/** The student's highlights and notes, newest first; the same array until one changes. Never fails. */
export async function searchableMarks(userId: string, library: Library): Promise<readonly SearchableMark[]> {
  const marks = savedStores.mark.shown(userId) ?? (await savedStores.mark.load(userId));
  if (kept?.library !== library || kept.marks !== marks)
    kept = { library, marks, found: marks.toReversed().flatMap((mark) => searchable(library, mark)) };
  return kept.found;
}
