import { expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';
import { runImportTask } from '#src/import-tasks.ts';
import { type MadeWorkbook, makeWorkbook, textRow } from '#src/testing/make-workbook.ts';

const previewOf = (given: MadeWorkbook) =>
  runImportTask('preview', {
    kind: 'questions',
    format: 'csv',
    source: { fileBase64: Buffer.from(makeWorkbook(given)).toString('base64') },
  });
const head = textRow(1, ['question', 'A', 'B', 'C', 'answer']);
const number = (place: string, value: string) => `<c r="${place}" s="1"><v>${value}</v></c>`;
const text = (place: string, said: string) => `<c r="${place}" t="inlineStr"><is><t>${said}</t></is></c>`;
const row = (line: number, options: readonly string[], right = 'C') =>
  `<row r="${line}">${text(`A${line}`, 'Value?')}${options.map((value, at) => number(`${'BCD'[at]}${line}`, value)).join('')}${text(`E${line}`, right)}</row>`;

it.each([
  ['0', ['1.6', '2.1', '3'], "B2, C2 show '2'"],
  ['0', ['3', '2.1', '1.6'], "C2, D2 show '2'"],
  ['0;0', ['-5', '3', '5'], "B2, D2 show '5'"],
  ['yyyy', ['45000', '45001', '46000'], "B2, C2 show '2023'"],
])(
  'options of a workbook that are numbers are rejected if the format %s shows different ones alike',
  async (form, options, problem) => {
    const rows = head + row(2, options) + row(3, ['1', '2', '3']);
    const preview = await previewOf({ sheets: [{ name: 'S', rows }], numberForms: [form] });
    expect(preview.rows[0]?.problems).toEqual([
      `${problem}, but are different numbers: show all digits and signs, and save the file again`,
    ]);
    if (form === '0') expect(preview.rows[1]?.problems).toEqual([]);
  },
);

it.each([
  ['0;;', ['5', '3', '0'], 'A', 'D2'],
  ['0;;', ['0', '-3', '5'], 'A', 'B2, C2'],
  [';;;', ['5', '3', '1'], 'A', 'B2, C2, D2'],
])(
  'options of a workbook that are numbers are rejected if the format %s hides one',
  async (form, options, right, cells) => {
    const rows = head + row(2, options, right) + row(3, ['1', '2', '3']);
    const preview = await previewOf({ sheets: [{ name: 'S', rows }], numberForms: [form] });
    expect(preview.rows[0]?.problems).toEqual([
      `${cells}: the number form hides what is in the cell: show the number, or empty the cell, and save the file again`,
    ]);
    if (form === '0;;') expect(preview.rows[1]?.problems).toEqual([]);
  },
);

it('options of a workbook that are numbers are accepted if each one is shown differently', async () => {
  const rows = head + row(2, ['-5', '5', '2.1']) + row(3, ['0.1', '0.30000000000000004', '0.2']);
  const preview = await previewOf({ sheets: [{ name: 'S', rows }], numberForms: ['0.0'] });
  expect(preview.rows.flatMap(({ problems }) => problems)).toEqual([]);
});

const question = ['Unit of I?', 'volt', 'ampere', 'ohm', 'B'];
it.each([
  [
    [
      ['Question', 'Options', '', '', 'Answer'],
      ['', 'A', 'B', 'C', ''],
    ],
  ],
  [
    [
      ['', 'Options', '', '', 'Correct'],
      ['Question', '(a)', '(b)', '(c)', ''],
    ],
  ],
  [
    [
      ['Unit test'],
      ['Class 10', '', 'Science'],
      ['Question', 'Option', '', '', 'Key'],
      ['', '1', '2', '3', ''],
    ],
  ],
])('column names in two rows are recognized in a workbook and in text: %j', async (head) => {
  const rows = [...head, question, question].map((cells, at) => textRow(at + 1, cells)).join('');
  const preview = await previewOf({ sheets: [{ name: 'S', rows }] });
  const reading = readQuestionTable([...head, question, question].map((cells) => cells.join(',')).join('\n'));
  for (const found of [preview.rows, reading.rows]) {
    expect(found.flatMap(({ problems }) => problems)).toEqual([]);
    expect(found.map(({ line }) => line)).toEqual([head.length + 1, head.length + 2]);
    expect(
      found.map(({ parts }) => parts.map(({ text: said, isRight }) => (isRight ? `*${said}` : said))),
    ).toEqual(Array(2).fill(['volt', '*ampere', 'ohm']));
  }
});

it('column names in two rows still get spreadsheet errors below them reported', async () => {
  const rows =
    textRow(1, ['Question', 'Options', '', 'Answer']) +
    textRow(2, ['', 'A', 'B', '']) +
    `<row r="3">${text('A3', 'q')}${text('B3', 'x')}<c r="C3" t="e"><v>#REF!</v></c>${text('D3', 'A')}</row>`;
  const preview = await previewOf({ sheets: [{ name: 'S', rows }] });
  expect(preview.rows[0]?.problems[0]).toContain('C3 (#REF!) shows an error');
});

it('column names in two rows are not recognized if they lack a required column', () => {
  const table = readQuestionTable('Question,Options,,Answer\nA,B,C,\nq,x,y,A\n');
  expect(table.problems.length).toBe(1);
});

const yellow = (line: number, cell: string) =>
  row(line, ['1', '2', '3']).replace(`<c r="${cell}${line}" s="1"`, `<c r="${cell}${line}" s="2"`);
const lossesOf = async (rows: string, more: Partial<MadeWorkbook> = {}) => {
  const given = { sheets: [{ name: 'S', rows: head + rows }], numberForms: ['0'], isYellow: true, ...more };
  const preview = await previewOf(given);
  return [...preview.losses, ...preview.rows.flatMap(({ losses }) => losses)];
};

it('signs of a right option that only a workbook has are reported if one option has another colour than the rest', async () => {
  const loss = 'C2: the colour is not kept; if it shows the right option, check the answer';
  expect(await lossesOf(yellow(2, 'C') + row(3, ['1', '2', '3']))).toEqual([loss]);
  const red = '<c r="C2" t="inlineStr"><is><r><rPr><color rgb="FFFF0000"/></rPr><t>two</t></r></is></c>';
  expect(await lossesOf(row(2, ['1', '2', '3']).replace(number('C2', '2'), red))).toEqual([loss]);
});

it('signs of a right option that only a workbook has are reported once if one column is coloured in all rows', async () => {
  expect(await lossesOf([2, 3, 4].map((line) => yellow(line, 'B')).join(''))).toEqual([
    'The colour of column B is not kept; if it shows the right options, check the answers',
  ]);
});

it('signs of a right option that only a workbook has are reported if they are comments', async () => {
  expect(await lossesOf(row(2, ['1', '2', '3']), { comments: { C2: 'key is C', E2: 'or B' } })).toEqual([
    "Comments on cells are not kept: C2 'key is C', E2 'or B'",
  ]);
});

it('a passage in cells of a workbook that are merged belongs to each of their rows', async () => {
  const line = (n: number, ...texts: string[]) => textRow(n, texts);
  const rows =
    line(1, 'passage', 'question', 'A', 'B', 'answer') +
    line(2, 'Once.', 'Q?', 'x', 'y', 'A') +
    `<row r="3">${['R?', 'x', 'y', 'B'].map((said, at) => text(`${'BCDE'[at]}3`, said)).join('')}</row>` +
    `<row r="4">${['S?', 'x', 'y', 'A'].map((said, at) => text(`${'BCDE'[at]}4`, said)).join('')}</row>`;
  const merged = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
  const preview = await previewOf({ sheets: [{ name: 'S', rows: rows + merged }] });
  expect(preview.rows.map(({ text: said, problems }) => [said, problems])).toEqual([
    ['Once.\n\nQ?', []],
    ['Once.\n\nR?', []],
    ['S?', []],
  ]);
});
