import { itemHash } from '@repo/revision/memory';
import type { Library, LibraryFlashcard } from '#src/library/library.ts';

/** The cards that can be shown, by the hash of their id: of chapters that are open. */
export function cardsByItem(library: Library): ReadonlyMap<string, LibraryFlashcard> {
  const chapters = library.listSubjects().flatMap(({ _id }) => library.chaptersOfSubject(_id));
  return new Map(
    chapters
      .filter(({ isLocked }) => !isLocked)
      .flatMap(({ _id }) => library.flashcardsOfChapter(_id))
      .map((card) => [itemHash(card._id), card]),
  );
}
