import type { Mark } from '@repo/contracts/marks';
import type { Library } from '#src/content/library/library.ts';
import { anchorQuote } from './anchor.ts';
import { type LibraryItem, libraryItems } from './library-items.ts';

/**
 * `item` now has the mark, or is null. `isThere`: whether the marked text still exists; assumed for a chapter
 * that isn't on this device.
 */
export type FoundMark = { item: LibraryItem | null; isThere: boolean };

/** A bookmark's quote may move this far from the start of an item. */
const beginningLength = 40;

const holds = (item: LibraryItem, { kind, quote }: Mark): boolean =>
  item.texts().some((text) => {
    const place = anchorQuote(text, quote);
    return place !== null && (kind === 'highlight' || place.start <= beginningLength);
  });

/**
 * Finds the item by its id, in its chapter or in the one it moved to. Questions don't move with their id,
 * which includes the chapter.
 */
function itemOfId(library: Library, { about, chapterId, itemId }: Mark): LibraryItem | undefined {
  const inChapter = (id: string) => libraryItems(library, id, about).find((item) => item.itemId === itemId);
  const found = inChapter(chapterId);
  if (found || about === 'question') return found;
  for (const { _id: subjectId } of library.listSubjects())
    for (const { _id } of library.chaptersOfSubject(subjectId)) {
      const elsewhere = inChapter(_id);
      if (elsewhere) return elsewhere;
    }
  return undefined;
}

const known = new WeakMap<Library, Map<string, FoundMark>>();

/**
 * Finds a mark in the current library: on its item, or, when that is gone or lost the text, on another item
 * of the chapter with it. So marks follow text to other pages, and slightly changed questions.
 */
export function findMark(library: Library, mark: Mark): FoundMark {
  const ofLibrary = known.get(library) ?? new Map<string, FoundMark>();
  known.set(library, ofLibrary);
  const key = `${mark.markId} ${mark.quote.exact}`;
  const found = ofLibrary.get(key) ?? lookFor(library, mark);
  ofLibrary.set(key, found);
  return found;
}

function lookFor(library: Library, mark: Mark): FoundMark {
  const item = itemOfId(library, mark);
  if (item && (mark.kind === 'bookmark' || holds(item, mark))) return { item, isThere: true };
  const moved = libraryItems(library, mark.chapterId, mark.about).find(
    (other) => other !== item && holds(other, mark),
  );
  if (moved) return { item: moved, isThere: true };
  const isMissing = library.findChapter(mark.chapterId)?.missing !== undefined;
  return { item: item ?? null, isThere: !item && isMissing };
}
