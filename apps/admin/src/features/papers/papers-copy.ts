import { difficultyValues } from '@repo/contracts/items/difficulty';
import type { PaperRow, PaperRowKind } from '@repo/contracts/items/paper';
import type { Sitting } from '@repo/contracts/revision.plan';

const kinds: Record<PaperRowKind, string> = {
  choice: 'Multiple choice',
  assertionReason: 'Assertion and reason',
  case: 'Case of choices',
  written: 'Written',
};

const marks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);
const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
/** A row's questions by difficulty, such as '9 easy, 5 medium'. */
const difficultiesText = (counts: NonNullable<PaperRow['difficulties']>) =>
  difficultyValues.flatMap((name) => (counts[name] ? [`${counts[name]} ${name}`] : [])).join(', ');
const minutesText = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
    ...(rest > 0 || hours === 0 ? [rest === 1 ? '1 minute' : `${rest} minutes`] : []),
  ];
  return parts.join(' ');
};

/** Texts of the board papers. Fixed texts are in the messages of the contracts (docs/product/wire.md#messages). */
export const papersCopy = {
  heading: 'Board papers',
  intro: 'Patterns of whole papers. What students sit is drawn from the questions of the chapters.',
  dates: {
    heading: 'Dates of the board',
    intro: 'The days of the papers. Students choose from these when they plan their revision.',
    nameOf: (sitting: Sitting, year: number) =>
      sitting === 'first' ? `Board exam ${year}` : `Second exam ${year}`,
    expected: 'Expected. Save the day once the board has told it.',
    given: 'Told by the board.',
    save: 'Save',
    reset: 'Not known yet',
    saved: 'The date is saved. Students can see it now.',
    failed: 'The date could not be saved',
    otherYear: (year: number) => `Choose a day in ${year}`,
    sheet: 'Date sheet',
    sheetText: 'The day of each paper. Students see it and revise up to it; their own days come first.',
    tooEarly: 'No paper is before the first one',
  },
  add: 'New paper',
  createTitle: 'New paper',
  copyTitle: 'Copy for another year',
  editTitle: 'Edit paper',
  empty: 'No board papers yet',
  emptyHint: 'A paper has units with their marks, and sections with their questions.',
  kinds,
  marks,
  minutesText,
  /** `count` is NaN while a number is missing. */
  marksIn: (sum: number, count: number) =>
    `${Number.isNaN(sum) ? '–' : marks(sum)} in ${Number.isNaN(count) ? '– questions' : questions(count)}`,
  checked: (date: string) => `Checked ${date}`,
  unchecked: 'Not checked yet',
  available: (name: string) => `Students get the paper ${name}`,
  copyForYear: 'Copy for another year',
  editNamed: (name: string) => `Edit “${name}”`,
  previewNamed: (name: string) => `Preview “${name}”`,
  removeNamed: (name: string) => `Delete “${name}”`,
  removeWhat: 'Results of students who sat it stay theirs.',
  actsOf: (name: string) => `More for “${name}”`,

  name: 'Name',
  nameHint: 'Such as Science. The session stands beside it.',
  board: 'Board',
  year: 'Year of the paper',
  yearHint: (session: string) => `Session ${session}`,
  minutes: 'Minutes to write',
  readingMinutes: 'Minutes to read before',
  checkedOn: 'Checked on',
  checkedHint: 'When somebody compared it with what the board published.',

  instructions: 'General instructions',
  noInstructions: 'None yet. They stand on the cover.',
  instruction: (index: number) => `Instruction ${index + 1}`,
  addInstruction: 'Add instruction',
  removeInstruction: (index: number) => `Remove instruction ${index + 1}`,
  instructionRemoved: (index: number) => `Instruction ${index + 1} removed`,
  instructionsFull: (max: number) => `A paper has at most ${max} instructions.`,

  units: 'Units',
  unitsHint: 'What the board gives marks to, and the chapters that belong to it.',
  unit: (index: number) => `Unit ${index + 1}`,
  unitName: 'Name of the unit',
  unitMarks: 'Marks',
  unitChapters: 'Chapters',
  ofUnit: (index: number) => `, unit ${index + 1}`,
  chapters: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  chooseChapters: (index: number, count: number) =>
    `Chapters of unit ${index + 1}: ${count === 0 ? 'none yet' : count}. Choose`,
  noChapters: 'Choose chapters',
  chapterMarks: (chapter: string, allowed: readonly number[]) =>
    `${chapter}: only questions of ${allowed.join(', ')} ${allowed.length === 1 && allowed[0] === 1 ? 'mark' : 'marks'}`,
  addUnit: 'Add unit',
  removeUnit: (index: number) => `Remove unit ${index + 1}`,
  unitRemoved: (index: number) => `Unit ${index + 1} removed`,
  unitsFull: (max: number) => `A paper has at most ${max} units.`,
  unitsFewest: 'A paper keeps at least one unit.',
  untitledUnit: (index: number) => `unit ${index + 1}`,
  chapterTitle: (unit: string) => `Chapters of ${unit}`,
  chapterHint: 'A chapter belongs to one unit. One of another unit moves here when you tick it.',
  inOtherUnit: (unit: string) => `in ${unit}`,
  fromOtherUnit: (unit: string) => `taken from ${unit}`,
  chapterOff: 'not available to students',
  chapterGone: 'A chapter that was deleted',
  chaptersGone: 'Not there any more',
  chapterDone: 'Done',
  chaptersFailed: 'The chapters could not be loaded',

  sections: 'Sections',
  section: (name: string, index: number) => (name === '' ? `Section number ${index + 1}` : `Section ${name}`),
  sectionName: 'Section',
  sectionTitle: 'Title (optional)',
  sectionUnits: 'Questions are from',
  allUnits: 'all units',
  unitsLegend: 'None ticked: all units',
  addSection: 'Add section',
  removeSection: (section: string) => `Remove ${section.charAt(0).toLowerCase()}${section.slice(1)}`,
  sectionRemoved: (section: string) => `${section} removed`,
  sectionsFull: (max: number) => `A paper has at most ${max} sections.`,
  sectionsFewest: 'A paper keeps at least one section.',
  rowsOf: (section: string) => `Questions of ${section.charAt(0).toLowerCase()}${section.slice(1)}`,
  kind: 'Kind',
  rowMarks: 'Marks each',
  count: 'Questions',
  choices: 'With A or B',
  rowSum: 'Marks',
  difficulties: (counts: NonNullable<PaperRow['difficulties']>) =>
    `Difficulty: ${difficultiesText(counts) === '' ? 'any' : `${difficultiesText(counts)}, the rest any`}`,
  difficultyNames: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  noChoices: 'Only written questions offer A or B',
  ofRow: (index: number) => `, row ${index + 1}`,
  row: (index: number) => `Row ${index + 1}`,
  addRow: 'Add row',
  removeRow: (index: number) => `Remove row ${index + 1}`,
  rowRemoved: (index: number) => `Row ${index + 1} removed`,
  rowsFull: (max: number) => `A section has at most ${max} rows.`,
  rowsFewest: 'A section keeps at least one row.',

  sumUnknown: 'A number is missing: the sums are not known yet.',
  sumRight: (sum: number) => `Units and sections give ${marks(sum)} each`,
  sumWrong: (ofUnits: number, ofSections: number) =>
    ofUnits < ofSections
      ? `Units give ${marks(ofUnits)}, sections ${ofSections}: ${ofSections - ofUnits} missing in the units`
      : `Units give ${marks(ofUnits)}, sections ${ofSections}: ${ofUnits - ofSections} too many in the units`,
  sumDiffers: 'Units and sections differ',

  create: 'Create paper',
  save: 'Save paper',
  issues: (count: number) =>
    count === 1
      ? 'One thing keeps this paper from being saved'
      : `${count} things keep this paper from being saved`,
  inUnit: (index: number) => `in unit ${index + 1}`,
  inInstruction: (index: number) => `in instruction ${index + 1}`,
  inSection: (name: string, index: number) =>
    name === '' ? `in section number ${index + 1}` : `in section ${name}`,
  inRow: (section: string, index: number) => `${section}, row ${index + 1}`,
  tooLong: (what: string, max: number) => `${what} must have at most ${max} characters.`,
  unitMarksRange: (max: number) => `A unit has 1 to ${max} marks.`,
  tooManyChapters: (max: number) => `A unit has at most ${max} chapters.`,
  readingRange: (max: number) => `Reading time must be 0 to ${max} minutes.`,
  choicesRange: 'Say in how many of them students answer A or B, 0 for none.',
  keys: 'Alt+Up and Alt+Down move, Ctrl+S saves.',

  preview: 'Preview',
  previewIntro:
    'The cover, and a paper drawn from the drafts of the chapters that are switched on. Nothing is kept.',
  previewClose: 'Close preview',
  previewAgain: 'Draw another',
  previewFaulty: 'Correct what is marked first: a paper cannot be drawn yet.',
  cover: 'Cover',
  timeAllowed: 'Time allowed',
  maximumMarks: 'Maximum marks',
  readingTime: (minutes: number) => `${minutesText(minutes)} to read before`,
  drawnHeading: 'A paper as it may be drawn',
  drawnFailed: 'The questions of the chapters could not be loaded',
  lacking: 'What the chapters lack',
  missing: (section: string, questions: string) => `Section ${section}: ${questions}`,
  leftOut: (count: number) =>
    count === 1
      ? '1 chapter is switched off and left out.'
      : `${count} chapters are switched off and left out.`,
  or: 'OR',
  untitled: 'No text yet',
  assertion: 'Assertion (A)',
  reason: 'Reason (R)',

  textUnit: (name: string, of: string, chapters: string) => `${name}: ${of} marks (${chapters})`,
  textRow: (
    kind: PaperRowKind,
    count: string,
    each: number,
    choices: string,
    counts: NonNullable<PaperRow['difficulties']> = {},
  ) =>
    [
      `- ${kinds[kind]}: ${count} × ${marks(each)}`,
      ...(choices === '0' || choices === '' ? [] : [`${choices} with A or B`]),
      ...(difficultiesText(counts) === '' ? [] : [difficultiesText(counts)]),
    ].join(', '),

  papersFetchFailed: 'Failed to fetch board papers',
  paperSaveFailed: 'Failed to save board paper',
  paperDeleteFailed: 'Failed to delete board paper',
  availabilityFailed: 'Failed to change whether students get this paper',
} as const;
