import { judgedStudentsMin } from '@repo/contracts/limits/admin';
import { difficultBelowPercent, easyAbovePercent } from './question-readings.ts';

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`);
const joined = (letters: readonly string[]) =>
  letters.length < 2 ? letters.join() : `${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}`;

/** Texts of the statistics of a test. */
export const statisticsCopy = {
  open: 'Statistics',
  openName: (title: string) => `Statistics of ${title}`,
  title: (test: string) => `How “${test}” was answered`,
  failed: 'The statistics could not be loaded',
  none: 'Nobody has taken this test yet.',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  passed: (count: number) => `${count} passed`,
  average: (percent: number) => `${percent} % on average`,
  students,
  note: `The newest try of each student counts. A question that was edited is counted anew; what students saw before stands below. From ${judgedStudentsMin} students on it is said how a question works: whether it is difficult (fewer than ${difficultBelowPercent} % right) or easy (more than ${easyAbovePercent} %), and whether those who get it right do better in the other questions too.`,
  question: (n: number) => `Question ${n}`,
  edit: (n: number) => `Edit question ${n}`,
  earlier: 'As students saw it earlier',
  notTried: 'Not answered yet in this form',
  correct: (percent: number, count: number) => `${percent} % right of ${students(count)}`,
  letter: (option: number) => String.fromCharCode(65 + option),
  difficulty: { difficult: 'Difficult', fitting: 'Neither difficult nor easy', easy: 'Easy' },
  discrimination: {
    well: 'Tells students apart well',
    little: 'Tells students apart little',
    reversed: 'Tells students apart the wrong way round: look at the right answer',
  },
  mostWrong: (letters: readonly string[], percent: number) =>
    `Wrong option chosen most: ${joined(letters)}${letters.length > 1 ? ', each' : ''} by ${percent} %`,
  unchosen: (letters: readonly string[]) => `Nobody chose ${joined(letters)}`,
  right: 'Right answer',
  notSelected: 'Not selected',
  chosen: (count: number, percent: number) => `${count} (${percent} %)`,
  noneWritten: 'Nobody has marked an answer to this question yet.',
  averageMarksPercent: (percent: number) => `${percent} % of the marks on average`,
  noteWritten:
    'Counted over all tries, as students marked themselves. An alternative whose points were edited is counted anew; what students saw before stands below.',
  alternative: (index: number) => `Alternative ${'AB'[index] ?? ''}`,
  averageMarks: (average: number, marks: number, tries: number) =>
    `${average} of ${marks} ${marks === 1 ? 'mark' : 'marks'} on average of ${tries === 1 ? '1 try' : `${tries} tries`}`,
  memory: {
    open: 'What is forgotten',
    title: (chapter: string) => `What students forget in “${chapter}”`,
    note: `Of all students together; only what at least ${judgedStudentsMin} of them did is listed. What came back is counted once a day.`,
    items: 'Cards and questions, forgotten most first',
    noItems: 'Nothing came back to enough students yet.',
    kind: { flashcards: 'Flashcard', tests: 'Question' },
    forgotten: (percent: number, looks: number, count: number) =>
      `not known ${percent} % of ${looks === 1 ? '1 time' : `${looks} times`}, ${students(count)}`,
    pages: 'Where they had read to before a quiz, fewest right answers first',
    noPages: 'Not enough students have taken a quiz after reading.',
    page: (topic: string, page: number) => `${topic}, page ${page}`,
    right: (percent: number, count: number) =>
      `${percent} % right in the quizzes after it, ${students(count)}`,
  },
  close: 'Close',
} as const;
