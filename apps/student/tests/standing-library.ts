import type { Paper } from '@repo/contracts/content';
import { getLibrary, type Library } from '#src/content/library/library.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { openLibrary } from './logged-in.ts';
import { makeUser } from './users.ts';

/**
 * Science with two of our subjects; the third chapter of each subject is unavailable. Its units and rows add
 * up to 80 marks.
 */
export const sciencePaper = (change: Partial<Paper> = {}): Paper => ({
  ...{ _id: 'science', name: 'Science', board: 'CBSE', year: 2027, minutes: 60, readingMinutes: 0 },
  ...{ instructions: [], isAvailable: true },
  units: [
    { name: 'Matter', marks: 48, chapterIds: ['s1-c1', 's1-c2', 's1-c3'] },
    { name: 'Life', marks: 32, chapterIds: ['s2-c1'] },
  ],
  sections: [
    {
      ...{ name: 'A', title: '', units: [] },
      rows: [
        { kind: 'choice', marks: 1, count: 18, choices: 0 },
        { kind: 'assertionReason', marks: 1, count: 2, choices: 0 },
        { kind: 'case', marks: 2, count: 5, choices: 0 },
        { kind: 'written', marks: 5, count: 10, choices: 1 },
      ],
    },
  ],
  ...change,
});

/** The library of a Super student with these papers: three subjects with two available chapters each. */
export function libraryWith(papers: readonly Paper[]): Library {
  const reply = makeBulkReply({ subjects: 3 });
  for (const subject of reply.data.subjects) for (const chapter of subject.chapters) chapter.isLocked = false;
  Object.assign(reply.data, { papers });
  openLibrary(makeUser(), reply);
  return getLibrary();
}
