import { expect, it } from 'vitest';
import { readPaper } from '#src/features/quizzes/pasted-paper.ts';
import { parsePastedQuestions } from '#src/features/quizzes/pasted-questions.ts';
import { linesOfHtml } from '#src/markup-editor/markup-of-html.ts';

/** The questions of copied HTML: each with its options, the right one with a star. */
function read(html: string): string[][] {
  const { questions } = parsePastedQuestions(linesOfHtml(html).text);
  return questions.map(({ question, options, correctKey }) => [
    question,
    ...options.map(({ key, text }) => `${key === correctKey ? '*' : ''}${text}`),
  ]);
}
const expected = [
  ['$10^{2}$ is?', '102', '*100'],
  ['Water is', '*$\\ce{H2O}$', '$\\ce{CO2}$'],
];

it('copied Google Docs lists are read as questions with options', () => {
  const item = (type: string, level: number, words: string) =>
    `<li dir="ltr" style="list-style-type:${type}" aria-level="${level}"><p dir="ltr"><span>${words}</span></p></li>`;
  const options = (...words: string[]) =>
    `<ol>${words.map((one) => item('lower-alpha', 2, one)).join('')}</ol>`;
  const up = (sign: string, side: string) =>
    `</span><span style="vertical-align:${side}">${sign}</span><span>`;
  expect(
    read(
      `<b style="font-weight:normal" id="docs-internal-guid-1"><ol>${item('decimal', 1, `10${up('2', 'super')} is?`)}${options('102', '100 *')}${item('decimal', 1, 'Water is')}${options(`H${up('2', 'sub')}O *`, `CO${up('2', 'sub')}`)}</ol></b>`,
    ),
  ).toEqual(expected);
});

it('copied Word lists, whose numbers and letters are typed text, are read as questions', () => {
  const line = (sign: string, level: number, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  expect(
    read(
      `${line('1.', 1, '10<sup>2</sup> is?')}${line('a)', 2, '102')}${line('b)', 2, '100 *')}${line('2.', 1, 'Water is')}${line('a)', 2, 'H<sub>2</sub>O <b>*</b>')}${line('b)', 2, 'CO<sub>2</sub>')}`,
    ),
  ).toEqual(expected);
});

it('several lines in one copied paragraph and bold headings are read as questions', () => {
  expect(
    read(
      '<p><b>1.</b> 10<sup>2</sup> is?<br>a) 102<br>*b) 100</p><p>&nbsp;</p><p><b>2.</b> Water is<br><b>a)</b> H<sub>2</sub>O<br><b>b)</b> CO<sub>2</sub><br><b>Answer: a</b></p>',
    ),
  ).toEqual(expected);
});

it('copied lists of a web page are read as questions, with lettered or unlettered options', () => {
  const list = (type: string) =>
    `<ol><li>10<sup>2</sup> is?<ol${type}><li>102</li><li>100 *</li></ol></li><li><p>Water is</p><ol${type}><li>H<sub>2</sub>O ✓</li><li>CO<sub>2</sub></li></ol></li></ol>`;
  expect(read(list(' type="a"'))).toEqual(expected);
  expect(read(list(''))).toEqual(expected);
});

it('a copied table keeps its rows, in a question and under an option', () => {
  const table = '<table><tr><td>x</td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table>';
  const written = '| x | y |\n| --- | --- |\n| 1 | 2 |';
  expect(read(`<p>1. Which?</p>${table}<p>a) this</p>${table}<p>*b) none</p>`)).toEqual([
    [`Which?\n\n${written}`, `this\n\n${written}`, '*none'],
  ]);
});

const listed = (list: string) =>
  linesOfHtml(list)
    .text.replaceAll(/^(\d+)\\/gm, '$1')
    .split('\n');
const items = '<li>x</li><li>y</li><li>z</li>';

it.each([
  [`<ol>${items}</ol>`, ['1. x', '2. y', '3. z']],
  [`<ol start="0">${items}</ol>`, ['0. x', '1. y', '2. z']],
  [`<ol type="i" start="3">${items}</ol>`, ['iii. x', 'iv. y', 'v. z']],
  [`<ol type="I">${items}</ol>`, ['I. x', 'II. y', 'III. z']],
  [`<ol style="list-style-type: upper-roman">${items}</ol>`, ['I. x', 'II. y', 'III. z']],
  [`<ol type="A">${items}</ol>`, ['A) x', 'B) y', 'C) z']],
  [`<ol style="list-style: upper-alpha inside">${items}</ol>`, ['A) x', 'B) y', 'C) z']],
  [`<ol style="list-style-type:lower-greek">${items}</ol>`, ['α. x', 'β. y', 'γ. z']],
  [`<ol style="list-style-type:none"><li>(a) x</li><li>(b) y</li></ol>`, ['(a) x', '(b) y']],
  [`<ol reversed>${items}</ol>`, ['3. x', '2. y', '1. z']],
  [`<ol reversed start="9">${items}</ol>`, ['9. x', '8. y', '7. z']],
  ['<ol><li>x</li><li value="7">y</li><li>z</li></ol>', ['1. x', '7. y', '8. z']],
  ['<ol type="a"><li value="3">x</li><li>y</li></ol>', ['c) x', 'd) y']],
  [`<ul>${items}</ul>`, ['x', 'y', 'z']],
])('each item of %j gets the marker that a browser shows', (list, lines) => {
  expect(listed(list)).toEqual(lines);
});

it("a question's options get letters, and its statements keep their markers", () => {
  const options = '<ol type="i"><li>x only *</li><li>both</li></ol>';
  expect(listed(`<ol><li>Which?${options}</li></ol>`)).toEqual(['1. Which?', 'a) x only *', 'b) both']);
  const statements = '<ol type="i"><li>Iron rusts.</li><li>Tin shines.</li></ol>';
  const expected = ['1. Look:', 'i. Iron rusts.', 'ii. Tin shines.', 'Which?', 'a) x only *', 'b) both'];
  expect(listed(`<ol><li>Look:${statements}<p>Which?</p>${options}</li></ol>`)).toEqual(expected);
  expect(listed(`<ol><li>Look:${statements}<p>Which?</p><p>a) x only *</p><p>b) both</p></li></ol>`)).toEqual(
    expected,
  );
});

it('a copied list with roman numerals numbers its questions but not its statements', () => {
  const options = '<ol><li>x *</li><li>y</li></ol>';
  expect(read(`<ol type="I"><li>Unit?${options}</li><li>R?${options}</li></ol>`)).toEqual([
    ['Unit?', '*x', 'y'],
    ['R?', '*x', 'y'],
  ]);
  const typed = (sign: string) => `<p>a) x<sub>1</sub> *</p><p>b) y</p>${sign}`;
  const expected = [
    ['Unit?', '*$x_{1}$', 'y'],
    ['R?', '*$x_{1}$', 'y'],
  ];
  expect(read(`<ol type="I"><li>Unit?${typed('</li>')}<li>R?${typed('</li>')}</ol>`)).toEqual(expected);
  const one = (start: number, text: string) =>
    `<ol type="I" start="${start}"><li>${text}</li></ol>${typed('')}`;
  expect(read(one(1, 'Unit?') + one(2, 'R?'))).toEqual(expected);
});

it("copied lists of a paper keep their markers, which a browser's plain text omits", async () => {
  const html =
    '<p>1. Look:</p><ol type="i"><li>Iron rusts.</li><li>Tin shines.</li></ol><p>a) i only</p><p>b) ii</p>';
  const plain = '1. Look:\nIron rusts.\nTin shines.\na) i only\nb) ii';
  const { text } = await readPaper(html, plain);
  expect(text).toContain('i. Iron rusts.\nii. Tin shines.');
});
