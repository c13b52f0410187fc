import type { LibraryChapter } from '@repo/contracts/library';

type Test = LibraryChapter['tests'][number];
export type Question = Test['questions'][number];

export const question = (
  options: string[],
  correctAnswer: number,
  fields: Partial<Question> = {},
): Question => ({
  question: 'Which one?',
  options,
  correctAnswer,
  explanation: 'Because.',
  difficulty: 'easy',
  ...fields,
});

export const chapterOf = (fields: Partial<LibraryChapter>): LibraryChapter => ({
  id: 'physics-light',
  name: 'Light',
  isAllContentAvailable: true,
  topics: [],
  summaries: [],
  flashcards: [],
  tests: [],
  memes: [],
  mindmaps: [],
  written: [],
  figures: [],
  ...fields,
});

export const testOf = (questions: Question[]): Test => ({
  id: 'physics-light-test-one',
  title: 'One',
  timeLimit: 20,
  passingScore: 50,
  questions,
});
