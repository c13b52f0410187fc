import type { ImportFormat, ImportKind } from '@repo/contracts/import-export';

const nouns: Record<ImportKind, [one: string, many: string]> = {
  flashcards: ['flashcard', 'flashcards'],
  questions: ['question', 'questions'],
  notes: ['topic', 'topics'],
};
const counted = (kind: ImportKind, count: number) => `${count} ${nouns[kind][count === 1 ? 0 : 1]}`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Words about bulk import and export. */
export const importExportCopy = {
  import: 'Import',
  export: 'Export',
  title: { flashcards: 'Import flashcards', questions: 'Import questions', notes: 'Import notes' },
  intro:
    'Choose a file or paste its text. You see what was found before anything is written; it is written as a whole or not at all.',
  format: 'Form of the file',
  formats: {
    csv: {
      label: 'Table (CSV or TSV)',
      flashcards:
        'As spreadsheets, Anki and Quizlet export it: question, answer and, if there is one, difficulty.',
      questions:
        'The first line names the columns: question, option A, option B …, correct option, difficulty, explanation.',
      notes: '',
    },
    gift: { label: 'GIFT', flashcards: '', questions: 'As Moodle exports questions.', notes: '' },
    aiken: { label: 'Aiken', flashcards: '', questions: 'Options “A. …” and a line “ANSWER: B”.', notes: '' },
    markdown: {
      label: 'Markdown',
      flashcards: '',
      questions: '',
      notes: 'A line “# Name” begins a topic, a line “---” a new page.',
    },
  } satisfies Record<ImportFormat, { label: string } & Record<ImportKind, string>>,
  chooseFile: 'Choose a file',
  anotherFile: 'Choose another',
  orPaste: 'Or paste the text here',
  pasted: 'Pasted text',
  isHtml: 'Texts are HTML',
  check: 'Check',
  checking: 'Checking…',
  nothingGiven: 'Choose a file or paste its text',
  fileTooLarge: 'The file is too large: at most 1 MB can be imported at once',
  unreadable: 'This file could not be opened. Choose it again',
  checkFailed: 'The file could not be checked. Try again',
  importFailed: 'The import did not work. Nothing was written. Try again',
  importUnsure:
    'The server did not answer in time. Press Import again: what was already written is not written twice.',

  foundAll: (kind: ImportKind, count: number) => `${counted(kind, count)} found. All can be imported.`,
  foundBad: (kind: ImportKind, count: number, bad: number) =>
    `${counted(kind, count)} found. ${bad} ${are(bad)} not right yet, so nothing can be imported: mend the file and choose it again.`,
  foundNone: 'The file cannot be imported as it is',
  lossTitle: 'What will not be kept',
  lossCount: (count: number) => (count === 1 ? 'once' : `${count} times`),
  showBad: (count: number) => `Not right (${count})`,
  showAll: (count: number) => `All (${count})`,
  which: 'Which entries to show',
  rowName: (kind: ImportKind, n: number, line: number) =>
    `${nouns[kind][0].replace(/^./, (first) => first.toUpperCase())} ${n}, line ${line}`,
  noText: 'No text',
  right: 'Right answer',
  showMore: (count: number) => `Show ${count} more`,
  rowsLabel: 'What was found in the file',

  target: 'Where to',
  targetNew: 'A new test',
  targetThere: (title: string, count: number) => `Add to “${title}” (${count} now)`,
  testTitle: 'Title of the test',
  timeLimit: 'Time limit in minutes',
  passingScore: 'Passing score in percent',

  doImport: (kind: ImportKind, count: number) => `Import ${counted(kind, count)}`,
  importing: 'Importing…',
  cancel: 'Cancel',

  exportFormats: { csv: 'Table (CSV)', gift: 'GIFT (Moodle)', aiken: 'Aiken', markdown: 'Markdown' },
  exportFailed: 'The file could not be made. Try again',
  exported: (name: string) => `${name} is saved`,
  exportedWithLoss: (name: string, losses: string) => `${name} is saved. ${losses}`,
} as const;
