import { listLevelsMax } from '@repo/contracts/limits/content';
import { missingMarks } from '@repo/contracts/unfinished-texts';

const leftOut = (kind: string, words: readonly string[]) =>
  `${[`${kind} words were left out`, words.map((text) => `“${text}”`).join(', ')].filter(Boolean).join(': ')}.`;

export const markupEditorCopy = {
  toolbar: (label: string) => `${label}: formatting`,
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bullet list',
  numberedList: 'Numbered list',
  indent: 'Indent list item',
  outdent: 'Move list item back',
  subHeading: 'Sub-heading',
  smallHeading: 'Smaller sub-heading',
  formula: 'Formula',
  figure: 'Figure',
  table: 'Table',
  tableMenu: 'Table: rows and columns',
  rowAbove: 'Add row above',
  rowBelow: 'Add row below',
  columnLeft: 'Add column on the left',
  columnRight: 'Add column on the right',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
  sides: { left: 'Text at the left', center: 'Text in the middle', right: 'Text at the right' },
  undo: 'Undo',
  redo: 'Redo',
  preview: 'Phone preview',
  previewLabel: 'As a student sees it on a phone',
  previewEmpty: 'Nothing is written yet.',
  placeholder: 'Write here. A formula goes between two dollar signs: $x^2$',

  keys: 'Tab leaves the text and changes nothing; in a table it goes to the next cell first. In a list, Ctrl+] indents an item and Ctrl+[ moves it back.',

  figureLabel: (caption: string) => `Figure: ${caption}. Enter opens it`,

  noFiguresHere: 'A picture has no place here.',
  pastedPlain:
    'Pasted as plain text: raised signs, formulas, tables and pictures may be missing. Please compare.',
  /** Where a paste lost something. */
  gaps: {
    pictures: { mark: missingMarks.picture, showLabel: 'Show where a picture is missing' },
    formulas: { mark: missingMarks.formula, showLabel: 'Show where a formula is missing' },
  },
  showGap: 'Show',
  dismissPaste: 'Dismiss the notes on the paste',
  /** What a paste lost or changed; each a sentence above the text. */
  pasted: {
    pictures: (count: number) =>
      count === 1
        ? 'A picture could not be taken along: copy it by itself, or insert its file as a figure.'
        : `${count} pictures could not be taken along: copy each by itself, or insert its file as a figure.`,
    formulas: (count: number) =>
      count === 1
        ? 'A formula was left out: write it with the formula button.'
        : `${count} formulas were left out: write them with the formula button.`,
    textBoxes: (count: number) =>
      count === 1
        ? 'A text box was left out: copy its text by itself.'
        : `${count} text boxes were left out: copy their texts by themselves.`,
    others: () => 'Films, frames and other embedded parts were left out.',
    tables: () => 'A table has no place here: the words of its cells stand in one line.',
    mergedCells: () => 'Merged cells were split: their text is repeated in each.',
    cellLines: () => 'Cells of a table hold one line: line breaks in them became spaces.',
    raised: (count: number) =>
      count === 1
        ? 'A word with a raised or lowered part became a formula.'
        : `${count} words with raised or lowered parts became formulas.`,
    raisedWords: () => 'Long raised or lowered text stands on the line now.',
    links: (count: number) =>
      count === 1
        ? 'A link was left out, its text is kept.'
        : `${count} links were left out, their texts are kept.`,
    underlined: () => 'Underlined words are plain now: make them bold if a question needs it.',
    hidden: (_: number, words: readonly string[] = []) => leftOut('Hidden', words),
    struck: (_: number, words: readonly string[] = []) => leftOut('Struck-out', words),
    signFonts: () => 'Words in a font with signs of its own show other letters now: write them in Unicode.',
    letteredLists: () =>
      'A list with letters or Roman numbers counts 1, 2, 3 now: texts that name a letter may need a change.',
    deepLists: () => `Lists deeper than ${listLevelsMax} levels were made shallower.`,
  },

  tableText: '| First | Second |\n| --- | --- |\n|  |  |',
  fieldTools: 'Insert',
  fieldPreview: 'As students see it',

  formulaNew: 'Insert formula',
  formulaEdit: 'Edit formula',
  formulaSource: 'Formula in LaTeX',
  formulaHint:
    'For chemistry: \\ce{2H2 + O2 -> 2H2O}. To edit it later, double-click it, or select it and press Enter.',
  formulaFieldHint:
    'For chemistry: \\ce{2H2 + O2 -> 2H2O}. To edit it later, put the cursor into it and press this button again.',
  formulaRequired: 'Please enter a formula',
  formulaInvalid: 'This is not a valid formula. Students would see its source',
  formulaBroken: (source: string) => `The formula “${source}” is not valid: students would see its source`,
  formulaOwnLine: 'On a line of its own',
  formulaInsert: 'Insert',
  formulaSave: 'Save formula',
  formulaRemove: 'Remove formula',
  formulaPreview: 'Preview',
  formulaStarts: [
    { label: 'Fraction', source: '\\frac{a}{b}' },
    { label: 'Power', source: 'x^{2}' },
    { label: 'Root', source: '\\sqrt{x}' },
    { label: 'Chemistry', source: '\\ce{H2O}' },
  ],
} as const;
