import type { Mark } from '@repo/contracts/marks';
import type { Library } from '#src/library/library.ts';
import { anchorQuote } from './anchor.ts';
import { type LibraryItem, libraryItems } from './library-items.ts';

/** The item that a mark is on now, or null; and whether its text is still there. */
export type FoundMark = { item: LibraryItem | null; isThere: boolean };

/** So far from the beginning of an item a bookmark's words may come to stand. */
const beginningLength = 40;

const holds = (item: LibraryItem, { kind, quote }: Mark): boolean =>
  item.texts().some((text) => {
    const place = anchorQuote(text, quote);
    return place !== null && (kind === 'highlight' || place.start <= beginningLength);
  });

/** By its id: in its chapter, or in the one to which it was moved. A question's id holds its chapter. */
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
 * Where a mark belongs in the library as it is now: on its item, or, when that is gone or says it no more, on another one of its
 * chapter that does. So it follows a text to another page, and a question whose words were changed a little.
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
  return moved ? { item: moved, isThere: true } : { item: item ?? null, isThere: false };
}
