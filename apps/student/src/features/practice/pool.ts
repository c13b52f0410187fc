import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { questionGroups } from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';
import { originalOf } from '@repo/contracts/variants.rules';
import type { Library } from '#src/content/library/library.ts';
import type { PracticePlace } from '#src/study/questions/kept-practice.ts';

/** A chapter to practise: its questions within the board's syllabus, without duplicates across tests. */
export type PracticeChapter = PracticePlace & { questions: Question[] };

export type PracticeSubject = { subjectId: string; name: string; chapters: PracticeChapter[] };

/**
 * Questions of a chapter's tests within the syllabus, without duplicates. A case in several tests is merged;
 * a case with a question outside the syllabus is omitted.
 */
export function distinctQuestions(tests: readonly { questions: readonly Question[] }[]): Question[] {
  const known = new Set<string>();
  const groups = new Map<string, Question[]>();
  for (const question of tests.flatMap(({ questions }) => questions)) {
    const own = originalOf(question);
    const key = JSON.stringify([own.question, own.options]);
    if (known.has(key)) continue;
    known.add(key);
    const groupKey = own.case ? `case ${own.case.passage}` : `single ${key}`;
    const group = groups.get(groupKey);
    if (group) group.push(question);
    else groups.set(groupKey, [question]);
  }
  return [...groups.values()].filter((group) => group.every(isAskedByBoard)).flat();
}

/** Open chapters with questions, by subject, from the content on this device. */
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

/** Size of each group of questions in these chapters; a case is one group. */
export const groupSizesOf = (chapters: readonly PracticeChapter[]): number[] =>
  chapters.flatMap(({ questions }) => questionGroups(questions).map(({ count }) => count));

/** Tabs of a chapter with content to revise. */
export function revisionTabs(
  { flashcardsOfChapter, topicsOfChapter }: Library,
  chapterId: string,
): { hasNotes: boolean; hasFlashcards: boolean } {
  return {
    hasNotes: topicsOfChapter(chapterId).some(({ pages }) => pages.length > 0),
    hasFlashcards: flashcardsOfChapter(chapterId).length > 0,
  };
}
