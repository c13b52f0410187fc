import { expect, it } from 'vitest';
import { markupOfHtml } from '#src/exchange/html-text.ts';
import { readAiken, readCards, readGift } from '#src/exchange/index.ts';

function read(html: string): { markup: string; losses: string[] } {
  const losses: string[] = [];
  return { markup: markupOfHtml(html, (loss) => losses.push(loss)), losses };
}

it.each([
  ['<ul><li><p>one</p></li><li>two</li></ul>', '- one\n- two'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol><li>one<ul><li>x</li></ul></li><li>two</li></ol>', '1. one\n   - x\n2. two'],
  ['text<ol start="4"><li>four</li><li>five</li></ol>after', 'text\n\n4. four\n5. five\n\nafter'],
  ['<ul><li><p>one</p><p>more</p></li><li></li></ul>', '- one\n  more'],
  ['<b><ul><li>x</li></ul></b>', '- **x**'],
])('lists in imported HTML keep their levels and numbers: %s', (html, markup) => {
  expect(read(html)).toEqual({ markup, losses: [] });
});

it.each([
  ['Which?<ol type="a"><li>x</li><li>y</li></ol>', 'Which?\na. x\nb. y'],
  ['<ol type="I" start="3"><li>x</li><li>y</li></ol>', 'III. x\nIV. y'],
  ['<ol style="list-style-type: lower-roman;"><li>x</li><li>y</li></ol>after', 'i. x\nii. y\n\nafter'],
  ['<ol><li style="list-style-type:upper-alpha">x</li></ol>', 'A. x'],
  ['<ol type="A" start="26"><li>x</li><li>y</li></ol>', 'Z. x\nAA. y'],
  [
    '<ol><li>Which?<ol type="a"><li>x</li><li>y</li></ol></li><li>z</li></ol>',
    '1. Which?\n   a. x\n   b. y\n2. z',
  ],
  ['<ol><li>x</li><li value="5">y</li><li>z</li></ol>', '1. x\n\n5\\. y\n6\\. z'],
  ['<ol><li value="2">x</li><li>y</li></ol>', '2. x\n3. y'],
  ['<ol reversed start="2"><li>x</li><li>y</li></ol>', '2\\. x\n1\\. y'],
  ['<ol type="a"><li>x<ol><li>p</li></ol></li><li>y</li></ol>', 'a. x\n1. p\n\nb. y'],
  ['<ol type="a"><li><img src="x.png"></li><li>y</li></ol>', 'b. y', 'Images are not kept'],
  ['<ol><li>x</li><li></li><li>y</li></ol>', '1. x\n\n3\\. y'],
  ['<ol reversed><li>x</li></ol>', '1. x', 'A list that counts down'],
])(
  'lists in imported HTML keep letters and Roman numerals, or report the loss: %s',
  (html, markup, loss = '') => {
    const losses = loss === '' ? [] : [expect.stringContaining(loss)];
    expect(read(html)).toEqual({ markup, losses });
  },
);

it('lists in imported HTML cause an error if they nest deeper than a screen shows', () => {
  const { rows } = readCards(`"${'<ul><li>a'.repeat(9)}",b\n`, true);
  expect(rows[0]?.text.match(/a/g)).toHaveLength(9);
  expect(rows[0]?.problems).toHaveLength(1);
});

const figureLine = (src: string) => `![c](${src} "d")`;
const shown = (html: string) => markupOfHtml(html, { warn: () => {}, figureLine });

it.each([
  ['<b>See <img src="a.png"> now</b>', ['**See**', '', '![c](a.png "d")', '', ' **now**']],
  ['<h2>See <img src="a.png"></h2>end', ['**See**', '', '![c](a.png "d")', '', 'end']],
  [
    '<b>A<table><tr><td>1</td><td>2</td></tr></table></b>',
    ['**A**', '', '| **1** | **2** |', '| --- | --- |'],
  ],
  ['<ul><li>See <img src="a.png"></li><li>b</li></ul>', ['- See', '- b', '', '![c](a.png "d")']],
  ['<b>one<br>two</b>', ['**one**', '**two**']],
  ['<h2><b>x</b></h2>', ['**x**']],
  ['a<i> b </i>c', ['a *b* c']],
])('bold and italic in imported HTML end where a block begins: %s', (html, lines) => {
  expect(shown(html).split('\n')).toEqual(lines);
});

const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
it.each([
  [`half ${half}`, 'half $\\frac{1}{2}$'],
  [
    '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\dfrac{a}{b}</annotation></semantics></math>',
    '$\\dfrac{a}{b}$',
  ],
  [`<span class="katex-mathml">${half}</span><span class="katex-html">12</span>`, '$\\frac{1}{2}$'],
  ['<script type="math/tex">x^2</script>', '$x^2$'],
  [`<table><tr><td>a</td><td>${half}</td></tr></table>`, '| a | $\\frac{1}{2}$ |\n| --- | --- |'],
])('formulas in imported texts are converted from HTML: %s', (html, markup) => {
  expect(read(html)).toEqual({ markup, losses: [] });
});

it('formulas in imported texts are left out with a notice if they cannot be converted', () => {
  expect(read('half <math><mfrac><mn>1</mn></mfrac><mn>2</mn></math>')).toEqual({
    markup: 'half',
    losses: ["A formula could not be taken over: '12'"],
  });
});

it('formulas in imported texts are converted in plain text too, and formulas in our own markup stay unchanged', () => {
  const given = '\\(x\\) and \\[y\\]';
  expect(readCards(`${given},b\n`).rows[0]?.text).toBe('$x$ and $$y$$');
  expect(readAiken(`${given}\nA. \\(x\\)\nB. y\nANSWER: A\n`).rows[0]?.parts[0]?.text).toBe('$x$');
  const gift = readGift('[markdown]H<sub>2</sub>O \\\\(x\\\\) {=a ~\\(y\\)}').rows[0];
  expect([gift?.text, gift?.parts[1]?.text]).toEqual(['$\\ce{H2O}$ $x$', '$y$']);
  const matrix = '$\\begin{matrix}a\\\\[2pt]b\\end{matrix}$ \\]';
  expect(readCards(`${matrix};b\n`).rows[0]?.text).toBe(matrix);
});

it.each([
  ['Class <constructor><p>x', 'Class\nx'],
  ['a<hr>b<blockquote>c</blockquote>d', 'a\nb\nc\nd'],
  ['a <script>alert(1)</script><style>p{}</style>b', 'a b'],
])('the HTML reader keeps only the text of %s', (html, markup) => {
  expect(read(html).markup).toBe(markup);
});

it('the GIFT reader keeps a < that begins no tag in a text not marked as HTML', () => {
  const [plain, mixed] = readGift('If a<b and c>d then? {=a ~b}\n\nIs <b>a</b><b and c>d? {=a ~b}').rows;
  expect(plain?.text).toBe('If a<b and c>d then?');
  expect(mixed?.text).toBe('Is **a**<b and c>d?');
});

it('the card reader detects the separator if the file names an unknown one', () => {
  expect(readCards('#separator:constructor\nOhm,law\n').rows[0]).toMatchObject({
    text: 'Ohm',
    problems: [],
  });
});
