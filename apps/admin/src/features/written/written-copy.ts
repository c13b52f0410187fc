import type { WrittenSource } from '@repo/contracts/items/written';
import { marksText, type WrittenLength } from '@repo/contracts/written.rules';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';

const lengths: Record<WrittenLength, string> = {
  veryShort: 'Very short answer',
  short: 'Short answer',
  case: 'Case-based',
  long: 'Long answer',
};

const { inMarks } = itemsCopy;
const sumOf = (halves: number, marks: number) => `${marksText(halves)} of ${inMarks(marks * 2)}`;

/** Texts of the Written tab. Fixed texts are in the messages of the contracts (docs/product/wire.md#messages). */
export const writtenCopy = {
  heading: 'Written questions',
  add: 'Add written question',
  createTitle: 'Add written question',
  editTitle: 'Edit written question',
  empty: 'No written questions in this chapter yet',
  emptyHint: 'A question of 1 to 5 marks, a model answer, and the points that its marks are for.',
  lengths,
  inMarks,
  aOrB: 'A or B',
  source: ({ board, year, paper, question }: WrittenSource) =>
    [`${board} ${year}`, paper, question].filter(Boolean).join(', '),
  editNamed: (name: string) => `Edit “${name}”`,
  previewNamed: (name: string) => `Preview “${name}” as student`,
  removeNamed: (name: string) => `Delete “${name}”`,
  actsOf: (name: string) => `More for “${name}”`,

  marks: 'Marks',
  marksChoice: (marks: number, length: WrittenLength) => `${inMarks(marks * 2)}: ${lengths[length]}`,
  sourceLegend: 'Paper in which it was asked (optional)',
  board: 'Board',
  year: 'Year',
  paper: 'Paper',
  sourceQuestion: 'Question number',
  passage: 'Text to read first (optional)',
  passageHint: 'A case has one. Both alternatives are about it.',
  addPassage: 'Add a text to read first',
  alternative: (index: number) => `Alternative ${'AB'[index]}`,
  only: 'Question and answer',
  addAlternative: 'Add alternative B',
  alternativeHint: 'Students answer A or B.',
  removeAlternative: (index: number) => `Remove alternative ${'AB'[index]}`,
  alternativeRemoved: (index: number) => `Alternative ${'AB'[index]} removed`,
  question: 'Question',
  parts: 'Parts of the answer',
  part: (index: number) => `Part ${index + 1}`,
  answer: 'Answer',
  addPart: 'Add part',
  partsFull: (max: number) => `An answer has at most ${max} parts.`,
  removePart: (index: number) => `Remove part ${index + 1}`,
  partRemoved: (index: number) => `Part ${index + 1} removed`,
  partName: 'Name, such as (i)',
  partText: 'What this part asks (optional)',
  model: 'Model answer',
  note: 'Note (optional)',
  noteHint: 'Such as “or any other relevant point”. Students read it under the points.',
  group: (index: number, count: number) => (count === 1 ? 'Points' : `Points, group ${index + 1}`),
  groupHint: 'What the answer has to say, and what that is worth.',
  pick: 'How many count',
  pickAll: 'All of them count',
  pickAny: (pick: number) => `Any ${pick} of these`,
  pickTooMany: (points: number) =>
    points === 1 ? 'There is only one point here.' : `There are only ${points} points here.`,
  addGroup: 'Add group of points',
  groupsFull: (max: number) => `A part has at most ${max} groups of points.`,
  removeGroup: (index: number) => `Remove group ${index + 1}`,
  groupRemoved: (index: number) => `Group ${index + 1} removed`,
  point: (n: number) => `Point ${n}`,
  pointEmpty: (n: number) => `Point ${n} is empty: write it or delete it.`,
  pointMarks: (n: number) => `Marks of point ${n}`,
  pointActs: (n: number) => `Actions for point ${n}`,
  addPoint: 'Add point',
  pointsFull: (max: number) => `A group has at most ${max} points.`,
  pointsFewest: 'A group keeps at least one point.',
  removePoint: (n: number) => `Remove point ${n}`,
  pointRemoved: (n: number) => `Point ${n} removed`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  sum: sumOf,
  sumWrong: (halves: number, marks: number) =>
    halves < marks * 2
      ? `Points add up to ${sumOf(halves, marks)}: ${marksText(marks * 2 - halves)} missing`
      : `Points add up to ${sumOf(halves, marks)}: ${marksText(halves - marks * 2)} too many`,
  sumRight: (marks: number) => `Points add up to ${sumOf(marks * 2, marks)}`,
  problem: 'Points do not add up',
  keys: 'Enter goes to the next point, Alt+Up and Alt+Down move, Ctrl+Enter adds a point, Ctrl+S saves.',

  create: 'Create written question',
  save: 'Save written question',
  issues: (count: number) =>
    count === 1
      ? 'One thing keeps this question from being saved'
      : `${count} things keep this question from being saved`,
  inAlternative: (index: number) => `alternative ${'AB'[index]}`,
  inPart: (index: number) => `part ${index + 1}`,
  inPlace: (place: readonly string[]) => `in ${place.join(', ')}`,
  tooLong: (what: string, max: number) => `${what} must have at most ${max} characters.`,
  yearOutOfRange: 'Year must be between 1950 and 2100.',

  preview: 'Preview as student',
  previewIntro: 'This is what students see. Nothing is counted.',
  previewPassage: 'Read this first',
  previewChoose: 'Answer A or B',
  previewShow: 'Show answer',
  previewClose: 'Close preview',
  previewTick: 'Tick what your answer has',
  previewPick: (pick: number) => `Tick what your answer has: any ${pick} count`,
  untitled: 'No text yet',

  writtenFetchFailed: 'Failed to fetch written questions',
  writtenSaveFailed: 'Failed to save written question',
  writtenDeleteFailed: 'Failed to delete written question',
} as const;
