import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { cleanPaste } from '#src/markup-editor/clean-paste.ts';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { sliceOfText } from '#src/markup-editor/paste-text.ts';
import { writeMarkup, writeMarkupOf } from '#src/markup-editor/write-markup.ts';
import { said } from './pasted.ts';

const schema = getSchema(markupExtensions(''));
const clipboard = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `clipboard/${name}.html.txt`), 'utf8');

/** The stored markup of HTML that is pasted into an empty page. */
function pasted(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPaste(html).html;
  return writeMarkup(DOMParser.fromSchema(schema).parse(holder));
}

it('a pasted Word document keeps only headings, bold, italic, lists and tables', () => {
  expect(pasted(clipboard('word'))).toBe(
    [
      '## Chemical reactions',
      'A **reactant** turns into a *product*. It is fast and hot.',
      '- Combination\n  - two **become** one\n- Decomposition',
      'In this order:',
      '1. Heat it\n2. Watch it',
      '| Metal | Colour |\n| --- | --- |',
      '[picture missing]',
    ].join('\n\n'),
  );
});

it('a pasted Google document keeps only headings, bold, italic and lists', () => {
  expect(pasted(clipboard('google-docs'))).toBe(
    [
      '## Electric current',
      'Current is the **flow of charge** per *second*. See this page.',
      '- Ampere\n  - **milliampere**\n- Volt',
      '1. Measure',
    ].join('\n\n'),
  );
});

it('a pasted web page keeps only headings, bold, italic, lists and rendered formulas', () => {
  expect(pasted(clipboard('web-page'))).toBe(
    [
      '## Lenses',
      'A **convex** lens *converges* light[1]. The formula is $\\frac{1}{f}$.',
      'Quoted text',
      'line one\\\nline two',
      '- Biconvex\n- Plano-convex\n  1. thin',
      '[picture missing]',
    ].join('\n\n'),
  );
});

it('a paste from Word keeps the numbers of headings in their text, and those of a continued list', () => {
  const item = (tag: string, sign: string, text: string) =>
    `<${tag} style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span>${text}</${tag}>`;
  expect(
    pasted(
      `${item('h1', '1.', 'Light')}<p>It is fast.</p>${item('h1', '2.', 'Sound')}<p>Slower.</p>${item('p', '3.', 'three')}${item('p', '4.', 'four')}`,
    ),
  ).toBe(['## 1. Light', 'It is fast.', '## 2. Sound', 'Slower.', '3. three\n4. four'].join('\n\n'));
});

it("a paste from Word's table of contents reads a number without a dot as an item's number", () => {
  const item = (sign: string, text: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span>${text}</p>`;
  expect(pasted(item('2', 'Light') + item('3', 'Sound'))).toBe('2. Light\n3. Sound');
  expect(pasted(item('o', 'Light') + item('o', 'Sound'))).toBe('- Light\n- Sound');
});

it.each([
  ['lines', 'one\r\ntwo', 'one\n\ntwo'],
  ['markup', 'Take **care**:\n\n- $x^2$\n- *b*', 'Take **care**:\n\n- $x^2$\n- *b*'],
  [
    'a list between lines',
    'Dear students,\nTomorrow:\n1) Mirrors\n2) Lenses\nBring your notebook.\nMrs Iyer',
    'Dear students,\n\nTomorrow:\n\n1. Mirrors\n2. Lenses\n\nBring your notebook.\n\nMrs Iyer',
  ],
  ['bullets', 'Read\n• one\n• two\n\nEnd', 'Read\n\n- one\n- two\n\nEnd'],
  ['money', 'Cost $5 per kg and $6 per litre', 'Cost \\$5 per kg and \\$6 per litre'],
  ['products', '2*3*4 = 24\n5 * 6', '2*3*4 = 24\n\n5 * 6'],
  ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |\nafter', '| a | b |\n| --- | --- |\n| 1 | 2 |\n\nafter'],
  ['a formula', 'x\n$$\na = b\n\n$$\ny', 'x\n\n$$\na = b\n\n$$\n\ny'],
  [
    'a wrapped sentence',
    'A mirror with its reflecting side inside is a concave mirror, and\nits focus is real.\nNew.',
    'A mirror with its reflecting side inside is a concave mirror, and its focus is real.\n\nNew.',
  ],
  [
    'messages of a chat',
    '[12/11/24, 9:14:03 PM] Sunita Mam: *Mirrors* 👇\n[12/11/24, 9:14:20 PM] Sunita Mam: 1) Concave = _converging_\n2) Convex: a*b*c\n12/11/24, 21:15 - Ravi: ok',
    '[12/11/24, 9:14:03 PM] Sunita Mam: **Mirrors** 👇\n\n[12/11/24, 9:14:20 PM] Sunita Mam:\n\n1. Concave = *converging*\n2. Convex: a\\*b\\*c\n\n12/11/24, 21:15 - Ravi: ok',
  ],
  [
    'code',
    'for i in range(3):\n    if i:\n\tprint(i)\n        stop()\nend()',
    'for i in range(3):\\\n____if i:\\\n____print(i)\\\n________stop()\\\nend()'.replaceAll('_', '\u00a0'),
  ],
])('pasted plain text with %s keeps its lines', (_, text, markup) => {
  expect(writeMarkupOf(sliceOfText(text, schema).content)).toBe(markup);
});

it.each([
  '<pre><code>for i in x:\n    go()</code></pre>',
  '<div style="font-family: Consolas, monospace; white-space: pre;"><div><span>for i in x:</span></div><div>    <span>go()</span></div></div>',
  '<p>for i in x:<br>&nbsp; &nbsp; go()</p>',
])('pasted code keeps the blanks in front of its lines: %s', (html) => {
  expect(pasted(html)).toBe('for i in x:\\\n    go()'.replace('    ', '\u00a0'.repeat(4)));
});

it.each([
  ['<ol type="a"><li>sound</li><li>light</li></ol>', 'counts 1, 2, 3 now'],
  ['<ol><li style="list-style-type: upper-roman">sound</li></ol>', 'counts 1, 2, 3 now'],
  ['<p>f = <s>2R</s> R/2</p>', 'Struck-out words were left out: “2R”'],
])('the paste of %s tells what changed', (html, sentence) => {
  expect(said(html)).toContain(sentence);
});
