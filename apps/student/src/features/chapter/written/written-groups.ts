import { type WrittenLength, writtenLength } from '@repo/contracts/written.rules';
import type { LibraryWritten } from '#src/library/library.ts';

const lengths: readonly WrittenLength[] = ['veryShort', 'short', 'case', 'long'];

export type WrittenGroup = { length: WrittenLength; questions: LibraryWritten[] };

/** The questions of a chapter by their length, as the sections of a paper follow each other; none is empty. */
export function groupByLength(questions: readonly LibraryWritten[]): WrittenGroup[] {
  return lengths
    .map((length) => ({
      length,
      questions: questions.filter(({ marks }) => writtenLength(marks) === length),
    }))
    .filter((group) => group.questions.length > 0);
}
