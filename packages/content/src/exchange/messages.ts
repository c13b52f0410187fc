import { extraTextSubjects } from '@repo/contracts/items/extra-text-names';
import { letterOf } from '@repo/contracts/question-names';
import { exportMessages } from './export-messages.ts';
import { lettersTo } from './option-letters.ts';
import { packedMessages } from './packed-messages.ts';
import { workbookMessages } from './workbook-messages.ts';

/** Messages of imports and exports. */
export const exchangeMessages = {
  tooManyEntries: (max: number) => `The file has more than ${max} entries. Import it in parts`,
  tooManyPages: (max: number) => `The file has more than ${max} pages. Import it in parts`,
  textTooLong: (name: string, max: number) => `${name} has more than ${max} characters`,
  textNames: {
    question: 'The question',
    answer: 'The answer',
    ...extraTextSubjects,
    assertion: 'The assertion',
    reason: 'The reason',
    passage: 'The passage',
    topic: 'The name of the topic',
    description: 'The description',
  },
  optionName: (index: number) => `Option ${letterOf(index)}`,
  pageName: (n: number) => `Page ${n}`,
  notUtf8:
    'The file is not in UTF-8. It was read as Windows-1252: check letters with accents and special signs',
  lettersLost: (sign: string) =>
    `Words such as '${sign}' may be letters that were lost when the file was saved: save it as 'CSV UTF-8' and import it again`,
  unstorable: 'A text has a broken character, which cannot be stored',
  halfSign: "Half of a sign, as of an emoji that was cut in two, is replaced by '\uFFFD'",

  tableBroken: (line: number) => `Line ${line}: a quotation mark is opened and not closed`,
  quoteOpen: 'A quotation mark is opened and not closed: put one behind the text, or take it out',
  quoteInside: (mended: string) =>
    `A text that begins with a quotation mark has others inside: double the marks inside: ${mended}`,
  quoteInsideAny:
    'A text that begins with a quotation mark has others inside: double the marks inside, as in "He said ""yes"""',
  tableTooWide: (line: number, max: number) => `Line ${line} has more than ${max} columns`,
  formAnswers:
    'These are the answers that people gave in a form, and not its questions: copy the questions from the form and paste them',
  tableHeadMissing:
    'The first line has to name the columns: question, option A, option B …, correct option, and if you like difficulty and explanation',
  choicesSplit: (column: string, sign: string) =>
    `The cells '${column}' hold all options: they are cut at ${sign}. Look at the options of a few questions`,
  choicesUnclear: (column: string) =>
    `The cells '${column}' hold all options, and it is unclear where each ends: put | between the options in every cell, or give each option a column of its own`,
  columnLost: (name: string) => `The column '${name}' is not kept`,
  cellLost: (column: string, found: string) => `The cell '${column}' says '${found}', which is not kept`,
  unnamedColumnLost: (n: number) => `Column ${n} is not kept`,
  titleLost: (line: string) => `The line '${line}' above the names of the columns is not kept`,
  metaLost: (name: string) => `The line '#${name}' is not kept`,
  apostrophe: "An apostrophe in front of '=', '+', '-' or '@' is taken off",
  answerAmbiguous: (answer: string, n: number) =>
    `The answer '${answer}' of question ${n} is the letter or number of one option and the text of another`,
  answerFrom0Or1: (answer: string, n: number) =>
    `The answer '${answer}' of question ${n} may count from 0 or from 1`,
  answerAmongTexts: (answer: string, n: number) =>
    `The answer '${answer}' of question ${n} is the letter or number of an option, but most answers are texts`,
  answerOfTwo: (answer: string, n: number) => `The answer '${answer}' of question ${n} names two options`,
  answerOwnSign: (answer: string, n: number) =>
    `The answer '${answer}' of question ${n} may be the name of a column: write A to D, or the text of the option`,
  answersDiffer: (columns: readonly string[], n: number) =>
    `The columns ${columns.map((column) => `'${column}'`).join(' and ')} name different options for question ${n}`,
  answersFrom0: (column: string) => `The column '${column}' counts from 0: 0 is the first option`,
  answersAreNumbers: (column: string, places: string) =>
    `The column '${column}' has the numbers of the options, also where an option has the same text: question ${places}`,
  answersAreLetters: (column: string, places: string) =>
    `The column '${column}' has the letters of the options, also where an option ends or begins with this letter: question ${places}`,
  answersAreTexts: (column: string, places: string) =>
    `The column '${column}' has the texts of the options, also where it could be a letter or number: question ${places}`,
  markDiffers: (answer: string, n: number, marked: string) =>
    `The answer '${answer}' of question ${n} is not the option that a mark shows: '${marked}'. Take the mark out, or name this option`,
  signs: { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab', '|': 'a bar |' } as Record<string, string>,
  separatorRare: (sign: string, lines: number, all: number) =>
    `Only ${lines} of ${all} lines have ${sign}. Choose what is between the columns`,
  separatorUneven: (sign: string) =>
    `${sign.replace(/^a/, 'A')} appears a different number of times in each line. Choose what separates the columns`,
  separatorTwo: (one: string, other: string) =>
    `Each line has ${one} and ${other}. Choose what is between the columns`,
  separatorOther: (sign: string) =>
    `Most lines have '${sign}' between two texts. Replace it by a tab or a semicolon, or choose what else is between the columns`,
  separatorAfterQuestion:
    "Most lines go on behind '?'. Put a tab or a semicolon there, or choose what else is between the columns",
  rowTooWide: (cells: number, columns: number, sign: string) =>
    `This line has ${cells} cells, but there are ${columns} columns: put a text with ${sign} in quotation marks`,
  answerMoved: (column: string, found: string, sign: string) =>
    `The cell '${column}' says '${found}', which may be the right option: put a text with ${sign} in quotation marks`,
  textMoved: (column: string, found: string, sign: string) =>
    `The cell '${column}' says '${found}', which may be a part of the text before it: put a text with ${sign} in quotation marks, or empty the cell`,
  textCut: (text: string, next: string, sign: string) =>
    `'${text}' and '${next}' look like one text: put a text with ${sign} in quotation marks`,
  textMayBeCut: (text: string, next: string) =>
    `'${text}' and '${next}' may be one text: if they are, put it in quotation marks`,
  rowMayBeCut: 'Commas cut other rows of this file: check that each text of this row is whole',
  optionsMayBeCut: (count: number) =>
    `This row has ${count} options, others have ${count - 1}: if a comma cut one of them, put it in quotation marks`,
  difficultyMoved: (given: string, sign: string) =>
    `The difficulty '${given}' is not known: write easy, medium or hard, and put a text with ${sign} in quotation marks`,
  twoAnswers: 'There are two answers to one question: put them into one line',
  lineInAnswer: (line: number) =>
    `Line ${line} is read as part of the answer above it: if it is none, take it out`,
  answerEmpty: (column: string, letters: readonly string[]) =>
    `The cell '${column}' is empty: it should say one of ${lettersTo(letters)}`,
  answerSeveral: (column: string, answer: string) =>
    `The cell '${column}' says '${answer}', which names several options: here a question has exactly one right option`,
  answerUnknown: (column: string, answer: string, letters: readonly string[]) =>
    `The cell '${column}' says '${answer}', which is none of ${lettersTo(letters)}`,
  answerUnknownText: (column: string, answer: string, letters: readonly string[]) =>
    `The cell '${column}' says '${answer}', which is none of ${lettersTo(letters)}, and not the text of an option`,
  answerOrder: (column: string, answer: string, orders: readonly string[]) =>
    `The cell '${column}' says '${answer}', and the answers of this file don’t tell which order it counts in (${orders
      .map((order) => [...order].join(' '))
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ')}): write A, B, C or D`,
  answerInOption: (index: number) =>
    `Option ${letterOf(index)} ends with what looks like an answer: take it out of the option`,
  residue: (name: string, found: string) =>
    `${name} has '${found}', which may be no part of it: take it out if it isn't`,
  optionsSame: (indexes: readonly number[]) => `Options ${indexes.map(letterOf).join(' and ')} are the same`,
  optionsSameRight: (indexes: readonly number[]) =>
    `Options ${indexes.map(letterOf).join(' and ')} are the same, and one of them is the right one: write what differs`,
  difficultyTaken: (given: string) => `The difficulty '${given}' is not known: taken as medium`,
  cellEmpty: (column: string) => `The cell '${column}' is empty`,
  optionsFound: (count: number) => (count === 1 ? 'There is 1' : `There are ${count}`),
  cellsEmpty: (columns: readonly string[]) =>
    columns.length === 1
      ? `The cell '${columns[0]}' is empty`
      : `The cells ${columns.map((column) => `'${column}'`).join(', ')} are empty`,

  kindUnknown: (column: string, given: string, known: readonly string[]) =>
    `The cell '${column}' says '${given}', which is none of ${known.join(', ')}: the kind is told by the other cells`,
  otherKindLost: (columns: readonly string[]) =>
    columns.length === 1
      ? `The cell '${columns[0]}' belongs to another kind of question and is not kept`
      : `The cells ${columns.map((column) => `'${column}'`).join(', ')} belong to another kind of question and are not kept`,
  passageGap: (column: string) =>
    `The cell '${column}' is empty below a passage: repeat the passage in each row of its case, or write choice in a column 'kind'`,
  typedAnswerUnknown: (given: string) =>
    `'${given}' is no typed answer, such as 'number: 12 ; cm' or 'word: anode': the question has none`,
  extraUnknown: (column: string, given: string) =>
    `The cell '${column}' says '${given}', which is neither yes nor no: it counts as asked by the board`,
  otherBoardOptions:
    'An assertion with a reason always has the four options of the board: leave the cells of its options empty, and name the right one A to D in the order of the board',

  cloze: 'Gaps ({{c1::…}}) become blanks in the question; the answer has the words',
  sound: 'Sounds are not kept',
  image: 'Images are not kept',
  onlyImage: 'It is nothing but a picture or link, which cannot be taken over from this kind of file',
  optionsOnlyImages: (letters: readonly string[]) =>
    letters.length === 1
      ? `Option ${letters[0]} is nothing but a picture or link, which cannot be taken over from this kind of file`
      : `Options ${letters.join(', ')} are nothing but pictures or links, which cannot be taken over from this kind of file`,
  mathLost: (words: string) =>
    words === '' ? 'A formula could not be taken over' : `A formula could not be taken over: '${words}'`,
  headingBold: 'Headings are kept as bold lines',
  mergedCells: 'Cells over several columns or rows are repeated in each',
  tableTooLarge: 'A table is cut: it has more cells than can be shown',
  tag: (name: string) => `The HTML tag <${name}> is not kept, its text is`,
  listReversed: 'A list that counts down is kept as 1, 2, 3 …: write its numbers into the texts',
  plainTags: 'There are HTML tags in the text; they will show as plain signs',
  signsAreMarkup:
    "A '*', '-' or '_' of this text makes words italic, bold or a list: put a backslash before each that students should see",
  money: 'A $ of this text may mean money or a formula: write \\$ for money',
  markup: (reason: string) => `Students will see bare signs: ${reason}`,

  giftBroken: (start: string, line: number, found: string) =>
    `'${start}': ${found} was not expected on line ${line}. Put a backslash before the signs ~ = # { } : where they are part of a text`,
  giftEnd: 'the end of the question',
  giftForeignLine: (line: string) =>
    `The line '${line}' is read as part of the question: if it is none, take it out`,
  giftTooLong: (line: number) =>
    `The question on line ${line} is too long to be one: there should be a blank line behind each`,
  giftNoRight: (start: string) => `'${start}': no right answer is marked: put = before it`,
  giftNoText: 'There is no text before the answers',
  giftRightHint: 'Put = before the right answer',
  giftStaysOpen: (start: string) => `'${start}': the brace { stays open: put } behind the last answer`,
  giftNotOpened: (start: string) => `'${start}': there is a } without its {: put { before the first answer`,
  giftNoBraces: (start: string) =>
    `'${start}': the answers are not in braces: put { before the first and } behind the last`,
  giftBareBrace: (start: string, sign: string, line: number) =>
    `'${start}': the brace ${sign} on line ${line} is part of a text: write it as \\${sign}`,
  giftTextAbove: (start: string, name: string) =>
    `'${start}': this text stands right above the question '${name}': put an empty line behind the text`,
  giftTwoBraces: (start: string) =>
    `'${start}': there are two pairs of braces: put an empty line between two questions, and a backslash before a brace that is part of a text`,
  giftCut: (start: string) => `'${start}': an empty line cuts the question in two: take it out of the braces`,
  giftBareSign: (start: string, sign: string) =>
    `'${start}': the sign ${sign} is part of the text: write it as \\${sign}`,
  giftNoWeight: (start: string, weight: string) =>
    `'${start}': '${weight}' is not a weight: put [plain] before an answer that starts with %`,
  giftEmptyAnswer: (start: string) => `'${start}': an answer has no text`,
  giftKind: (n: number, kind: string) =>
    `Question ${n} is of the kind '${kind}': only questions with one right option can be imported`,
  giftEachRight: (n: number, kind: string, count: number) =>
    `Question ${n} is of the kind '${kind}': each of its ${count} answers is right alone. Put ~ before answers that are wrong`,
  giftGluedEquals: (start: string) =>
    `'${start}': put a space before each = that begins an answer, and write \\= where it's part of the text`,
  giftUnevenSign: (start: string, sign: string) =>
    `'${start}': write \\${sign} where the sign ${sign} is part of a text, and no space behind it where it begins an answer`,
  giftSignAndWeight: (n: number) =>
    `An answer of question ${n} begins with = but its weight gives no marks: write ~ before it, or take the weight out`,
  giftSeveralRight: (n: number) => `Question ${n} has several right answers: here a question has exactly one`,
  writtenModel: 'There is no model answer: write it as feedback on the question, #### before it',
  writtenIncomplete: 'There is no model answer: write it as feedback on the question',
  writtenExtras: 'A written question has no explanation and no hints: those of the file are not kept',
  writtenPictures:
    'Its answers are pictures: write it under written questions, with the pictures in its text',
  writtenTooMany: (count: number) => `${count} right answers are more than a written question has points for`,
  feedbackLost: (words: string) => `The feedback '${words}' is not kept`,
  giftEmptyFeedback: "The sign # behind an answer is not kept: write it as \\# where it's part of the text",
  giftLineEnd: (command: string) =>
    `'${command}' is read as a line end: write \\${command} where it is a sign of a formula`,
  giftWeights: 'Weights of options are not kept',
  giftName: 'Names of questions are not kept',
  giftTags: 'Tags other than easy, medium and hard are not kept',
  giftCategory: (name: string) => `The category '${name}' is not kept`,
  giftDescription: (line: number, text: string) =>
    `The text on line ${line} is not a question and is left out: '${text}'`,
  giftComments: (lines: string) => `Comments are not kept: ${lines}`,

  aikenBlank: (line: number, sign: string) => `Line ${line}: a blank is missing behind '${sign}'`,
  aikenCapital: (line: number, sign: string) =>
    `Line ${line}: write '${sign}' with a capital letter and a blank behind it: '${sign.toUpperCase()} '`,
  aikenLine: (line: number) => `Line ${line} is neither an option nor the answer`,
  aikenForeign: (line: number) => `Line ${line} is not part of a question and is not kept`,
  aikenTitle: (line: number) =>
    `Line ${line} is read as part of the question: if it is a title or explains an answer, take it out`,
  aikenNoStart: (line: number) =>
    `Line ${line} is not part of a question: put an empty line in front of the next question`,
  aikenAnswer: (answer: string, count: number) =>
    `'${answer}' is none of ${count < 2 ? 'A to F' : `A to ${letterOf(count - 1)}`}`,
  aikenNoAnswer: "Put a line such as 'ANSWER: A' behind the options",
  aikenLetters: (n: number) => `The options of question ${n} are not A, B, C … in order`,

  notesHeadMissing: "The notes have to start with a topic: a line such as '# Ohm's law'",
  notesVariants: 'Texts in Hindi and Hinglish are not kept: import them with a saved library',
  notesHeading: 'Headings below the third level are kept as those of the third',

  ...workbookMessages,
  pictures: (count: number) =>
    count === 1
      ? '1 picture becomes a figure. Say what it shows: now it is the name of its file'
      : `${count} pictures become figures. Say of each what it shows: now it is the name of its file`,
  picturesLeft: (max: number) => `More than ${max} pictures at once are not taken over`,
  ...packedMessages,
  ...exportMessages,
} as const;
