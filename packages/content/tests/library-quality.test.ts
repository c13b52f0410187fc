import { describe, expect, it } from 'vitest';
import { textsIn } from '#src/quality/prose.ts';
import { readingFaults } from '#src/quality/reading-level.ts';
import { openSpeller, readWordList, unknownWords } from '#src/quality/spelling.ts';
import { readSyllabuses, syllabusFaults } from '#src/quality/syllabus.ts';
import { libraryFolder, readLibrary } from '#src/read-library.ts';

describe('the starter library', async () => {
  const { subjects } = await readLibrary(libraryFolder, { isStarter: true });
  const chapters = subjects.flatMap((subject) => subject.chapters);

  it('has notes, cards and questions on each item of its syllabus', async () => {
    const syllabuses = await readSyllabuses(libraryFolder);
    expect(chapters.flatMap((chapter) => syllabusFaults(chapter, syllabuses.get(chapter.id)))).toEqual([]);
  });

  it('is read without effort in Class 10', () => {
    expect(chapters.flatMap(readingFaults)).toEqual([]);
  });

  it('is spelt as English is in India, and its list of other words has none that stands nowhere', async () => {
    const speller = openSpeller(await readWordList());
    const unknown = chapters.flatMap((chapter) => unknownWords(textsIn(chapter), speller));
    expect({ unknown, unused: speller.unused() }).toEqual({ unknown: [], unused: [] });
  });
});
