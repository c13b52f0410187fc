import type { Question } from '@repo/contracts/tests';
import type { Library } from '#src/library/library.ts';
import type { PracticePlace } from '#src/questions/kept-practice.ts';

/** A chapter to practise: its questions, each once however many tests have it. */
export type PracticeChapter = PracticePlace & { questions: Question[] };

export type PracticeSubject = { subjectId: string; name: string; chapters: PracticeChapter[] };

/** The questions of a chapter's tests, each once. */
export function distinctQuestions(tests: readonly { questions: readonly Question[] }[]): Question[] {
  const found = new Map<string, Question>();
  for (const question of tests.flatMap(({ questions }) => questions)) {
    const key = JSON.stringify([question.question, question.options]);
    if (!found.has(key)) found.set(key, question);
  }
  return [...found.values()];
}

/** What can be practised now: the open chapters that have questions, by subject, from the content on this device. */
export function listPracticeSubjects({
  chaptersOfSubject,
  listSubjects,
  testsOfChapter,
}: Library): PracticeSubject[] {
  return listSubjects()
    .filter((subject) => subject.isAllContentAvailable)
    .map(({ _id: subjectId, name }) => ({
      subjectId,
      name,
      chapters: chaptersOfSubject(subjectId)
        .filter(({ isLocked }) => !isLocked)
        .map(({ _id: chapterId, name: chapterName, subjectName }) => ({
          chapterId,
          chapterName,
          subjectId,
          subjectName,
          questions: distinctQuestions(testsOfChapter(chapterId)),
        }))
        .filter(({ questions }) => questions.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

export const countQuestions = (chapters: readonly PracticeChapter[]): number =>
  chapters.reduce((sum, { questions }) => sum + questions.length, 0);

/** Which tabs of a chapter have something to revise from. */
export function revisionTabs(
  { flashcardsOfChapter, topicsOfChapter }: Library,
  chapterId: string,
): { hasNotes: boolean; hasFlashcards: boolean } {
  return {
    hasNotes: topicsOfChapter(chapterId).some(({ pages }) => pages.length > 0),
    hasFlashcards: flashcardsOfChapter(chapterId).length > 0,
  };
}
