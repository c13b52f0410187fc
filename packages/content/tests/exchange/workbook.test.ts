import { expect, it } from 'vitest';
import { builtInFormats, shownNumber } from '#src/exchange/workbook/shown-number.ts';
import { runImportTask } from '#src/import-tasks.ts';
import { type MadeWorkbook, makeWorkbook, textRow } from '#src/testing/make-workbook.ts';

const previewOf = (given: MadeWorkbook, more: { isHtml?: boolean; kind?: 'flashcards' | 'questions' } = {}) =>
  runImportTask('preview', {
    kind: 'flashcards',
    format: 'csv',
    source: { fileBase64: Buffer.from(makeWorkbook(given)).toString('base64') },
    ...more,
  });
const shared = (index: number) => `<c t="s"><v>${index}</v></c>`;

it('an Excel workbook is read as a table of questions with the numbers of its rows', async () => {
  const head = ['question', 'option A', 'option B', 'correct option'];
  const rows =
    textRow(1, head) +
    textRow(4, ['Unit of current?', 'Volt', 'Ampere', 'Option B']) +
    textRow(9, ['q', 'a', 'b', 'G']);
  const preview = await previewOf({ sheets: [{ name: 'Questions', rows }] }, { kind: 'questions' });
  expect(preview.rows.map(({ line, problems }) => [line, ...problems])).toEqual([
    [4],
    [
      9,
      "Correct answer must be a valid option index for question 2. The cell 'correct option' says 'G', which is none of A to B or 1 to 2",
    ],
  ]);
  expect(preview.rows[0]?.parts).toEqual([
    { text: 'Volt', isRight: false },
    { text: 'Ampere', isRight: true },
  ]);
  expect([preview.notices, preview.form]).toEqual([[], { separator: null, isHtml: false }]);
});

it('an Excel workbook with several sheets is read from the first visible one, and a notice names the others', async () => {
  const preview = await previewOf({
    sheets: [
      { name: 'Notes', rows: textRow(1, ['x', 'y']), isHidden: true },
      { name: 'Cards', rows: textRow(1, ['front 1', 'back 1']) },
      { name: 'Old', rows: '' },
    ],
  });
  expect(preview.notices).toEqual(["Only the sheet 'Cards' is read, not: 'Notes', 'Old'"]);
  expect(preview.rows.map(({ text }) => text)).toEqual(['front 1']);
});

const rich =
  '<r><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t xml:space="preserve">O is </t></r>';
const bold = `${rich}<r><rPr><b/></rPr><t>wet</t></r><rPh><t>ignored</t></rPh>`;

it('an Excel workbook turns subscripts and superscripts into formulas, and keeps bold and italic', async () => {
  const sheets = [{ name: 'S', rows: `<row r="1">${shared(0)}${shared(1)}</row>` }];
  const strings = [bold, '<t>1 &lt; 2 &amp; 3</t>'];
  const formatted = await previewOf({ sheets, strings });
  expect(formatted.form?.isHtml).toBe(true);
  expect(formatted.rows[0]).toMatchObject({
    text: '$\\ce{H2O}$ is **wet**',
    parts: [{ text: '1 < 2 & 3' }],
    losses: [],
  });
  const plain = await previewOf({ sheets, strings }, { isHtml: false });
  expect(plain.rows[0]).toMatchObject({ text: '$\\ce{H2O}$ is wet', parts: [{ text: '1 < 2 & 3' }] });
});

it('an Excel workbook imports dates and results of formulas as Excel shows them', async () => {
  const cell = (style: number, value: string) => `<c s="${style}"><f>A1</f><v>${value}</v></c>`;
  const cells = [cell(1, '46034'), '<c t="str"><f>A1</f><v>so</v></c>'];
  const more = [cell(2, '0.5'), cell(0, '0.30000000000000004')];
  const rows = `<row r="1">${cells.join('')}</row><row r="2">${more.join('')}</row><row r="3"><c t="b"><v>1</v></c>${cell(3, '1234.5')}</row>`;
  const preview = await previewOf({
    sheets: [{ name: 'S', rows }],
    numberForms: ['d-mmm-yyyy', '0%', '#,##0.00'],
  });
  expect(preview.rows.map(({ text, parts }) => [text, parts[0]?.text])).toEqual([
    ['12-Jan-2026', 'so'],
    ['50%', '0.3'],
    ['TRUE', '1,234.50'],
  ]);
});

it('an Excel workbook with pictures reports that they are not imported', async () => {
  const sheets = [{ name: 'S', rows: textRow(1, ['x', 'y']) }];
  const { losses } = await previewOf({ sheets, pictures: ['image1.png'] });
  expect(losses).toEqual(['Pictures of a workbook are not kept: put them into the texts as figures']);
});

it('an Excel workbook without cells or damaged is rejected with advice', async () => {
  expect((await previewOf({ sheets: [{ name: 'S', rows: '' }] })).problems).toEqual([
    'The workbook has no sheet with cells',
  ]);
  const broken = makeWorkbook({ sheets: [{ name: 'S', rows: '<row><c></row>' }] });
  const source = { fileBase64: Buffer.from(broken).toString('base64') };
  const { problems } = await runImportTask('preview', { kind: 'flashcards', format: 'csv', source });
  expect(problems[0]).toContain('save it again as .xlsx or as CSV');
});

it.each([
  ['46034', 'dd/mm/yy', '12/01/26'],
  ['46034.75', 'd mmmm yyyy h:mm AM/PM', '12 January 2026 6:00 PM'],
  ['46034.5', '[$-409]dddd, "at" hh:mm:ss', 'Monday, at 12:00:00'],
  ['0.0625', 'mm:ss', '30:00'],
  ['1', 'yyyy-mm-dd', '1900-01-01'],
  ['61', 'yyyy-mm-dd', '1900-03-01'],
  ['7', '000', '007'],
  ['1234567', '#,##,##0', '12,34,567'],
  ['0.125', '0.0%', '12.5%'],
  ['1500', '"₹"#,##0', '₹1,500'],
  ['1234567.5', '[$₹-4009] #,##,##0.00', '₹ 12,34,567.50'],
  ['5', '0" cm"', '5 cm'],
  ['1.5', '[h]:mm', '36:00'],
  ['-1234.5', '#,##0.00_);[Red](#,##0.00)', '(1,234.50)'],
  ['-5', '#,##0;[Red]#,##0', '-5'],
  ['-5', '#,##0;[Red]-#,##0', '-5'],
  ['-0.2', '0;[Red]0', '0'],
  ['-5', '[Blue]0;[Red]0', '-5'],
  ['-5', '#,##0.00_ ;[Red]#,##0.00\\ ', '-5.00'],
  ['-5', '0;[Red](0)', '(5)'],
  ['-5', '0;0', '5'],
  ['-5', '0 "Cr";[Red]0 "Dr"', '5 Dr'],
  ['1.25', '# ??/??', '1 1/4'],
  ['12000', '0.00E+00', '1.20E+04'],
  ['5', 'broken [ form', '5'],
  ['-5', '', '-5'],
  ['0.333333333333333', '', '0.3333333333'],
  ['1E+20', '', '100000000000000000000'],
  ['99999999', 'yyyy', '99999999'],
])('the workbook number %s in the format %j is shown as %j', (value, code, shown) => {
  expect(shownNumber(value, code, false)).toBe(shown);
});

it.each([
  ['12345.678', 11, '1.23E+04'],
  ['1.25', 12, '1 1/4'],
  ['3.14', 13, '3 7/50'],
  ['-1234.5', 37, '(1,235)'],
  ['1234.5', 38, '1,235'],
  ['-1234.5', 39, '(1,234.50)'],
  ['-1234.5', 40, '(1,234.50)'],
  ['-1234', 41, '-1,234'],
  ['1234.5', 43, '1,234.50'],
  ['1.5', 46, '36:00:00'],
  ['0.5123', 47, '17:42.7'],
  ['12345', 48, '12.3E+3'],
  ['0.3333333333333333', 49, '0.3333333333'],
])('the workbook number %s in the built-in format %d is shown as %j', (value, id, shown) => {
  expect(shownNumber(value, builtInFormats[id] ?? '', false)).toBe(shown);
});

it('a workbook number counts dates from 1904 if the workbook says so', () => {
  expect(shownNumber('44572', 'yyyy-mm-dd', true)).toBe('2026-01-12');
});
