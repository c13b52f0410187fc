import type { OwnCard } from '@repo/contracts/own-cards';
import type { Question } from '@repo/contracts/tests';
import { itemHash, questionItem } from '@repo/revision/memory';
import type { Library, LibraryFlashcard } from '#src/content/library/library.ts';
import { deckCardOf } from '#src/study/own-cards/deck-card.ts';

/** What can be reviewed: a card, or a question that was missed once. */
export type RevisionItem = { chapterId: string } & (
  | { kind: 'card'; card: LibraryFlashcard }
  | { kind: 'question'; question: Question }
);

/** An item's subject by its hash; null for an item that can't be shown. */
export const subjectIn = (library: Library, items: ReadonlyMap<string, RevisionItem>) => (item: string) => {
  const found = items.get(item);
  return found ? (library.findChapter(found.chapterId)?.subjectId ?? null) : null;
};

/**
 * The items that can be shown, by hash: all cards of open chapters, and the questions only of reviewed
 * chapters, because hashing the texts of a whole year takes long.
 * @param ownCards the student's own cards
 */
export function revisionItems(
  library: Library,
  reviewedChapters: ReadonlySet<string>,
  ownCards: readonly OwnCard[] = [],
): ReadonlyMap<string, RevisionItem> {
  const open = library
    .listSubjects()
    .flatMap(({ _id }) => library.chaptersOfSubject(_id))
    .filter(({ isLocked }) => !isLocked)
    .map(({ _id }) => _id);
  const cards = open.flatMap((chapterId) =>
    library
      .flashcardsOfChapter(chapterId)
      .map((card): [string, RevisionItem] => [itemHash(card._id), { kind: 'card', chapterId, card }]),
  );
  const questions = open
    .filter((chapterId) => reviewedChapters.has(chapterId))
    .flatMap((chapterId) =>
      library
        .testsOfChapter(chapterId)
        .flatMap((test) => test.questions)
        .map((question): [string, RevisionItem] => [
          questionItem(chapterId, question),
          { kind: 'question', chapterId, question },
        ]),
    );
  const own = ownCards
    .filter(({ chapterId }) => open.includes(chapterId))
    .map(deckCardOf)
    .map((card): [string, RevisionItem] => [
      itemHash(card._id),
      { kind: 'card', chapterId: card.chapterId, card },
    ]);
  return new Map([...cards, ...questions, ...own]);
}
