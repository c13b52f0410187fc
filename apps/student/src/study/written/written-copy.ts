import type { WrittenSource } from '@repo/contracts/items/written';
import { marksText, type WrittenLength } from '@repo/contracts/written.rules';
import { texts } from '#src/platform/language/texts.ts';

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Texts in `hinglish` are Hindi in Latin script. */
export const writtenCopy = texts('written', {
  length: {
    veryShort: 'Very short answer',
    short: 'Short answer',
    case: 'Case-based',
    long: 'Long answer',
  } satisfies Record<WrittenLength, string>,
  lengthMarks: {
    veryShort: '1–2 marks',
    short: '3 marks',
    case: '4 marks',
    long: '5 marks',
  } satisfies Record<WrittenLength, string>,
  marks: (halves: number) => (halves <= 2 ? `${marksText(halves)} mark` : `${marksText(halves)} marks`),
  marksOf: (halves: number, outOfHalves: number) => `${marksText(halves)} of ${marksText(outOfHalves)}`,
  marksUnit: ' marks',
  source: ({ board, year, paper, question }: WrittenSource) =>
    [`${board} ${year}`, paper, question].filter(Boolean).join(', '),
  passage: 'Read this first',
  chooseOne: 'Answer A or B',
  alternative: (index: number) => 'AB'[index] ?? '',
  or: 'OR',
  yourAnswer: 'Your answer (optional)',
  yourAnswerShown: 'Your answer',
  yourAnswerHint:
    'Write on paper, or type here. What you type stays on this device and is deleted when you keep your marks.',
  keepText: 'Leave my text on this device after that',
  chooseFirst: 'Choose A or B first',
  showAnswer: 'Show answer',
  modelAnswer: 'Model answer',
  points: 'Tick what your answer has',
  pick: (pick: number) => `Tick what your answer has: any ${counts[pick] ?? pick} count`,
  anyCount: (pick: number) => `Any ${counts[pick] ?? pick} count:`,
  counted: (pick: number, ticked: number) => `${pick} of the ${ticked} ticked count.`,
  startAgain: 'Start again',
  keepMarks: 'Keep my marks',
  keeping: 'Keeping your marks…',
  kept: 'Marks kept',
  keptHere: 'Your marks are kept on this device and are sent when the server can be reached.',
  refused: 'These marks could not be saved',
} as const);
