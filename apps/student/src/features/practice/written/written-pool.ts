import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { shuffled } from '@repo/contracts/seeded-random';
import type { Library, LibraryWritten } from '#src/content/library/library.ts';
import type { PracticePlace } from '#src/study/questions/kept-practice.ts';

/** A chapter with its written questions within the board's syllabus. */
export type WrittenChapter = PracticePlace & { questions: LibraryWritten[] };
export type WrittenSubject = { subjectId: string; name: string; chapters: WrittenChapter[] };

/**
 * Choices for the number of questions, limited by what is available. A written answer takes as long as
 * several multiple-choice ones.
 */
const sizes: readonly number[] = [1, 3, 5, 10];

/** Open chapters with written questions, by subject, from the content on this device. */
export function listWrittenSubjects(library: Library): WrittenSubject[] {
  return library
    .listSubjects()
    .filter((subject) => subject.isAllContentAvailable)
    .map(({ _id: subjectId, name }) => ({
      subjectId,
      name,
      chapters: library
        .chaptersOfSubject(subjectId)
        .filter(({ isLocked }) => !isLocked)
        .map(({ _id: chapterId, name: chapterName, subjectName }) => ({
          chapterId,
          chapterName,
          subjectId,
          subjectName,
          questions: library.writtenOfChapter(chapterId).filter(isAskedByBoard),
        }))
        .filter(({ questions }) => questions.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** Sizes to choose from: those that fit, plus all when that is below the largest. */
export function writtenSizesFor(available: number): number[] {
  if (available === 0) return [];
  const fitting = sizes.filter((size) => size <= available);
  const isCapped = fitting.length < sizes.length && !fitting.includes(available);
  return isCapped ? [...fitting, available] : fitting;
}

/** Up to `count` random questions of these chapters, taken from one chapter after the other. */
export function mixWritten(
  chapters: readonly WrittenChapter[],
  count: number,
  random: () => number = Math.random,
): LibraryWritten[] {
  const stacks = shuffled(chapters, random).map(({ questions }) => shuffled(questions, random));
  const longest = Math.max(0, ...stacks.map((stack) => stack.length));
  const dealt = Array.from({ length: longest }, (_, round) => stacks.flatMap((stack) => stack[round] ?? []));
  return shuffled(dealt.flat().slice(0, count), random);
}
