import type { ContentList } from '@repo/contracts/items/content-lists';
import type { ChapterItems } from '#src/content/library/collections.ts';
import type { Library, LibraryChapter } from '#src/content/library/library.ts';
import { hasText } from '#src/content/library/piece.ts';
import type { ChapterTab } from '#src/platform/navigation/chapter-place.ts';

/** The student's progress as far as known. */
export type Done = {
  /** Completed chapters. */
  completed: ReadonlySet<string>;
  /** Whether the newest quiz of a chapter was passed. */
  quizzes: ReadonlyMap<string, boolean>;
  /** Chapters whose cards were seen to the end. */
  cards: ReadonlySet<string>;
  /** Chapters with an answered written question. */
  written: ReadonlySet<string>;
  /** The chapter studied last: read, tested or revised. */
  currentId: string | null;
  /** The chapter read last. */
  lastReadId: string | null;
  /** The chapter read to its end once more after its newest quiz. */
  rereadId: string | null;
  isSuper: boolean;
  /** Subjects whose exam is over while others are still to come. */
  examined?: ReadonlySet<string>;
  /** Whether the free chapter can be claimed now: not claimed yet, and online. */
  canClaim: boolean;
  /** Accepted invites of the current round, and whether they give an unlock. */
  invites: { accepted: number; hasUnlock: boolean };
};

type ChapterVerb = 'continue' | 'next' | 'finish' | 'notes' | 'quiz' | 'mistakes' | 'cards' | 'written';

/** A task in an open chapter. */
export type ChapterTask = { verb: ChapterVerb; chapter: LibraryChapter; tab: ChapterTab };

/** Chapters that aren't on this device may have anything: opening one fetches it. */
const isMissing = ({ findChapter }: Library, chapterId: string) =>
  findChapter(chapterId)?.missing !== undefined;

/**
 * Whether a chapter has such an item. Chapters that no screen has opened are searched without parsing them: a large
 * library would block taps.
 * @param text in the JSON of exactly such items
 */
function hasItem<Name extends ContentList>(
  library: Library,
  name: Name,
  chapterId: string,
  text: string,
  isSuch: (item: ChapterItems[Name]) => boolean = () => true,
): boolean {
  const piece = library.pieceOf(name, chapterId) ?? [];
  return Array.isArray(piece) ? (piece as ChapterItems[Name][]).some(isSuch) : hasText(piece, text);
}

const hasNotes = (library: Library, chapterId: string) =>
  isMissing(library, chapterId) ||
  hasItem(library, 'topics', chapterId, '"pages":[{', ({ pages }) => pages.length > 0);
const hasQuiz = (library: Library, chapterId: string) =>
  isMissing(library, chapterId) ||
  hasItem(library, 'tests', chapterId, '"questions":[{', ({ questions }) => questions.length > 0);

/** The chapter if it can be opened; null when locked or unpublished. */
export function openChapter(library: Library, chapterId: string | null | undefined): LibraryChapter | null {
  const chapter = library.findChapter(chapterId);
  if (!chapter || chapter.isLocked || !chapter.isAllContentAvailable) return null;
  return library.findSubject(chapter.subjectId)?.isAllContentAvailable ? chapter : null;
}

/** Next study step in a chapter: its notes, then its quiz. Null when it is locked or unpublished. */
export function toStudy(
  library: Library,
  { completed }: Pick<Done, 'completed'>,
  chapterId: string,
): { chapter: LibraryChapter; tab: ChapterTab } | null {
  const chapter = openChapter(library, chapterId);
  if (!chapter) return null;
  const isRead = completed.has(chapterId) || !hasNotes(library, chapterId);
  return { chapter, tab: isRead && hasQuiz(library, chapterId) ? 'quiz' : 'explanation' };
}

/**
 * The next step in an open chapter: notes, quiz, mistakes, cards. Null after the last
 * (docs/product/screens.md#what-next).
 */
export function stepIn(library: Library, done: Done, chapter: LibraryChapter): ChapterTask | null {
  const { _id } = chapter;
  const isReadable = hasNotes(library, _id);
  if (isReadable && !done.completed.has(_id))
    return { verb: done.lastReadId === _id ? 'continue' : 'next', chapter, tab: 'explanation' };
  const isPassed = hasQuiz(library, _id) ? done.quizzes.get(_id) : true;
  if (isPassed === false && isReadable && done.rereadId !== _id)
    return { verb: 'notes', chapter, tab: 'explanation' };
  if (!isPassed) return { verb: 'quiz', chapter, tab: 'quiz' };
  if (!done.cards.has(_id) && hasItem(library, 'flashcards', _id, '{'))
    return { verb: 'cards', chapter, tab: 'flashcards' };
  return null;
}

/** Task to answer a chapter's written questions; null once one is answered. */
export function writtenIn(library: Library, done: Done, chapter: LibraryChapter): ChapterTask | null {
  const isOpen = !done.written.has(chapter._id) && hasItem(library, 'written', chapter._id, '{');
  return isOpen ? { verb: 'written', chapter, tab: 'quiz' } : null;
}

/** Open chapters in order from this one on, then those before it, then those of other subjects. */
export function openChapters(library: Library, from: string | null, subjectId?: string): LibraryChapter[] {
  const first = subjectId ?? library.findChapter(from)?.subjectId;
  const subjects = library.listSubjects().filter(({ isAllContentAvailable }) => isAllContentAvailable);
  return [...subjects.filter(({ _id }) => _id === first), ...subjects.filter(({ _id }) => _id !== first)]
    .flatMap(({ _id }) => {
      const chapters = library.chaptersOfSubject(_id);
      const at = Math.max(
        0,
        chapters.findIndex((chapter) => chapter._id === from),
      );
      return [...chapters.slice(at), ...chapters.slice(0, at)];
    })
    .filter(({ isLocked }) => !isLocked);
}
