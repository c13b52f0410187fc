import type { Library, LibraryChapter } from '#src/content/library/library.ts';
import { type ChapterTask, type Done, openChapter, openChapters, stepIn, writtenIn } from './chapter-path.ts';

/** What just ended, and where. */
export type Ending =
  | {
      kind: 'lastPage' | 'chapterFinished' | 'summaryEnd' | 'quizFailed' | 'mistakesOver' | 'cardsThrough';
      chapterId: string;
    }
  /** `hasMistakes`: the student can redo some of its questions. */
  | { kind: 'quizPassed'; chapterId: string; hasMistakes: boolean }
  /** The screen of this subject is open; nothing ended. */
  | { kind: 'subject'; subjectId: string }
  /** A payment, practice, paper or revision ended: same next task as on Home. */
  | { kind: 'other' };

/** A study task, or a task that unlocks chapters. */
export type NextThing =
  | ChapterTask
  | { verb: 'claim'; subjectId: string }
  | { verb: 'unlock' }
  | { verb: 'super' }
  | { verb: 'practise' }
  | { verb: 'invite'; accepted: number };

/** Tasks beyond the open chapters: they unlock chapters, or need no new one. Never empty. */
function beyondOpenChapters(library: Library, { isSuper, canClaim, invites }: Done): NextThing[] {
  if (isSuper) return [{ verb: 'practise' }];
  const locked = library
    .listSubjects()
    .filter(({ isAllContentAvailable }) => isAllContentAvailable)
    .flatMap(({ _id }) => library.chaptersOfSubject(_id))
    .find(({ isLocked }) => isLocked);
  if (!locked) return [{ verb: 'super' }];
  const claim = canClaim ? [{ verb: 'claim' as const, subjectId: locked.subjectId }] : [];
  const friends = invites.hasUnlock
    ? { verb: 'unlock' as const }
    : { verb: 'invite' as const, accepted: invites.accepted };
  return [...claim, friends, { verb: 'super' }];
}

const isUnread = ({ verb }: ChapterTask) => verb === 'next' || verb === 'continue';

/** For these chapters: the step of the one studied last, the first unread one, and the first with another open step. */
function stepsIn(library: Library, done: Done, chapters: readonly LibraryChapter[]): ChapterTask[] {
  const steps = chapters.flatMap((chapter) => stepIn(library, done, chapter) ?? []);
  const current = steps.filter(({ chapter }) => chapter._id === done.currentId);
  const others = steps.filter(({ chapter }) => chapter._id !== done.currentId);
  return [
    ...current,
    ...others.filter(isUnread).slice(0, 1),
    ...others.filter((step) => !isUnread(step)).slice(0, 1),
  ];
}

/**
 * Study tasks when nothing just ended, most important first; never empty. The chapter studied last comes to its
 * end before a new one begins; then what other chapters lack, then their written questions, then what opens more
 * chapters.
 */
export function studyTasks(library: Library, done: Done): NextThing[] {
  const chapters = openChapters(library, done.currentId).filter(
    ({ subjectId }) => !done.examined?.has(subjectId),
  );
  const written = chapters.flatMap((chapter) => writtenIn(library, done, chapter) ?? []);
  const beyond = beyondOpenChapters(library, done);
  return [
    ...stepsIn(library, done, chapters),
    ...beyond.filter(({ verb }) => verb === 'claim'),
    ...written.slice(0, 1),
    ...beyond.filter(({ verb }) => verb !== 'claim'),
  ];
}

const withOne = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);

/** The student's progress including what just ended, before the server confirms it. */
function doneAfter(done: Done, ending: Ending): Done {
  if (!('chapterId' in ending)) return done;
  const { kind, chapterId } = ending;
  const now = { ...done, currentId: chapterId };
  if (kind === 'cardsThrough') return { ...now, cards: withOne(done.cards, chapterId) };
  if (kind === 'lastPage' || kind === 'chapterFinished')
    return { ...now, completed: withOne(done.completed, chapterId), rereadId: chapterId };
  if (kind !== 'quizPassed' && kind !== 'quizFailed') return now;
  const quizzes = new Map(done.quizzes).set(chapterId, kind === 'quizPassed');
  return { ...now, quizzes, rereadId: done.rereadId === chapterId ? null : done.rereadId };
}

/** Next step after the ending; null when the tasks of Home apply. */
function stepAfter(library: Library, done: Done, ending: Ending): NextThing | null {
  if (ending.kind === 'subject') {
    const { subjectId } = ending;
    const chapters = openChapters(library, done.currentId, subjectId);
    const here = chapters.filter((chapter) => chapter.subjectId === subjectId);
    return stepsIn(library, done, here)[0] ?? null;
  }
  const here = 'chapterId' in ending ? openChapter(library, ending.chapterId) : null;
  if (!here) return null;
  const step = stepIn(library, done, here);
  if (step && isUnread(step)) return { ...step, verb: 'finish' };
  if (ending.kind === 'quizPassed' && ending.hasMistakes)
    return { verb: 'mistakes', chapter: here, tab: 'quiz' };
  return step;
}

/**
 * The next task after something ended: the next step in that place if there is one, else a study task from
 * which Home chooses too. Never a locked chapter.
 */
export function nextThing(
  library: Library,
  done: Done,
  ending: Ending,
): { step: NextThing | null; tasks: NextThing[] } {
  const now = doneAfter(done, ending);
  return { step: stepAfter(library, now, ending), tasks: studyTasks(library, now) };
}
