import type { Library, LibraryChapter } from '#src/library/library.ts';
import type { ChapterTab } from '#src/navigation/chapter-place.ts';

export type EndingKind =
  | 'quizPassed'
  | 'quizFailed'
  | 'lastPage'
  | 'chapterFinished'
  | 'cardsThrough'
  | 'summaryEnd'
  | 'subjectFinished'
  | 'paid'
  | 'paymentFailed'
  | 'practiceOver'
  | 'writtenOver'
  | 'paperMarked';

/** What ended and where: its subject and chapter, or the weakest in it. */
export type Ending = { kind: EndingKind; subjectId?: string; chapterId?: string };

/** The student's progress as far as known. */
export type Done = {
  /** Completed chapters. */
  completed: ReadonlySet<string>;
  /** The chapter last read or completed. */
  lastChapterId: string | null;
  /** Whether a free chapter can be claimed now: one is available, and the network is up. */
  canClaim: boolean;
};

export type NextVerb = 'continue' | 'next' | 'finish' | 'notes' | 'summary' | 'flashcards' | 'quiz' | 'claim';

export type NextThing =
  | { verb: Exclude<NextVerb, 'claim'>; chapter: LibraryChapter; tab: ChapterTab }
  | { verb: 'claim'; subjectId: string };

const hasNotes = (library: Library, chapterId: string) =>
  library.topicsOfChapter(chapterId).some(({ pages }) => pages.length > 0);
const hasSummary = (library: Library, chapterId: string) =>
  library.summariesOfChapter(chapterId).some(({ pages }) => pages.length > 0);
const hasQuiz = (library: Library, chapterId: string) =>
  library.testsOfChapter(chapterId).some(({ questions }) => questions.length > 0);

/** The chapter if it can be opened; undefined when locked or unpublished. */
function openChapter(library: Library, chapterId: string | null | undefined): LibraryChapter | null {
  const chapter = library.findChapter(chapterId);
  if (!chapter || chapter.isLocked || !chapter.isAllContentAvailable) return null;
  return library.findSubject(chapter.subjectId)?.isAllContentAvailable ? chapter : null;
}

/** Chapters in order after this one, then those before it, then those of other subjects. */
function chaptersAfter(library: Library, subjectId?: string, chapterId?: string): LibraryChapter[] {
  const subjects = library.listSubjects().filter(({ isAllContentAvailable }) => isAllContentAvailable);
  return [
    ...subjects.filter(({ _id }) => _id === subjectId),
    ...subjects.filter(({ _id }) => _id !== subjectId),
  ]
    .map(({ _id }) => library.chaptersOfSubject(_id))
    .flatMap((chapters) => {
      const at = chapters.findIndex(({ _id }) => _id === chapterId) + 1;
      return [...chapters.slice(at), ...chapters.slice(0, at)];
    });
}

/** The first open incomplete chapter after this place; if none, the free chapter when available. */
function firstAfter(
  library: Library,
  done: Done,
  { subjectId, chapterId }: Omit<Ending, 'kind'>,
): NextThing | null {
  const others = chaptersAfter(library, subjectId, chapterId).filter(({ _id }) => _id !== chapterId);
  const chapter = others.find(({ _id, isLocked }) => !isLocked && !done.completed.has(_id));
  if (chapter) return { verb: 'next', chapter, tab: 'explanation' };
  const locked = done.canClaim ? others.find(({ isLocked }) => isLocked) : undefined;
  return locked ? { verb: 'claim', subjectId: locked.subjectId } : null;
}

/** The chapter last read; if completed, the one after it. */
export function goOn(library: Library, done: Done): NextThing | null {
  const last = library.findChapter(done.lastChapterId);
  const open = openChapter(library, done.lastChapterId);
  if (open && !done.completed.has(open._id)) return { verb: 'continue', chapter: open, tab: 'explanation' };
  return firstAfter(library, done, { subjectId: last?.subjectId, chapterId: last?._id });
}

/** What to reread in a chapter with a poor result. */
function readAgain(library: Library, chapter: LibraryChapter): NextThing | null {
  const { _id } = chapter;
  if (hasNotes(library, _id)) return { verb: 'notes', chapter, tab: 'explanation' };
  if (hasSummary(library, _id)) return { verb: 'summary', chapter, tab: 'summary' };
  if (library.flashcardsOfChapter(_id).length > 0) return { verb: 'flashcards', chapter, tab: 'flashcards' };
  return null;
}

/** The notes of a chapter that has some and isn't marked as completed. */
function toFinish(library: Library, done: Done, chapter: LibraryChapter): NextThing | null {
  if (done.completed.has(chapter._id) || !hasNotes(library, chapter._id)) return null;
  return { verb: 'finish', chapter, tab: 'explanation' };
}

function toQuiz(library: Library, chapter: LibraryChapter): NextThing | null {
  return hasQuiz(library, chapter._id) ? { verb: 'quiz', chapter, tab: 'quiz' } : null;
}

/** What to do in a chapter to learn: first its notes, then its quiz. Null when it can't be opened. */
export function toStudy(
  library: Library,
  done: Pick<Done, 'completed'>,
  chapterId: string,
): { chapter: LibraryChapter; tab: ChapterTab } | null {
  const chapter = openChapter(library, chapterId);
  if (!chapter) return null;
  const isRead = done.completed.has(chapterId) || !hasNotes(library, chapterId);
  return { chapter, tab: isRead && hasQuiz(library, chapterId) ? 'quiz' : 'explanation' };
}

/**
 * The next task after something ended, or null when there is none. Never a locked chapter, and a completed
 * one only to review a poor result.
 */
export function nextThing(library: Library, done: Done, ending: Ending): NextThing | null {
  const { kind, subjectId, chapterId } = ending;
  const here = openChapter(library, chapterId);
  const after = () => firstAfter(library, done, { subjectId, chapterId });
  switch (kind) {
    case 'quizFailed':
      return (here && readAgain(library, here)) ?? after();
    case 'quizPassed':
      return (here && toFinish(library, done, here)) ?? after();
    case 'lastPage':
      return (here && toQuiz(library, here)) ?? after();
    case 'cardsThrough':
    case 'summaryEnd':
      return (here && (toQuiz(library, here) ?? toFinish(library, done, here))) ?? after();
    case 'chapterFinished':
    case 'subjectFinished':
      return after();
    case 'practiceOver':
    case 'writtenOver':
    case 'paperMarked':
      return (here && readAgain(library, here)) ?? goOn(library, done);
    case 'paid':
    case 'paymentFailed':
      return goOn(library, done);
  }
}
