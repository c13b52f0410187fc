import type { Difficulty } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';

const difficulties: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** Only this many lines of a message are listed; the rest is counted. */
const linesMax = 8;

/**
 * Texts of the Test tab. Fixed texts are in the messages of the contracts (docs/product/wire.md#messages).
 */
export const testsCopy = {
  heading: 'Tests',
  add: 'Add test',
  createTitle: 'Add test',
  editTitle: 'Edit test',
  empty: 'No tests in this chapter yet',
  emptyHint: 'A test has a time limit, a passing score and questions with 2 to 6 options each.',
  editNamed: (title: string) => `Edit ${title}`,
  actsOf: (title: string) => `More for ${title}`,
  removeNamed: (title: string) => `Delete ${title}`,
  removeWhat: (questions: number) =>
    questions === 1 ? 'Its one question goes with it.' : `Its ${questions} questions go with it.`,
  facts: (questions: number, minutes: number, passing: number) =>
    `${questions === 1 ? '1 question' : `${questions} questions`} · ${minutes} min · pass at ${passing}%`,
  preview: 'Preview as student',
  previewNamed: (title: string) => `Preview ${title} as student`,

  title: 'Title',
  timeLimit: 'Time limit in minutes',
  passingScore: 'Passing score in %',
  create: 'Create test',
  save: 'Save test',
  questions: 'Questions',
  addQuestion: 'Add question',
  paste: 'Paste questions',
  question: (n: number) => `Question ${n}`,
  questionNamed: (n: number, text: string) => `Question ${n}: ${text}`,
  questionText: 'Question',
  untitled: 'No text yet',
  difficulties,
  optional: (name: string) => `${name} (optional)`,
  options: 'Options',
  optionsHint: 'Choose the letter of the right answer.',
  option: (letter: string) => `Option ${letter}`,
  rightAnswer: (letter: string) => `Option ${letter} is the right answer`,
  addOption: 'Add option',
  optionsFull: (max: number) => `A question has at most ${max} options.`,
  optionActs: (letter: string) => `Actions for option ${letter}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeOption: (letter: string) => `Remove option ${letter}`,
  optionsFewest: (min: number) => `A question keeps at least ${min} options.`,
  optionRemoved: (letter: string, n: number) => `Option ${letter} of question ${n} removed`,
  problems: (count: number) => (count === 1 ? 'Needs a correction' : `Needs ${count} corrections`),
  /** `options` is null for kinds with a fixed number of options. */
  foldedFacts: (options: number | null, right: string | null, difficulty: Difficulty, isExtra: boolean) =>
    [
      ...(options === null ? [] : [`${options} options`]),
      right === null ? 'no right answer' : `${right} is right`,
      difficulties[difficulty],
      ...(isExtra ? [itemsCopy.isExtra] : []),
    ].join(' · '),
  removeQuestion: (n: number) => `Remove question ${n}`,
  lastQuestion: contentMessages.testKeepsQuestion,
  removeQuestions: 'Delete',
  questionRemoved: (n: number) => `Question ${n} removed`,
  questionsRemoved: (count: number) => `${count} questions removed`,
  questionsDuplicated: (count: number) =>
    count === 1 ? 'Question duplicated' : `${count} questions duplicated`,
  issues: (count: number) =>
    count === 1
      ? 'One thing keeps this test from being saved'
      : `${count} things keep this test from being saved`,
  inQuestion: (n: number) => `in question ${n}`,
  keys: 'Enter opens a question, Up and Down go through them, Alt+Up and Alt+Down move, Ctrl+Enter adds an option, Ctrl+S saves.',

  tooLong: (what: string, max: number) => `${what} must have at most ${max} characters.`,
  timeLimitTooLong: 'Time limit must be at most 600 minutes.',
  tooManyQuestions: contentMessages.tooManyQuestions,

  pasteTitle: 'Paste questions',
  pasteHint: 'The question, then a line for each option. A star marks the right one.',
  pasteExample:
    '1. Which gas turns lime water milky?\na) Oxygen\nb) Hydrogen\n*c) Carbon dioxide\nExplanation: …',
  pasteText: 'Questions',
  pasteNone: 'No question found yet.',
  pasteFound: (count: number) => (count === 1 ? 'One question found.' : `${count} questions found.`),
  pasteNoRight: (count: number) =>
    count === 1
      ? 'One has no right answer marked; choose it in the form.'
      : `${count} have no right answer marked; choose it in the form.`,
  pasteLook:
    'Bold, colour and highlighting are lost in the paste. If they showed the right answers, choose those yourself.',
  pasteProblem(lines: readonly number[], message: string) {
    const shown = lines.slice(0, linesMax).join(', ');
    const more = lines.length - linesMax;
    return `${lines.length === 1 ? 'Line' : 'Lines'} ${shown}${more > 0 ? ` and ${more} more` : ''}: ${message}`;
  },
  pasteTooFew: 'only one option under this question',
  pasteTooMany: 'more than 6 options under this question',
  pasteAdd: (count: number) =>
    count === 0 ? 'Add questions' : count === 1 ? 'Add 1 question' : `Add ${count} questions`,
  pasted: (count: number) => (count === 1 ? '1 question added' : `${count} questions added`),

  previewClose: 'Close preview',
  previewIntro: 'This is what students see. Nothing is counted.',
  previewStart: 'Start Quiz',
  previewMinutes: (minutes: string) => `${minutes || '–'} minutes`,
  previewPass: (percent: string) => `pass at ${percent || '–'}%`,
  previewCount: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  questionOf: (n: number, count: number) => `Question ${n} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  previewRight: 'Right',
  previewWrong: (letter: string) => `Wrong. Option ${letter} is right`,
  previewNoRight: 'No right answer is chosen for this question',
  testsFetchFailed: 'Failed to fetch tests.',
  testSaveFailed: 'Failed to save test.',
  testDeleteFailed: 'Failed to delete test.',
} as const;
