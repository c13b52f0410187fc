import { describe, expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { cellsRow, type MadeWorkbook, makeWorkbook, textCell, textRow } from '#src/testing/make-workbook.ts';

const previewOf = (given: MadeWorkbook, kind: 'flashcards' | 'questions' = 'questions') =>
  runImportTask('preview', {
    kind,
    format: 'csv',
    source: { fileBase64: Buffer.from(makeWorkbook(given)).toString('base64') },
  });
const problemsOf = async (rows: string, more: Partial<MadeWorkbook> = {}) => {
  const preview = await previewOf({ sheets: [{ name: 'S', rows }], ...more });
  return preview.rows.map(({ problems }) => problems);
};

const head = ['question', 'option A', 'option B', 'option C', 'option D', 'correct option', 'source'];
const texts = ['Unit of current?', 'volt', 'ampere', 'ohm', 'watt', 'B', 'book'];
const headRow = textRow(1, head);
/** The second row of a sheet with other cells in some columns. */
const rowWith = (others: Record<number, string>) =>
  cellsRow(
    2,
    texts.map((text, index) => others[index] ?? textCell(text)),
  );

it('the workbook reader decodes characters that Excel escapes', async () => {
  const t = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const cells = {
    0: t('_x0041_ is_x003f__x000D_'),
    1: t('_xD83D__xDE00_'),
    2: t('_x005F_x0041_'),
    3: t('a_x0007_b'),
    4: '<c t="str"><f>C1</f><v>x_x000A_y</v></c>',
  };
  const preview = await previewOf({ sheets: [{ name: 'S', rows: headRow + rowWith(cells) }] });
  expect(preview.rows.map(({ text, parts }) => [text, ...parts.map((part) => part.text)])).toEqual([
    ['A is?', '\u{1F600}', '_x0041_', 'ab', 'x\ny'],
  ]);
});

const noResult = (cells: string) =>
  `The formula in ${cells} has no result in the file: open the workbook in Excel or LibreOffice, save it there, and import it again`;

it.each([
  ['<c><f>C1</f></c>', 'nothing'],
  ['<c><f>C1</f><v></v></c>', 'an empty number'],
  ['<c t="str"><f>C1</f></c>', 'no text'],
])(
  'a workbook formula without a stored result causes the row to be rejected with the name of the cell: %s',
  async (cell) => {
    expect(await problemsOf(headRow + rowWith({ 4: cell }))).toEqual([[noResult('E2')]]);
  },
);

it('a workbook formula without a stored result is reported with all other such cells of its row', async () => {
  const cell = '<c><f>C1</f></c>';
  expect(await problemsOf(headRow + rowWith({ 0: cell, 4: cell }))).toEqual([[noResult('A2, E2')]]);
});

it('a workbook formula whose result is 0 counts as one without a result if the program computed no formulas', async () => {
  const row = rowWith({ 4: '<c><f>C1</f><v>0</v></c>' });
  expect(await problemsOf(headRow + row, { isUncomputed: true })).toEqual([[noResult('E2')]]);
  expect(await problemsOf(headRow + row)).toEqual([[]]);
});

it('a workbook formula without a stored result is ignored in a column that is not imported, and an empty text counts as a result', async () => {
  const cells = { 6: '<c><f>C1</f></c>', 4: '<c t="str"><f>C1</f><v></v></c>' };
  expect(await problemsOf(headRow + rowWith(cells))).toEqual([[]]);
});

it('a workbook formula without a stored result in the first row causes the file of questions to be rejected', async () => {
  const rows = cellsRow(
    1,
    head.map((name, index) => (index === 4 ? '<c><f>C1</f></c>' : textCell(name))),
  );
  const preview = await previewOf({ sheets: [{ name: 'S', rows: rows + rowWith({}) }] });
  expect(preview.problems).toEqual([noResult('E1')]);
});

it('a workbook formula without a stored result is not reported in an empty row above the column names', async () => {
  const names = textRow(2, head);
  const row = cellsRow(3, texts.map(textCell));
  expect(await problemsOf(`<row r="1"><c/></row>${names}${row}`)).toEqual([[]]);
});

it('a workbook formula without a stored result causes a card to be rejected, even one with only formulas', async () => {
  const row = cellsRow(1, [textCell('front'), '<c><f>C1</f></c>']);
  const bare = cellsRow(2, ['<c><f>C1</f></c>', '<c><f>C1</f></c>']);
  const preview = await previewOf({ sheets: [{ name: 'S', rows: row + bare }] }, 'flashcards');
  expect(preview.rows.map(({ problems }) => problems)).toEqual([[noResult('B1')], [noResult('A2, B2')]]);
});

describe('a workbook cell with an error', () => {
  const errorCell = (error: string) => `<c t="e"><f>A1</f><v>${error}</v></c>`;
  const sentence = (cells: string) =>
    `${cells} ${cells.includes(',') ? 'show' : 'shows'} an error: correct the formula, or put an apostrophe before what is meant as a text`;

  it('a workbook cell with an error causes the row to be rejected with the name of the cell', async () => {
    for (const error of ['#NAME?', '#REF!', '#DIV/0!', '#N/A'])
      expect(await problemsOf(headRow + rowWith({ 4: errorCell(error) }))).toEqual([
        [sentence(`E2 (${error})`)],
      ]);
  });

  it('a workbook cell with an error is reported together with other errors and formulas without results', async () => {
    const row = rowWith({ 1: errorCell('#N/A'), 3: '<c><f>C1</f></c>', 5: '<c t="e"><v>#REF!</v></c>' });
    const [[problem] = []] = await problemsOf(headRow + row);
    expect(problem).toMatch(/^The formula in D2 has no result/);
    expect(problem).toContain(`. ${sentence('B2 (#N/A), F2 (#REF!)')}`);
  });

  it('a workbook cell with an error is ignored in a column that is not imported, but not in the name of a question column', async () => {
    expect(await problemsOf(headRow + rowWith({ 6: errorCell('#N/A') }))).toEqual([[]]);
    const rows = cellsRow(
      1,
      head.map((name, index) => (index === 4 ? errorCell('#N/A') : textCell(name))),
    );
    const preview = await previewOf({ sheets: [{ name: 'S', rows: rows + rowWith({}) }] });
    expect(preview.problems).toEqual([sentence('E1 (#N/A)')]);
  });
});

it('a workbook cell without a reference to a shared text is empty', async () => {
  const rows = headRow + rowWith({ 3: '<c t="s"/>', 4: '<c t="s"/>' });
  const { rows: found } = await previewOf({ sheets: [{ name: 'S', rows }], strings: ['<t>first</t>'] });
  expect(found[0]?.parts.map(({ text }) => text)).toEqual(['volt', 'ampere']);
});

it('a workbook cell with a reference to a missing shared text makes the workbook invalid', async () => {
  const rows = headRow + rowWith({ 4: '<c t="s"><v>7</v></c>' });
  const { problems } = await previewOf({ sheets: [{ name: 'S', rows }], strings: ['<t>first</t>'] });
  expect(problems[0]).toContain('The workbook is damaged');
});

describe('a workbook cell to the right of the last named column', () => {
  const sentence = (cells: string) =>
    `${cells} ${cells.includes(',') ? 'are' : 'is'} right of the last column that the first row names: name its column there, or empty the cell`;
  const cell = textCell('more');

  it("a workbook cell to the right of the last named column makes a question's row be rejected with the name of the cell", async () => {
    const right = cellsRow(3, texts.map(textCell));
    const rows = headRow + rowWith({}).replace('</row>', `${cell}<c/>${cell}</row>`) + right;
    expect(await problemsOf(rows)).toEqual([[sentence('H2, J2')], []]);
    const formula = rowWith({}).replace('</row>', '<c><f>A1</f></c></row>');
    expect(await problemsOf(headRow + formula)).toEqual([[sentence('H2')]]);
  });

  it('a workbook cell to the right of the last named column is ignored with a notice in a sheet of cards', async () => {
    const rows = textRow(1, ['question', 'answer']) + textRow(2, ['q', 'a', '', 'more']);
    const preview = await previewOf({ sheets: [{ name: 'S', rows }] }, 'flashcards');
    expect(preview.rows.map(({ problems }) => problems)).toEqual([[]]);
    expect(preview.losses).toEqual(['Column 4 is not kept']);
  });
});

it('the workbook reader reports an unnamed column between named ones by its number', async () => {
  const rows = textRow(1, head.with(4, '')) + rowWith({});
  const preview = await previewOf({ sheets: [{ name: 'S', rows }] });
  expect(preview.losses).toEqual(['Column 5 is not kept', "The column 'source' is not kept"]);
});

const bold = (text: string) => `<c t="inlineStr"><is><r><rPr><b/></rPr><t>${text}</t></r></is></c>`;
const boldRow = (line: number, values: readonly string[]) => cellsRow(line, values.map(bold));

it('bold text in a workbook does not change how column names and answer letters are read', async () => {
  const names = [...head.slice(0, 6), 'difficulty'];
  const values = [...texts.slice(0, 5), 'B', 'hard'];
  const preview = await previewOf({
    sheets: [{ name: 'S', rows: boldRow(1, names) + boldRow(2, values) }],
  });
  expect(preview.rows.map(({ problems, losses }) => [problems, losses])).toEqual([[[], []]]);
  expect(preview.rows[0]?.parts).toContainEqual({ text: '**ampere**', isRight: true });
  const { problems } = await previewOf({ sheets: [{ name: 'S', rows: boldRow(1, names) }] });
  expect(problems).toEqual(['Nothing to import was found in the file']);
});

it('bold text in a workbook in column names and answer letters only leaves the texts plain', async () => {
  const values = [...texts.slice(0, 5).map(textCell), bold('ampere')];
  const rows = boldRow(1, head.slice(0, 6)) + cellsRow(2, values);
  const preview = await previewOf({ sheets: [{ name: 'S', rows }] });
  expect(preview.form?.isHtml).toBe(false);
  expect(preview.rows[0]?.parts[1]).toEqual({ text: 'ampere', isRight: true });
});

it('bold text in a workbook does not change how the column names and difficulties of cards are read', async () => {
  const rows = boldRow(1, ['question', 'answer', 'difficulty']) + boldRow(2, ['q', 'a &amp; b', 'easy']);
  const preview = await previewOf({ sheets: [{ name: 'S', rows }] }, 'flashcards');
  expect(preview.rows).toMatchObject([{ text: '**q**', losses: [], parts: [{ text: '**a & b**' }] }]);
});

const run = (mark: string, text: string) => `<r><rPr>${mark}</rPr><t xml:space="preserve">${text}</t></r>`;
const rich = (...runs: string[]) => `<c t="inlineStr"><is>${runs.join('')}</is></c>`;
const lossesOf = async (others: Record<number, string>, more: Partial<MadeWorkbook> = {}) => {
  const preview = await previewOf({ sheets: [{ name: 'S', rows: headRow + rowWith(others) }], ...more });
  return preview.rows.flatMap(({ problems, losses }) => [...problems, ...losses]);
};
const struck = "D2: '5 cm' is struck out in the sheet, and is left out";
const withoutC = "Each question must have 2-6 non-empty options. The cell 'option C' is empty";
const underlined = "D2: 'not' is underlined in the sheet, and is kept without the line";

it.each([
  [rich(run('<strike/>', '5 '), run('<strike/>', 'cm'), run('', '6 cm')), [struck]],
  [rich(run('', 'is '), run('<u/>', 'not')), [underlined]],
  [
    rich(run('<u val="double"/><strike/>', 'not')),
    [withoutC, "D2: 'not' is struck out in the sheet, and is left out"],
  ],
  [rich(run('<u val="none"/><strike val="0"/>', 'not'), run('<u/>', ' ')), []],
])(
  'workbook text that is struck out, underlined or in a symbol font is reported: %s',
  async (cell, losses) => {
    expect(await lossesOf({ 3: cell })).toEqual(losses);
  },
);

const inFont = "D2: 'ek=kd' is in a font that shows other signs than these: write it in Unicode";
it.each(['Kruti Dev 010', 'Symbol', 'Wingdings 2', 'DevLys 010'])(
  'workbook text that is struck out, underlined or in a symbol font is reported for the font %s',
  async (font) => {
    const cell = rich(run('', 'x '), run(`<rFont val="${font}"/>`, 'ek=kd'));
    expect(await lossesOf({ 3: cell })).toEqual([inFont]);
    const whole = '<c s="1" t="inlineStr"><is><t>ek=kd</t></is></c>';
    expect(await lossesOf({ 3: whole }, { lastFont: font })).toEqual([inFont]);
  },
);

it.each([
  ['Segoe UI Symbol', 'x'],
  ['Kruti Dev 010', 'धारा'],
  ['Kruti Dev 010', '25'],
])(
  'workbook text that is struck out, underlined or in a symbol font is not reported for the font %s if the text is %s',
  async (font, text) => {
    expect(await lossesOf({ 3: rich(run(`<rFont val="${font}"/>`, text)) })).toEqual([]);
  },
);

it('workbook text that is struck out, underlined or in a symbol font is reported if the whole cell is struck out, even on cards, and left out', async () => {
  const cell = '<c s="1" t="inlineStr"><is><t>5 cm</t></is></c>';
  expect(await lossesOf({ 3: cell }, { isStruckOut: true })).toEqual([withoutC, struck]);
  const rows = `<row r="1">${textCell('q')}${rich(run('<strike/>', '5 cm'), run('', '6 cm'))}</row>`;
  const preview = await previewOf({ sheets: [{ name: 'S', rows }] }, 'flashcards');
  expect(preview.rows[0]).toMatchObject({ parts: [{ text: '6 cm' }], losses: [struck.replace('D2', 'B1')] });
});

it('workbook text that is struck out, underlined or in a symbol font is not reported in a column that is not imported', async () => {
  expect(await lossesOf({ 6: rich(run('<u/>', 'not')) })).toEqual([]);
});
