import fc from 'fast-check';
import katex from 'katex';
import { expect, it } from 'vitest';
import { markupOfHtml } from '#src/exchange/html-text.ts';
import {
  plainLines,
  readAiken,
  readCards,
  readNotes,
  readQuestionTable,
  writeCards,
} from '#src/exchange/index.ts';

function read(html: string): { markup: string; losses: string[] } {
  const losses: string[] = [];
  return { markup: markupOfHtml(html, (loss) => losses.push(loss)), losses };
}

it.each([
  ['Water is H<sub>2</sub>O.', 'Water is $\\ce{H2O}$.'],
  ['10<sup>2</sup>', '$10^{2}$'],
  ['x<sup>2</sup>+y<sup>2</sup>=z<sup>2</sup>', '$x^{2}+y^{2}=z^{2}$'],
  ['(NH<sub>4</sub>)<sub>2</sub>SO<sub>4</sub>,', '$\\ce{(NH4)2SO4}$,'],
  ['SO<sub>4</sub><sup>2-</sup>', '$\\ce{SO4^{2-}}$'],
  ['CuSO<sub>4</sub>·5H<sub>2</sub>O', '$\\ce{CuSO4.5H2O}$'],
  ['<i>x</i><sup>2</sup>', '$x^{2}$'],
  ['(a + b)<sup>2</sup>', '$(a + b)^{2}$'],
  ['(see CO<sub>2</sub>)', '(see $\\ce{CO2}$)'],
  ['CO<sub>2</sub>-free', '$\\ce{CO2}$-free'],
  ['3.0 × 10<sup>8</sup> m/s', '3.0 × $10^{8}$ m/s'],
  ['<sup>14</sup>C', '$\\ce{^{14}C}$'],
  ['R<sub>1</sub> and v<sub>max</sub>', '$R_{1}$ and $v_{\\mathrm{max}}$'],
  ['sin<sup>2</sup>θ', '$\\sin^{2}θ$'],
  ['the 1<sup>st</sup>', 'the 1st'],
  ['at 25<sup>o</sup>C', 'at 25°C'],
  ['as shown<sup>[3]</sup>', 'as shown[3]'],
  ['2H<sub>2</sub>+O<sub>2</sub>→2H<sub>2</sub>O', '$\\ce{2H2 + O2 -> 2H2O}$'],
  ['I<sub>3</sub>=I<sub>2</sub>+I<sub>2</sub>', '$I_{3}=I_{2}+I_{2}$'],
  ['x<span style="vertical-align: super">2</span>', '$x^{2}$'],
  ['<b>H<sub>2</sub>O</b>', '**$\\ce{H2O}$**'],
])('subscripts and superscripts in imported HTML are converted: %s becomes %s', (html, markup) => {
  expect(read(html)).toEqual({ markup, losses: [] });
});

it('subscripts and superscripts in imported HTML become formulas that KaTeX can render, without losing a digit', () => {
  const piece = fc.constantFrom(
    ...[
      'H',
      '2',
      'Na',
      '(',
      ')',
      'x',
      ' ',
      '+',
      '-',
      '.',
      'sin',
      'word',
      'θ',
      '×',
      'क',
      '/',
      '=',
      '|',
      '%',
      '*',
    ],
    ...[
      '<sub>2</sub>',
      '<sup>2-</sup>',
      '<sub>max</sub>',
      '<sup>a+b</sup>',
      '<sup>é</sup>',
      '<sub>',
      '</sub>',
    ],
    ...['<i>', '</i>', '<b>', '</b>', '<br>', "<sup>'</sup>", '<sup>50%</sup>', '<sub><sup>3</sup></sub>'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const html = pieces.join('');
      const { markup } = read(html);
      for (const [, formula = ''] of markup.matchAll(/\$([^$]+)\$/g))
        expect(() => katex.renderToString(formula, { throwOnError: true, strict: false })).not.toThrow();
      const digits = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/\D/g, '');
      expect(digits(markup)).toBe(digits(html));
      expect(markup).not.toMatch(/[\uE000-\uE002]/);
    }),
  );
});

it('subscripts and superscripts in imported HTML become plain words with a notice if they contain a whole sentence', () => {
  const { markup, losses } = read(`a<sup>${'long '.repeat(20)}</sup>`);
  expect(markup).toContain('along long');
  expect(losses).toEqual(['The HTML tag <sup> is not kept, its text is']);
});

it('the readers convert <sub> and <sup> in plain text too, but not in our own tables', () => {
  const water = 'H<sub>2</sub>O';
  const formula = '$\\ce{H2O}$';
  expect(readNotes(`# Water\n${water} is 10<sup>2</sup>\n`).rows[0]?.item?.pages).toEqual([
    `${formula} is $10^{2}$`,
  ]);
  expect(readCards(`${water},b\n`).rows[0]).toMatchObject({ text: formula, losses: [] });
  const table = `question,a,b,answer\nq,${water},y,A\n`;
  expect(readQuestionTable(table).rows[0]?.parts[0]?.text).toBe(formula);
  expect(readAiken(`${water}?\nA. ${water}\nB. y\nANSWER: A\n`).rows[0]?.item).toMatchObject({
    question: `${formula}?`,
    options: [formula, 'y'],
  });
  const card = { question: water, answer: 'a', difficulty: 'easy' as const };
  expect(readCards(plainLines(writeCards([card]))).rows[0]?.item).toEqual(card);
  expect(readNotes('# A\nx<sub>2\n').rows[0]?.item?.pages).toEqual(['x<sub>2']);
});

it('a table in imported HTML becomes a markdown table between empty lines, with its bars escaped', () => {
  const { markup, losses } = read(
    '<p>Ores</p><table><thead><tr><th>Metal</th><th>Formula</th></tr></thead><tbody><tr><td><p>Iron</p><p>or | steel</p></td><td>Fe<sub>2</sub>O<sub>3</sub></td></tr><tr><td>\\(|x|\\)</td></tr></tbody></table>end',
  );
  expect(markup.split('\n')).toEqual([
    'Ores',
    '',
    '| Metal | Formula |',
    '| --- | --- |',
    '| Iron or \\| steel | $\\ce{Fe2O3}$ |',
    '| $\\vert x\\vert$ | |',
    '',
    'end',
  ]);
  expect(losses).toEqual([]);
});

it('a table in imported HTML repeats cells that span columns or rows, with a notice', () => {
  const { markup, losses } = read(
    '<table><tr><td colspan=2>A</td></tr><tr><td rowspan=2>x</td><td>1</td></tr><tr><td>2</td></tr></table>',
  );
  expect(markup.split('\n')).toEqual(['| A | A |', '| --- | --- |', '| x | 1 |', '| x | 2 |']);
  expect(losses).toEqual(['Cells over several columns or rows are repeated in each']);
});

it('a table in imported HTML becomes plain text if it has one cell or is inside another table', () => {
  expect(read('<table><tr><td>just a frame</td></tr></table>').markup).toBe('just a frame');
  expect(
    read('<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>').markup,
  ).toBe('| a | b c |\n| --- | --- |');
});

it('a table in imported HTML is cut with a notice if it has far too many cells', () => {
  const { markup, losses } = read(
    `<table><tr>${'<td rowspan=50 colspan=50>a</td>'.repeat(500)}</tr></table>`,
  );
  expect(markup.length).toBeLessThan(30_000);
  expect(losses).toContain('A table is cut: it has more cells than can be shown');
});

it.each([
  '<p>Output?</p><pre><code>  for i in x:\n      go(i)</code></pre>',
  'Output?<br>for i in x:<br>&nbsp;&nbsp; &nbsp;go(i)',
])('the HTML reader keeps the blanks in front of lines of code: %s', (html) => {
  expect(read(html).markup).toBe(`Output?\nfor i in x:\n${'\u00a0'.repeat(4)}go(i)`);
});

it('the HTML reader turns headings into bold lines, with a notice', () => {
  expect(read('<h2>Light</h2>rays')).toEqual({
    markup: '**Light**\nrays',
    losses: ['Headings are kept as bold lines'],
  });
});

it.each([
  ['x<y', 'x<y'],
  ['x<y and z>1', 'x<y and z>1'],
  ['a<b and c>d', 'a<b and c>d'],
  ['<p>If x<y, then</p><p>y>x</p>', 'If x<y, then\ny>x'],
  ['<b>Is</b> 2<x?', '**Is** 2<x?'],
  ['<b id=a>x</b><img alt="a<b" src="c.png">', '**x**'],
  ['<foo>x</foo>', 'x'],
  ['<ol reversed><li>x</li></ol>', '1. x'],
])('the HTML reader keeps a < that begins no tag: %s', (html, text) => {
  expect(markupOfHtml(html, () => {})).toBe(text);
});

it.each([
  ['line-through', 's'],
  ['underline', 'u'],
])('the HTML reader reports the lost style of words with %s', (line, tag) => {
  const losses: string[] = [];
  const html = `is <span style="color: red; text-decoration: ${line} red">not</span>`;
  expect(markupOfHtml(html, (loss) => losses.push(loss))).toBe('is not');
  expect(losses).toEqual([`The HTML tag <${tag}> is not kept, its text is`]);
});
