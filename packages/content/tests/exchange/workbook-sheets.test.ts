import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { type MadeWorkbook, makeWorkbook, textRow } from '#src/testing/make-workbook.ts';

const previewOf = (sheets: MadeWorkbook['sheets'], kind: 'flashcards' | 'questions' = 'questions') =>
  runImportTask('preview', {
    kind,
    format: 'csv',
    source: { fileBase64: Buffer.from(makeWorkbook({ sheets })).toString('base64') },
  });

const instructions = { name: 'Instructions', rows: textRow(1, ['Fill in the next sheet.']) };
const questions = {
  name: 'Questions',
  rows: textRow(1, ['question', 'A', 'B', 'answer']) + textRow(2, ['Unit?', 'volt', 'ohm', 'B']),
};
const cards = { name: 'Cards', rows: textRow(1, ['question', 'answer']) + textRow(2, ['q', 'a']) };
const bareCards = { name: 'Bare', rows: textRow(1, ['x', 'y']) };

it('a workbook of several sheets is read from the first sheet that names its columns, and a notice lists the ignored sheets', async () => {
  const preview = await previewOf([instructions, questions, { ...questions, name: 'More' }]);
  expect(preview.rows.map(({ text, problems }) => [text, problems])).toEqual([['Unit?', []]]);
  expect(preview.notices).toEqual(["Only the sheet 'Questions' is read, not: 'Instructions', 'More'"]);
});

it('a workbook of several sheets is not read from a hidden sheet', async () => {
  const { notices } = await previewOf([
    { ...questions, isHidden: true },
    { ...questions, name: 'Shown' },
  ]);
  expect(notices).toEqual(["Only the sheet 'Shown' is read, not: 'Questions'"]);
});

it('a workbook of several sheets is rejected with the names of the sheets if none names its columns', async () => {
  const { problems } = await previewOf([instructions, cards]);
  expect(problems).toEqual([
    "No sheet can be read ('Instructions', 'Cards'). The first line has to name the columns: question, option A, option B …, correct option, and if you like difficulty and explanation",
  ]);
});

it.each([
  [
    'with names',
    [instructions, bareCards, cards],
    'q',
    "Only the sheet 'Cards' is read, not: 'Instructions', 'Bare'",
  ],
  ['of two columns', [instructions, bareCards], 'x', "Only the sheet 'Bare' is read, not: 'Instructions'"],
])(
  'a workbook of several sheets takes its cards from the first sheet %s',
  async (_, sheets, text, notice) => {
    const preview = await previewOf(sheets, 'flashcards');
    expect(preview.rows.map((row) => row.text)).toEqual([text]);
    expect(preview.notices).toEqual([notice]);
  },
);

it('a workbook of several sheets shortens the notice if there are many ignored sheets', async () => {
  const others = Array.from({ length: 11 }, (_, index) => ({ name: `S${index}`, rows: '' }));
  const { notices } = await previewOf([...others, questions]);
  expect(notices[0]).toMatch(/^Only the sheet 'Questions' is read, not: 'S0', .*'S7' and 3 more$/);
});

const titled = (line: number, cell = '') => ({
  name: 'Titled',
  rows:
    textRow(1, ['Class 10 Science']) +
    textRow(2, ['question', 'A', 'B', 'answer']) +
    textRow(3, ['Unit?', 'volt', 'ohm', 'B']).replace('</row>', `${cell}</row>`),
  line,
});

it('a title above the column names of a workbook is skipped with a notice, even next to other sheets', async () => {
  const preview = await previewOf([instructions, titled(3)]);
  expect(preview.rows.map(({ text, problems }) => [text, problems])).toEqual([['Unit?', []]]);
  expect(preview.notices).toEqual(["Only the sheet 'Titled' is read, not: 'Instructions'"]);
  expect(preview.losses).toEqual(["The line 'Class 10 Science' above the names of the columns is not kept"]);
});

it('a title above the column names of a workbook does not hide errors in the cells below', async () => {
  const { rows } = await previewOf([titled(3, '<c t="e"><v>#N/A</v></c>')]);
  expect(rows[0]?.problems[0]).toContain('E3 is right of the last column');
});

it.each([
  ['questions', ['question', 'A', 'B', 'answer'], ['Unit?', 'volt', 'ohm']],
  ['flashcards', ['Number', 'Term', 'Meaning'], ['1', 'Unit?']],
] as const)(
  'a title above the column names of a workbook may have several cells, and hides no error in a sheet of %s',
  async (kind, names, texts) => {
    const entry = textRow(3, [...texts]).replace('</row>', '<c t="e"><v>#N/A</v></c></row>');
    const rows = textRow(1, ['Class', '10']) + textRow(2, [...names]) + entry;
    const { notices, ...preview } = await previewOf([instructions, { name: 'Titled', rows }], kind);
    expect(notices).toEqual(["Only the sheet 'Titled' is read, not: 'Instructions'"]);
    expect(preview.rows.map(({ problems }) => problems[0]?.split(' ').slice(0, 2))).toEqual([
      [names.length === 4 ? 'D3' : 'C3', '(#N/A)'],
    ]);
  },
);

it('a struck-out row of a workbook is left out with its words, whatever its number says', async () => {
  const struck = (line: number, number: string) =>
    textRow(line, [number, 'Old?', 'volt', 'ohm', 'B'])
      .replaceAll('<c ', '<c s="1" ')
      .replace(`<c s="1" r="A${line}"`, `<c r="A${line}"`);
  const rows =
    textRow(1, ['No.', 'question', 'A', 'B', 'answer']) +
    struck(2, '') +
    textRow(3, ['2', 'Unit?', 'volt', 'ohm', 'B']) +
    struck(4, '3');
  const source = makeWorkbook({ sheets: [{ name: 'S', rows }], isStruckOut: true });
  const { rows: found, losses } = await runImportTask('preview', {
    kind: 'questions',
    format: 'csv',
    source: { fileBase64: Buffer.from(source).toString('base64') },
  });
  expect(found.map(({ text, problems }) => [text, problems])).toEqual([['Unit?', []]]);
  const lost = (row: number) =>
    `Row ${row} is struck out in the sheet, and is left out: 'Old?, volt, ohm, B'`;
  expect(losses).toEqual([lost(2), lost(4), "The column 'No.' is not kept"]);
});

it('hidden rows and columns of a workbook that are read are named', async () => {
  const { rows, losses } = await previewOf([
    {
      name: 'S',
      rows: `<cols><col min="3" max="3" hidden="1"/><col min="9" max="9" hidden="1"/></cols>${questions.rows.replace('<row r="2"', '<row r="2" hidden="1"')}`,
    },
  ]);
  expect([...losses, ...(rows[0]?.losses ?? [])]).toEqual([
    'Column C is hidden in the sheet, but read: delete it there if it is old',
    'Row 2 is hidden in the sheet, but is read: leave it out if it is old',
  ]);
});
