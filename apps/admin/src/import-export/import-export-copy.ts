import type { AnswerReading, AnswersOfColumn } from '@repo/contracts/import-answers';
import type {
  ImportFormat,
  ImportKind,
  questionExports,
  TableSeparator,
} from '@repo/contracts/import-export';
import { packedImportTooLarge } from '@repo/contracts/messages/admin';
import { marksText } from '@repo/contracts/written.rules';

const nouns: Record<ImportKind, [one: string, many: string]> = {
  flashcards: ['flashcard', 'flashcards'],
  questions: ['question', 'questions'],
  notes: ['topic', 'topics'],
};
const counted = (kind: ImportKind, count: number) => `${count} ${nouns[kind][count === 1 ? 0 : 1]}`;
/** Only this many places of a message are listed; the rest is counted. */
const placesMax = 8;
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Texts about bulk import and export. */
export const importExportCopy = {
  import: 'Import',
  export: 'Export',
  title: { flashcards: 'Import flashcards', questions: 'Import questions', notes: 'Import notes' },
  intro:
    'Choose a file or paste its text. You see what was found before anything is written; then all of it is written, or what could be read.',
  format: 'Form of the file',
  formats: {
    csv: {
      label: 'Table',
      flashcards:
        'An Excel workbook (.xlsx), a table as text (CSV) or a list of Quizlet: question, answer and, if there is one, difficulty. An Anki deck (.apkg) too.',
      questions:
        'An Excel workbook (.xlsx) or a table as text (CSV). The first line names the columns: question, option A, option B …, correct option, difficulty, explanation.',
      notes: '',
    },
    moodle: {
      label: 'Moodle XML',
      flashcards: '',
      questions: 'As Moodle exports questions, with pictures. Choose “Moodle XML format” there.',
      notes: '',
    },
    qti: {
      label: 'QTI',
      flashcards: '',
      questions: 'A QTI package (.zip) or Common Cartridge (.imscc), as Canvas and Blackboard save it.',
      notes: '',
    },
    h5p: {
      label: 'H5P',
      flashcards: '',
      questions: 'A Question Set, Multiple Choice, True/False or Single Choice Set (.h5p).',
      notes: '',
    },
    gift: { label: 'GIFT', flashcards: '', questions: 'Moodle’s text format.', notes: '' },
    aiken: { label: 'Aiken', flashcards: '', questions: 'Options “A. …” and a line “ANSWER: B”.', notes: '' },
    markdown: {
      label: 'Markdown',
      flashcards: '',
      questions: '',
      notes: 'A line “# Name” begins a topic, a line “---” a new page, a line “## Name” a part of it.',
    },
  } satisfies Record<ImportFormat, { label: string } & Record<ImportKind, string>>,
  chooseFile: 'Choose a file',
  anotherFile: 'Choose another',
  orPaste: 'Or paste the text here',
  pasted: 'Pasted text',
  template: 'Download a template',
  formLegend: 'How the table is read',
  separator: 'What is between the columns',
  separators: { comma: 'A comma', semicolon: 'A semicolon', tab: 'A tab', pipe: 'A bar |' } satisfies Record<
    TableSeparator,
    string
  >,
  chooseSeparator: 'Choose',
  isFormatted: 'The texts are formatted (bold, lists) as in Anki or Moodle',
  answers: {
    legend: (column: string, isOpen: boolean) =>
      isOpen
        ? `Choose what the column “${column}” means. Until then unclear questions are left out.`
        : `How the column “${column}” is read`,
    readings: {
      numbers: {
        from1: '1 is the first option',
        from0: '0 is the first option',
        text: 'The text of the option',
      },
      letters: { from1: 'The letter of the option', from0: '', text: 'The text of the option' },
    } satisfies Record<AnswersOfColumn['signs'], Record<AnswerReading, string>>,
    example: (n: number, answer: string) => `Question ${n}, answer ${answer}:`,
    noOption: 'no option',
  },
  check: 'Check',
  checking: 'Checking…',
  nothingGiven: 'Choose a file or paste its text',
  fileTooLarge: 'The file is too large: at most 1 MB of text can be imported at once',
  packedTooLarge: `${packedImportTooLarge}. Export a part of it; from Anki also without its media`,
  unreadable: 'This file could not be opened. Choose it again',
  checkFailed: 'The file could not be checked. Try again',
  importFailed: 'The import did not work. Nothing was written. Try again',
  importUnsure:
    'The server did not answer in time. Press Import again: what was already written is not written twice.',

  foundAll: (kind: ImportKind, count: number) => `${counted(kind, count)} found. All can be imported.`,
  foundBad: (kind: ImportKind, count: number, bad: number) =>
    `${counted(kind, count)} found. ${bad} ${are(bad)} not right yet.`,
  foundOffers: (kind: ImportKind, count: number, { offers, bad }: { offers: number; bad: number }) =>
    `${counted(kind, count)} found. ${offers === count ? 'All' : offers} can come in as written ${
      offers === 1 ? 'question' : 'questions'
    }${bad === 0 ? '' : `, ${bad} ${are(bad)} not right yet`}.`,
  foundSome: (good: number, bad: number) =>
    `You can import ${good} and leave ${bad} out, or mend the file and choose it again.`,
  there: (kind: ImportKind, there: number, isAgain: boolean) =>
    `${counted(kind, there)} ${are(there)} in this chapter already${
      isAgain
        ? `: ${there === 1 ? 'it' : 'they'} will be there twice.`
        : ` and ${are(there)} left out, so that nothing is there twice.`
    }`,
  again: 'Import what is there already once more',
  foundNoGood: 'Nothing can be imported as it is: mend the file and choose it again.',
  foundPart: (kind: ImportKind, total: number, from: number, to: number, next: number | null) =>
    `The file has ${total.toLocaleString('en')} ${nouns[kind][1]}: here are ${from} to ${to}.${
      next === null ? '' : ` When they are imported, go on with ${next}.`
    }`,
  from: (kind: ImportKind) => `Begin with ${nouns[kind][0]} number`,
  fromApply: 'Show from there',
  goneOn: (kind: ImportKind, next: number) => `Now the ${nouns[kind][1]} from ${next} on`,
  goesOnWith: (kind: ImportKind, from: number, name: string) =>
    `Check goes on with ${nouns[kind][0]} ${from} of ${name}.`,
  foundNone: 'The file cannot be imported as it is',
  lossTitle: 'What will not be kept',
  /** The places of a message: numbers for a few, a count for many. */
  lossPlaces: (kind: ImportKind, places: number[], all: number) =>
    places.length === all && all > 1
      ? `in all ${all}`
      : places.length > placesMax
        ? `${places.length} times`
        : `${nouns[kind][places.length === 1 ? 0 : 1]} ${places.join(', ')}`,
  noticeTitle: 'Good to know',
  copyBad: (bad: number) => (bad === 1 ? 'Copy what is not right' : `Copy the list of ${bad}`),
  copied: 'The list is copied: paste it where you mend the file',
  copyFailed: 'The list could not be copied. Select it on the screen',
  showBad: (count: number) => `Not right (${count})`,
  showAll: (count: number) => `All (${count})`,
  which: 'Which entries to show',
  rowName: (kind: ImportKind, n: number, line: number) =>
    `${nouns[kind][0].replace(/^./, (first) => first.toUpperCase())} ${n}, line ${line}`,
  noText: 'No text',

  written: {
    title: (count: number) =>
      count === 1 ? '1 can come in as a written question' : `${count} can come in as written questions`,
    where:
      'A test has no place for them. They go to the end of the written questions of this chapter, where students mark themselves point by point.',
    all: 'Bring all of them in',
    one: 'Bring it in',
    oneNamed: (n: number) => ` as a written question: question ${n}`,
    marks: (halves: number) => `${marksText(halves)} ${halves <= 2 ? 'mark' : 'marks'}`,
    points: 'Points of the answer',
    isThere: 'The chapter has it already',
    needs: (count: number, areMore: boolean) =>
      `${count}${areMore ? ' more' : ''} could be ${
        count === 1 ? 'a written question, but is' : 'written questions, but are'
      } not complete`,
  },
  right: 'Right answer',
  showMore: (count: number) => `Show ${count} more`,
  rowsLabel: 'What was found in the file',

  target: 'Where to',
  targetNew: 'A new test',
  targetThere: (title: string, count: number) => `Add to “${title}” (${count} now)`,
  testTitle: 'Title of the test',
  timeLimit: 'Time limit in minutes',
  passingScore: 'Passing score in percent',

  doImport: (kind: ImportKind, count: number, left: number) =>
    `Import ${counted(kind, count)}${left === 0 ? '' : `, leave ${left} out`}`,
  partTitle: (title: string, from: number) => `${title.replace(/, from \d+$/, '')}, from ${from}`,
  importing: 'Importing…',
  cancel: 'Cancel',

  exportFormats: {
    csv: 'Table (CSV)',
    moodle: 'Moodle XML, with pictures',
    qti: 'QTI 2.1, with pictures',
    gift: 'GIFT (Moodle)',
    aiken: 'Aiken',
  } satisfies Record<(typeof questionExports)[number], string>,
  exportFailed: 'The file could not be made. Try again',
  exported: (name: string) => `${name} is saved`,
  exportedWithLoss: (name: string, losses: string) => `${name} is saved. ${losses}`,
} as const;
