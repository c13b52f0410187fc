import { type WrittenLength, writtenLength } from '@repo/contracts/written.rules';
import type { LibraryWritten } from '#src/content/library/library.ts';

const lengths: readonly WrittenLength[] = ['veryShort', 'short', 'case', 'long'];

export type WrittenGroup = { length: WrittenLength; questions: LibraryWritten[] };

/** Questions grouped by length in the order of a paper's sections; no empty groups. */
export function groupByLength(questions: readonly LibraryWritten[]): WrittenGroup[] {
  return lengths
    .map((length) => ({
      length,
      questions: questions.filter(({ marks }) => writtenLength(marks) === length),
    }))
    .filter((group) => group.questions.length > 0);
}
