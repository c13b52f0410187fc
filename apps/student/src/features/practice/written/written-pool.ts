import { isAskedByBoard } from '@repo/contracts/extra.rules';
import type { Library, LibraryWritten } from '#src/library/library.ts';
import type { PracticePlace } from '#src/questions/kept-practice.ts';
import { shuffled } from '#src/questions/shuffled.ts';

/** A chapter with those of its written questions that the board asks. */
export type WrittenChapter = PracticePlace & { questions: LibraryWritten[] };
export type WrittenSubject = { subjectId: string; name: string; chapters: WrittenChapter[] };

/** How many questions to choose from; what there is caps it. One answer takes as long as several options. */
const sizes: readonly number[] = [1, 3, 5, 10];

/** The open chapters that have written questions, by subject, from the content on this device. */
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

/** The sizes to choose from where so many questions are there: those that fit, and all where that is less than the largest. */
export function writtenSizesFor(available: number): number[] {
  if (available === 0) return [];
  const fitting = sizes.filter((size) => size <= available);
  const isCapped = fitting.length < sizes.length && !fitting.includes(available);
  return isCapped ? [...fitting, available] : fitting;
}

/** `count` questions of these chapters in random order, no more than there are: each chapter gives one in turn. */
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
