import type { ColumnUse } from '@repo/contracts/import-columns';
import { expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';
import { runImportTask } from '#src/import-tasks.ts';
import { makeWorkbook, textRow } from '#src/testing/make-workbook.ts';

const uses: ColumnUse[] = ['none', 'question', 'optionA', 'optionB', 'optionC', 'answer', 'explanation'];
const cells = ['1', 'Unit of current?', 'volt', 'ampere', 'ohm', 'b', 'After Ampère.'];
const names = ['No', 'Sawaal', 'Pehla', 'Doosra', 'Teesra', 'Javaab', 'Kyon'];
const right = {
  question: 'Unit of current?',
  options: ['volt', 'ampere', 'ohm'],
  correctAnswer: 1,
  explanation: 'After Ampère.',
};
const bytes = (sheets: Parameters<typeof makeWorkbook>[0]['sheets']) => ({
  fileBase64: Buffer.from(makeWorkbook({ sheets })).toString('base64'),
});
const preview = (source: { text: string } | { fileBase64: string }, assigned?: ColumnUse[], from = 1) =>
  runImportTask('preview', {
    kind: 'questions',
    format: 'csv',
    source,
    ...(assigned ? { columns: { uses: assigned, from } } : {}),
  });

const asText = (rows: readonly string[][]) => ({ text: rows.map((row) => row.join('\t')).join('\n') });
const asSheet = (rows: readonly string[][]) =>
  bytes([{ name: 'Class 10', rows: rows.map((row, at) => textRow(at + 1, row)).join('') }]);

it.each([
  ['a pasted table', asText],
  ['a workbook', asSheet],
])(
  '%s whose columns are unknown shows its first lines, and is read by the columns that are assigned',
  async (_, made) => {
    const source = made([names, cells]);
    const refused = await preview(source);
    expect(refused.problems).toHaveLength(1);
    expect(refused.columns?.rows).toEqual([names, cells]);
    const read = await preview(source, uses);
    expect(read.problems).toEqual([]);
    expect(read.rows).toMatchObject([{ n: 1, line: 2, problems: [], text: right.question }]);
    expect(read.losses).toEqual(["The column 'No' is not kept"]);
    expect(read.columns).toMatchObject({ uses, from: 1 });
    const { items } = (await runImportTask('questions', {
      format: 'csv',
      source,
      columns: { uses, from: 1 },
    })) as { items: unknown[] };
    expect(items).toMatchObject([right]);
  },
);

it.each([
  ['a pasted table', asText],
  ['a workbook', asSheet],
])('%s without names is read from its first line if no line names the columns', async (_, made) => {
  const source = made([cells, ['2', 'Unit of power?', 'watt', 'joule', 'ohm', 'a', '']]);
  expect((await preview(source)).columns).toMatchObject({ from: 0, uses: uses.map(() => 'none') });
  const read = await preview(source, uses, 0);
  expect(read.rows.map(({ n, line, problems }) => [n, line, problems])).toEqual([
    [1, 1, []],
    [2, 2, []],
  ]);
  expect(read.losses).toEqual(["The column 'no. 1' is not kept"]);
});

it('the lines above the assigned names are named as lost', async () => {
  const read = await preview(asText([['Light', '', '', '', '', '', ''], names, cells]), uses, 2);
  expect(read.rows).toMatchObject([{ line: 3, problems: [] }]);
  expect(read.losses).toContain("The line 'Light' above the names of the columns is not kept");
});

it('a column that is not needed is not read, whatever its name means, and is named as lost', () => {
  const table = 'question\tA\tB\tanswer\tlevel\nUnit?\tvolt\tampere\tB\thard\n';
  const columns = { uses: ['question', 'optionA', 'optionB', 'answer', 'none'] as ColumnUse[], from: 1 };
  const { rows, losses } = readQuestionTable(table, false, undefined, undefined, { columns });
  expect(rows[0]?.item?.difficulty).toBe('medium');
  expect(losses).toEqual(["The column '5. level' is not kept"]);
});

it('assigned columns without a question, options or an answer are refused', () => {
  const columns = { uses: ['question', 'optionA', 'optionB', 'none'] as ColumnUse[], from: 1 };
  const table = 'question\tA\tB\tanswer\nUnit?\tvolt\tampere\tB\n';
  const { problems } = readQuestionTable(table, false, undefined, undefined, { columns });
  expect(problems).toHaveLength(1);
});

it('a workbook of several sheets without known names shows the first one with a table', async () => {
  const sheet = (rows: string[][]) => rows.map((row, at) => textRow(at + 1, row)).join('');
  const source = bytes([
    { name: 'Read me', rows: sheet([['How to fill it in']]) },
    { name: 'Class 10', rows: sheet([names, cells]) },
    { name: 'Empty', rows: '' },
  ]);
  expect((await preview(source)).columns?.rows).toEqual([names, cells]);
  const read = await preview(source, uses);
  expect(read.rows).toMatchObject([{ problems: [], text: right.question }]);
  expect(read.notices).toEqual(["Only the sheet 'Class 10' is read, not: 'Read me', 'Empty'"]);
});

it.each([
  ['known names', 'question\tA\tB\tC\tanswer\texplanation', 'Unit?\tvolt\tampere\tohm\tB\tIt is.'],
  ['ordinal names', 'question\tFirst\tSecond\tThird\tanswer', 'Unit?\tvolt\tampere\tohm\tSecond'],
  ['names from 0', 'question\toption 0\toption 1\tcorrect index', 'Unit?\tvolt\tampere\t1'],
  ['wrong answers', 'question\tcorrect answer\tincorrect answer 1', 'Unit?\tampere\tvolt'],
  ['options in one cell', 'question\toptions\tanswer', 'Unit?\tvolt | ampere\tampere'],
  [
    'a kind',
    'kind\tassertion\treason\tquestion\tA\tB\tanswer\tlevel\thint',
    'choice\t\t\tUnit?\tvolt\tampere\tB\teasy\tAmp',
  ],
])('a table with %s reads the same with the columns that were recognized', (_, head, row) => {
  const table = `${head}\n${row}\n`;
  const first = readQuestionTable(table);
  expect(first.columns?.uses).not.toContain('none');
  const columns = { uses: first.columns?.uses ?? [], from: first.columns?.from ?? 0 };
  expect(readQuestionTable(table, undefined, undefined, undefined, { columns })).toEqual(first);
  expect(first.rows[0]?.item?.correctAnswer).toBe(first.rows[0]?.item?.options.indexOf('ampere'));
});
