import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { questionGroups } from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';
import { originalOf } from '@repo/contracts/variants.rules';
import type { Library } from '#src/library/library.ts';
import type { PracticePlace } from '#src/questions/kept-practice.ts';

/** A chapter to practise: what the board asks of its questions, each once however many tests have it. */
export type PracticeChapter = PracticePlace & { questions: Question[] };

export type PracticeSubject = { subjectId: string; name: string; chapters: PracticeChapter[] };

/**
 * What the board asks of a chapter's tests, each question once. A case that several tests have is one, with the questions of
 * all; with an extra question in it, it is left out.
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

/** How many questions each group of these chapters has: those of a case are asked together. */
export const groupSizesOf = (chapters: readonly PracticeChapter[]): number[] =>
  chapters.flatMap(({ questions }) => questionGroups(questions).map(({ count }) => count));

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
