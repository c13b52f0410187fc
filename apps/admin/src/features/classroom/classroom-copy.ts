import { paperSeedMax } from '@repo/contracts/classroom-paper';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Texts of printing a test for the classroom. */
export const classroomCopy = {
  open: 'Print',
  openNamed: (name: string) => `Print ${name}`,
  title: 'Print a test',
  fetchFailed: 'Failed to fetch the questions',

  testTitle: 'Title',
  minutes: 'Time in minutes (optional)',
  instructions: 'Instructions (optional)',
  instructionsHint: 'One per line.',
  sets: 'Sets',
  setNames: { 1: 'One paper', 2: 'A and B', 3: 'A to C', 4: 'A to D' },
  notShuffled: 'Questions and options stay in your order.',
  shuffled:
    'Each set has its own order. Sorted numbers and options such as “All of the above” keep their place.',
  seed: 'Shuffle number',
  seedHint: 'It is on each set. The same questions and number give the same sets again.',
  seedWrong: `Please enter a whole number from 1 to ${paperSeedMax}`,
  newSeed: 'New number',
  parts: 'Also print',
  hasSpace: 'Lines for written answers',
  hasAnswerSheet: 'Answer sheet with circles',
  hasKey: 'Answer key and marking scheme',

  questions: 'Questions',
  written: 'Written questions',
  chosenOf: (name: string, chosen: number, all: number) => `${name} (${chosen} of ${all})`,
  choose: 'Choose questions',
  chooseOf: (name: string) => `Choose questions: ${name}`,
  marks: (marks: number) => counted(marks, 'mark', 'marks'),
  sum: (questions: number, marks: number) =>
    questions === 0
      ? 'Choose at least one question.'
      : `${counted(questions, 'question', 'questions')}, ${counted(marks, 'mark', 'marks')}`,
  none: 'This chapter has no questions to print.',
  print: 'Print',
  preparing: 'Preparing …',
  close: 'Close',

  set: (name: string) => `Set ${name}`,
  numberOnPaper: (seed: number) => `No. ${seed}`,
  time: (minutes: string) => `Time: ${minutes} minutes`,
  maximum: (marks: number) => `Maximum marks: ${marks}`,
  lines: ['Name', 'Class', 'Roll no.', 'Date', 'Marks'],
  generalInstructions: 'General instructions',
  sectionChoice: 'Section A: Choose the right answer',
  sectionWritten: 'Section B: Write the answer',
  answerSheet: 'Answer sheet',
  fillOne: 'Fill one circle for each question.',
  key: 'Answer key',
  scheme: 'Marking scheme',
  words: {
    or: 'OR',
    assertion: 'Assertion (A)',
    reason: 'Reason (R)',
    anyCount: ({ pick }: { pick: number }) => `Any ${pick}:`,
  },
} as const;
