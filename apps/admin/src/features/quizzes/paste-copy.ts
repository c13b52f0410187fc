import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import type { ExtraText } from '@repo/contracts/items/extra-texts';

/** Reasons why a line of a pasted paper is not part of a question; shown after the line's number. */
export const pasteCopy = {
  unclear: (answer: string) =>
    answer === ''
      ? 'this looks like an answer, but names no option: choose the right one in the form'
      : `the answer “${answer}” names no option for sure: choose the right one in the form`,
  severalRight: 'several options are marked as right: choose one in the form',
  crosses: 'crosses behind options are left out, and the right option is not clear: choose it in the form',
  star: (text: string) =>
    `the star in “${text}” is not taken for a mark: if it is one, take it out and choose the right option in the form`,
  numbered: 'the options of this question have numbers: write a), b), c) … in front of them',
  unlettered: 'the options of this question have no letters: write a), b), c) … in front of them',
  listOrQuestion: (text: string) =>
    `“${text}” may be a question or belong to the list above: write Q in front of each number of a question`,
  twoQuestions:
    'there are two questions above these options: write a), b), c) … in front of the options of the first',
  section: (text: string) => `“${text}” is left out: it looks like a heading`,
  page: (text: string) => `“${text}” is left out: it looks like the head or foot of a page`,
  keys: (text: string) =>
    `“${text}” is left out: it looks like a list of answers. Choose the right options in the form`,
  keysRead: (text: string) => `“${text}” is read as the answers of the questions with these numbers`,
  keyOfNone: (number: number, answer: string) =>
    `the answer “${answer}” of question ${number} is left out: no question with options has this number`,
  leftOut: (text: string) => `“${text}” is left out: it is no part of a question`,
  answer: (text: string) => `Answer: ${text}`,
  ofSite: (text: string, isTime: boolean) =>
    `“${text}” is left out: a quiz site added it${isTime ? '. Set the time for the whole test in the form' : ''}`,
  added: (text: string, letter: string) =>
    `“${text}” is added to option ${letter}): if it is no part of it, take it out`,
  shown: (text: string) =>
    `“${text}” may be the answer, the marks or the source of this question, which students would see: take it out if it is`,
  bareSign: (sign: string) => `students would see the sign “${sign}”: take it out`,
  noOptions: (text: string) => `no options under this question: “${text}” is left out`,
  table: (text: string) =>
    `“${text}” is left out: it is a table. If its rows are questions, close this and paste the table in Import`,
  notes: (text: string) =>
    `“${text}” is left out: nothing asks, so these lettered lines look like notes. Write ? behind the question, or an answer below the options`,
  written: (text: string) =>
    `“${text}” is left out: it has marks and no options. Paste it in the tab Written`,
  hasOptions: (text: string) => `“${text}” is left out: it has options. Paste it in the tab Test`,
  noAnswer: (text: string) =>
    `“${text}” is left out: it has no answer. Write “Answer:” below it, then a line for each point`,
  noAlternative: (text: string) =>
    `“${text}” is no alternative of the question above: both need an answer and equal marks`,
  noMarks: (text: string) => `“${text}” is left out: it has no marks. Write them behind it, such as (3)`,
  refused: (reason: string, text: string) => `${reason}. Left out: “${text}”`,
  partOf: (text: string) => `“${text}” may need the text of the question above it: write it there too`,
  decimal: (text: string, number: number) =>
    `“${text}” is read as question ${number}: if it begins with ${/^[\d.:\s]*\d/.exec(text)?.[0]}, write the number of the question in front of it`,
  addedToReason: (text: string) => `“${text}” is added to the reason: if it is no part of it, take it out`,
  addedTo: (extra: ExtraText, text: string) =>
    `“${text}” is added to the ${extraTextNames[extra].name.toLowerCase()}: if another question begins above it, write its number in front of it`,
  bold: (text: string) =>
    `“${text}” alone stands out: if that shows the right option, take the signs out and choose it in the form`,
  same: (text: string) => `two options have the same text “${text}”`,
  gift: 'this looks like GIFT: import it as a file in the form GIFT',
  letters: 'the options under this question are not a, b, c … in order',
  parts: 'all options are questions: add this as a written question',
} as const;
