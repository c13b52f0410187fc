import type { Library, LibraryChapter } from '@repo/contracts/library';
import { questionsInput, withTexts } from '@repo/contracts/tests';
import { describe, expect, it } from 'vitest';
import { packLibrary, unpackLibrary, withFigureNames } from '#src/index.ts';
import { writeLibrary } from '#src/write-library.ts';

const chapter: LibraryChapter = {
  id: 'physics-draft',
  name: 'Draft',
  isAllContentAvailable: false,
  topics: [],
  summaries: [],
  flashcards: [],
  tests: [],
  memes: [],
  mindmaps: [],
  written: [],
  figures: [],
};
const subject = {
  id: 'physics',
  name: 'Physics',
  description: '',
  color: null,
  isAllContentAvailable: false,
  picture: null,
};

describe('a saved test with every kind of question', () => {
  const rest = { options: ['one', 'two'], correctAnswer: 1, difficulty: 'hard' as const };
  const ask = (text: string, passage = 'A table:\n\n| a |\n| --- |\n| 1 |') => ({
    ...rest,
    question: '',
    case: { passage, ask: text },
  });
  const given = [
    { ...rest, question: 'Which?', explanation: 'So.' },
    {
      ...rest,
      question: '',
      statements: { assertion: 'Zinc: more reactive', reason: 'It loses\n\n- electrons' },
    },
    ask('First?'),
    { ...ask('Second?'), explanation: 'Because: it is' },
    ask('Alone?', 'Another text'),
    ask('Torn?'),
  ];
  const questions = questionsInput.parse(given);
  const tests = [{ id: 'physics-draft-test-own', title: 'Own', timeLimit: 10, passingScore: 40, questions }];
  const library: Library = { subjects: [{ ...subject, chapters: [{ ...chapter, tests }] }] };
  const fileOf = (of: Library) =>
    Buffer.from(
      [...writeLibrary(of)].find(([path]) => path.includes('/tests/'))?.[1] ?? Buffer.alloc(0),
    ).toString();

  it('a saved test with every kind of question is unchanged after saving and reading, and saving it again writes the same file', async () => {
    const back = await unpackLibrary(packLibrary(library));
    expect(back.subjects[0]?.chapters[0]?.tests[0]?.questions).toEqual(questions);
    expect(fileOf(back)).toBe(fileOf(library));
  });

  it('a saved test with every kind of question contains each text once: a passage above its questions, and no fixed options', () => {
    const file = fileOf(library);
    expect(file.match(/A table:/g)).toHaveLength(2);
    expect(file).toContain('  - case: |-\n      A table:');
    expect(file).toContain('    questions:\n      - question: First?');
    expect(file).toContain('  - assertion: "Zinc: more reactive"');
    expect(file).not.toContain('correct explanation');
    expect(file).not.toContain('kind');
  });

  it('a saved test with every kind of question gets the stored figure names in every text', () => {
    const [statements, first] = questionsInput
      .parse([given[1], given[2]])
      .map((each) => withTexts(each, (text) => `${text}\n\n![F](lens "A lens")`));
    if (!statements || !first) throw new Error('no questions');
    const tests = [{ ...library.subjects[0]?.chapters[0]?.tests[0], questions: [statements, first] }];
    const shown = { ...chapter, tests } as LibraryChapter;
    const named = JSON.stringify(withFigureNames(shown, new Map([['lens', 'lens-d1x1-000000000000']])));
    expect(named).not.toContain('(lens ');
    // Two texts of each kind, which the whole text also contains, and the two options of the case.
    expect(named.match(/lens-d1x1/g)).toHaveLength(2 * (2 + 2) + 2);
  });
});
