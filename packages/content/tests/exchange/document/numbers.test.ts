import { expect, it } from 'vitest';
import { levelOf, listed, numberingOf, paragraph } from '#src/testing/make-document.ts';
import { linesOf, read } from './documents.ts';

const questions = [levelOf(0, 'decimal', '%1.'), levelOf(1, 'lowerLetter', '(%2)')];
const at = (level: number, numId = 1) => listed(numId, level);
const body = (...lines: readonly [text: string, properties: string][]) =>
  lines.map(([text, properties]) => paragraph(text, properties)).join('');

it('automatic letters of a Word document restart below each question, and question numbers continue', async () => {
  const lines = await linesOf({
    numbering: numberingOf(questions),
    body: body(['Unit?', at(0)], ['volt', at(1)], ['ohm', at(1)], ['Next?', at(0)], ['one', at(1)]),
  });
  expect(lines).toEqual(['1. Unit?', '(a) volt', '(b) ohm', '2. Next?', '(a) one']);
});

it('automatic numbers of a Word document continue after other lines, and count empty lines', async () => {
  const lines = await linesOf({
    numbering: numberingOf(questions),
    body: body(['One?', at(0)], ['A line', ''], ['Two?', at(0)], ['', at(0)], ['Three?', at(0)]),
  });
  expect(lines).toEqual(['1. One?', 'A line', '2. Two?', '4. Three?']);
});

it('automatic numbers of a Word document continue in lists of the same definition, unless one restarts', async () => {
  const numbering = `${numberingOf(questions)}<w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="8"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>`;
  const lines = await linesOf({
    numbering,
    body: body(['a', at(0)], ['b', at(0, 7)], ['c', at(0, 8)], ['d', at(0, 8)]),
  });
  expect(lines).toEqual(['1. a', '2. b', '5. c', '6. d']);
});

it.each([
  ['upperLetter', '%1.', ['A. x', 'B. x', 'C. x']],
  ['lowerRoman', '(%1)', ['(i) x', '(ii) x', '(iii) x']],
  ['upperRoman', '%1)', ['I) x', 'II) x', 'III) x']],
  ['decimalZero', 'Q%1.', ['Q01. x', 'Q02. x', 'Q03. x']],
  ['hindiConsonants', '(%1)', ['(क) x', '(ख) x', '(ग) x']],
  ['hindiNumbers', '%1.', ['१. x', '२. x', '३. x']],
  ['decimal', '%1', ['1. x', '2. x', '3. x']],
  ['lowerLetter', '%1', ['a) x', 'b) x', 'c) x']],
  ['none', '', ['x', 'x', 'x']],
  ['bullet', '•', ['x', 'x', 'x']],
])(
  'automatic numbers of a Word document in the format %s with the text %s are written as Word shows them',
  async (format, text, expected) => {
    const numbering = numberingOf([levelOf(0, format, text)]);
    expect(await linesOf({ numbering, body: paragraph('x', at(0)).repeat(3) })).toEqual(expected);
  },
);

it('automatic numbers of a Word document are found in paragraph styles and list styles', async () => {
  const style = (id: string, properties: string, basedOn = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${basedOn === '' ? '' : `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${properties}</w:pPr></w:style>`;
  const lines = await linesOf({
    styles:
      style('Question', listed(3)) + style('Option', '<w:numPr><w:ilvl w:val="1"/></w:numPr>', 'Question'),
    numbering: `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Paper"/>${questions.join('')}</w:abstractNum><w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Paper"/></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>`,
    body: body(
      ['Unit?', '<w:pStyle w:val="Question"/>'],
      ['volt', '<w:pStyle w:val="Option"/>'],
      ['No number', '<w:pStyle w:val="Question"/><w:numPr><w:numId w:val="0"/></w:numPr>'],
    ),
  });
  expect(lines).toEqual(['1. Unit?', '(a) volt', 'No number']);
});

it('automatic numbers of a Word document with several levels count all of them', async () => {
  const numbering = numberingOf([levelOf(0, 'decimal', '%1.'), levelOf(1, 'decimal', '%1.%2')]);
  const lines = await linesOf({ numbering, body: body(['a', at(0)], ['b', at(1)], ['c', at(1)]) });
  expect(lines).toEqual(['1. a', '1.1 b', '1.2 c']);
});

it('automatic numbers of a Word document in notes become nested lists, as do bullets, and letters stay text', async () => {
  const { html } = await read(
    {
      numbering: numberingOf(
        [levelOf(0, 'decimal', '%1.'), levelOf(1, 'bullet', 'o')],
        [levelOf(0, 'lowerLetter', '(%1)')],
      ),
      body: body(['a', at(0)], ['b', at(1)], ['c', at(0)], ['Text', ''], ['d', at(0)], ['e', at(0, 2)]),
    },
    'notes',
  );
  expect(html).toBe(
    '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><p>Text</p><ol start="3"><li><p>d</p></li></ol><p>(a) e</p>',
  );
});
