import { libraryFolder } from '@repo/content';
import { starterLibrary } from '@repo/content/testing/starter-library';
import { expect, it } from 'vitest';
import { readTextbooks, textbookFaults } from '#src/textbook.ts';

const { subjects } = await starterLibrary();
const chapters = subjects.flatMap((subject) => subject.chapters);
const textbooks = await readTextbooks(libraryFolder);

it("the lists of the textbook's questions exist for each chapter and name only its items", () => {
  const unknown = [...textbooks.keys()].filter((id) => !chapters.some((chapter) => chapter.id === id));
  expect([textbooks.size, unknown]).toEqual([chapters.length, []]);
  expect(chapters.flatMap((chapter) => textbookFaults(chapter, textbooks.get(chapter.id)))).toEqual([]);
});

it("the lists of the textbook's questions report a missing item and a question that is listed twice", () => {
  const [chapter] = chapters;
  if (!chapter) throw new Error('no chapter');
  const row = { at: 'exercise 1', about: 'nothing', items: ['A question that no chapter asks'] };
  const textbook = { book: 'NCERT', checkedOn: '2026-11-29', questions: [row, row] };
  expect(textbookFaults(chapter, textbook).map(({ fault }) => fault)).toEqual([
    expect.stringMatching(/^no item for the textbook's exercise 1 begins 'A question/),
    "the textbook's exercise 1 is listed twice",
    expect.stringMatching(/^no item/),
  ]);
});
