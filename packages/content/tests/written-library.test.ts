import { describe, expect, it } from 'vitest';
import { starterLibrary } from '#src/testing/starter-library.ts';

const { subjects } = await starterLibrary();
const chapters = subjects.flatMap(({ chapters: all }) => all);
const leastOfMarks = [
  [1, 1],
  [2, 3],
  [3, 3],
  [5, 2],
] as const;

describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('%s', (_, { written, tests }) => {
  it('the library has written questions of every length, some with a choice of A or B, some in parts', () => {
    for (const [marks, least] of leastOfMarks)
      expect(written.filter((question) => question.marks === marks).length).toBeGreaterThanOrEqual(least);
    expect(written.some(({ alternatives }) => alternatives.length === 2)).toBe(true);
    const answers = written.flatMap(({ alternatives }) => alternatives);
    expect(answers.some(({ parts }) => parts.length > 1)).toBe(true);
  });

  it("the library has a test in the board's pattern, with assertions and cases", () => {
    const board = tests[2]?.questions ?? [];
    expect(board.length).toBeGreaterThanOrEqual(12);
    expect(board.filter(({ statements }) => statements).length).toBeGreaterThanOrEqual(4);
    expect(new Set(board.flatMap((question) => question.case?.passage ?? [])).size).toBeGreaterThanOrEqual(2);
  });
});

describe.each(subjects.map((subject) => [subject.id, subject] as const))(
  'the written questions of %s',
  (id, subject) => {
    const written = subject.chapters.flatMap((chapter) => chapter.written);

    it('the written questions of the library include figures', () => {
      expect(JSON.stringify(written)).toContain('![');
    });

    it('the written questions of the library accept any two of several points, except in Mathematics, where every step counts', () => {
      const groups = written.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ parts }) => parts.flatMap((part) => part.groups)),
      );
      expect(groups.some(({ pick }) => pick === 2)).toBe(id !== 'mathematics');
    });
  },
);
