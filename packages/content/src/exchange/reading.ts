import type { FlashcardFields } from '@repo/contracts/content.inputs';
import type { LibraryChapter } from '@repo/contracts/library';

/** What one file can honestly hold: entries, or pages of notes. */
export const importRowsMax = 1_000;
export const importPagesMax = 5_000;

/**
 * What was found in a file that is to be imported: every entry with what is wrong with it and what would get lost.
 * `item` is null where something is wrong.
 */
export type FoundRow<T> = {
  /** Counts what was found, from 1. */
  n: number;
  /** The line of the file on which it starts, from 1. */
  line: number;
  text: string;
  parts: { text: string; isRight: boolean }[];
  problems: string[];
  losses: string[];
  item: T | null;
};

/** `problems` keep the whole file from being read; `losses` are of the file as a whole. */
export type Reading<T> = { rows: FoundRow<T>[]; problems: string[]; losses: string[] };

/** What a file says of itself before its entries are read; more than `max` of them are refused unread. */
export const tooManyRows = (max: number): Reading<never> =>
  nothingRead(`The file has more than ${max} entries. Import it in parts`);

export const nothingRead = (...problems: string[]): Reading<never> => ({ rows: [], problems, losses: [] });

export type CardItem = FlashcardFields;
export type TopicItem = Omit<LibraryChapter['topics'][number], 'id'>;

/** The names of the column that holds a field of a card, in the order in which our own tables have them. */
export const cardColumnNames: Record<keyof CardItem, RegExp> = {
  question: /^(question|front|term|prompt|q)$/i,
  answer: /^(answer|back|definition|a)$/i,
  difficulty: /^(difficulty|level)$/i,
};

/** The sentences of imports and exports. */
export const exchangeMessages = {
  tooManyPages: (max: number) => `The file has more than ${max} pages. Import it in parts`,
  textTooLong: (max: number) => `A text has more than ${max} characters`,
  notText: 'The file is not text. A workbook has to be saved as CSV first',
  notUtf8:
    'The file is not in UTF-8. It was read as Windows-1252: check letters with accents and special signs',
  halfSign: "Half of a sign, as of an emoji that was cut in two, is replaced by '\uFFFD'",
  tableBroken: (line: number) => `Line ${line}: a quotation mark is opened and not closed`,
  tableHeadMissing:
    'The first line has to name the columns: question, option A, option B …, correct option, and if you like difficulty and explanation',
  columnLost: (name: string) => `The column '${name}' is not kept`,
  unnamedColumnLost: (n: number) => `Column ${n} is not kept`,
  metaLost: (name: string) => `The line '#${name}' is not kept`,
  answerAmbiguous: (answer: string, n: number) =>
    `The answer '${answer}' of question ${n} is the letter or number of one option and the text of another`,
  cloze: 'Gaps ({{c1::…}}) are not kept as gaps',
  sound: 'Sounds are not kept',
  apostrophe: "An apostrophe in front of '=', '+', '-' or '@' is taken off",
  image: 'Images are not kept',
  tag: (name: string) => `The HTML tag <${name}> is not kept, its text is`,
  plainTags: 'There are HTML tags in the text; they will show as plain signs',
  markup: (reason: string) => `Students will see bare signs: ${reason}`,
  giftBroken: (line: number, found: string) =>
    `Line ${line} is not valid GIFT: ${found} was not expected there`,
  giftTooLong: (line: number) =>
    `The question on line ${line} is too long to be one: there should be a blank line behind each`,
  giftEnd: 'the end',
  giftKind: (n: number, kind: string) =>
    `Question ${n} is of the kind '${kind}': only questions with one right option can be imported`,
  giftSeveralRight: (n: number) => `Question ${n} has several right answers: here a question has exactly one`,
  giftFeedback: 'Feedback on single options is not kept',
  giftWeights: 'Weights of options are not kept',
  giftName: 'Names of questions are not kept',
  giftTags: 'Tags other than easy, medium and hard are not kept',
  giftCategory: (name: string) => `The category '${name}' is not kept`,
  giftDescription: 'A text without a question is not kept',
  aikenLine: (line: number) => `Line ${line} is neither an option nor the answer`,
  aikenLetters: (n: number) => `The options of question ${n} are not A, B, C … in order`,
  notesHeadMissing: "The notes have to start with a topic: a line such as '# Ohm's law'",
  notesHeading: 'Headings below the topic are kept as bold lines',
  exportDifficulty: 'Difficulty is not part of this format',
  exportExplanation: 'Explanations are not part of this format',
  exportLines: 'Line breaks become spaces in this format',
  exportLeftOut: (n: number) => `Question ${n} is left out: this format cannot say it`,
} as const;
