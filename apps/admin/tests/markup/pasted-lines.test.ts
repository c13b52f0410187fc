import { expect, it } from 'vitest';
import { parsePastedQuestions } from '#src/features/tests/pasted-questions.ts';
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

it('reads the lists of Google Docs', () => {
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

it('reads the lists of Word, whose numbers and letters are typed in front', () => {
  const line = (sign: string, level: number, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  expect(
    read(
      `${line('1.', 1, '10<sup>2</sup> is?')}${line('a)', 2, '102')}${line('b)', 2, '100 *')}${line('2.', 1, 'Water is')}${line('a)', 2, 'H<sub>2</sub>O <b>*</b>')}${line('b)', 2, 'CO<sub>2</sub>')}`,
    ),
  ).toEqual(expected);
});

it('reads lines of one paragraph, and bold heads', () => {
  expect(
    read(
      '<p><b>1.</b> 10<sup>2</sup> is?<br>a) 102<br>*b) 100</p><p>&nbsp;</p><p><b>2.</b> Water is<br><b>a)</b> H<sub>2</sub>O<br><b>b)</b> CO<sub>2</sub><br><b>Answer: a</b></p>',
    ),
  ).toEqual(expected);
});

it('reads lists of a web page, with options in letters or without', () => {
  const list = (type: string) =>
    `<ol><li>10<sup>2</sup> is?<ol${type}><li>102</li><li>100 *</li></ol></li><li><p>Water is</p><ol${type}><li>H<sub>2</sub>O ✓</li><li>CO<sub>2</sub></li></ol></li></ol>`;
  expect(read(list(' type="a"'))).toEqual(expected);
  expect(read(list(''))).toEqual(expected);
});

it('a table keeps its rows, in a question and under an option', () => {
  const table = '<table><tr><td>x</td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table>';
  const written = '| x | y |\n| --- | --- |\n| 1 | 2 |';
  expect(read(`<p>1. Which?</p>${table}<p>a) this</p>${table}<p>*b) none</p>`)).toEqual([
    [`Which?\n\n${written}`, `this\n\n${written}`, '*none'],
  ]);
});
