import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { sliceOfText } from '#src/markup-editor/paste-text.ts';
import { needsMarkup } from '#src/markup-editor/pasted-markup.ts';
import { writeMarkupOf } from '#src/markup-editor/write-markup.ts';
import { pasted, said } from './pasted.ts';

it('a pasted Google Docs table stays a table, with its text formatting', () => {
  const cell = (inner: string) => `<td style="border:solid 1px"><p dir="ltr"><span>${inner}</span></p></td>`;
  const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><div dir="ltr" align="left"><table><colgroup><col width="100"/><col/></colgroup><tbody><tr>${cell('Metal')}${cell('Formula of its oxide')}</tr><tr>${cell('<b>Iron</b>')}${cell('Fe<sub>2</sub>O<sub>3</sub>')}</tr></tbody></table></div></b>`;
  expect(pasted(html)).toBe('| Metal | Formula of its oxide |\n| --- | --- |\n| **Iron** | $\\ce{Fe2O3}$ |');
});

it('a pasted spreadsheet range loses the empty rows and columns around it', () => {
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{color:black}</style></head><body><table border=0><!--StartFragment--><col width=64><tr height=20><td height=20>t</td><td align=right>s</td><td></td></tr><tr style="display:none"><td>hidden</td><td>9</td><td></td></tr><tr><td>1</td><td align=right>0.5</td><td>&nbsp;</td></tr><tr><td></td><td></td><td></td></tr><!--EndFragment--></table></body></html>`;
  expect(pasted(html)).toBe('| t | s |\n| --- | --- |\n| 1 | 0.5 |');
  expect(said(html)).toBe('Hidden words were left out: “hidden9”.');
});

it('a pasted merged cell repeats its text, with a warning', () => {
  const html =
    '<table><tr><td colspan=2>Reactivity</td></tr><tr><td rowspan=2>high</td><td>K</td></tr><tr><td>Na</td></tr></table>';
  expect(pasted(html)).toBe('| Reactivity | Reactivity |\n| --- | --- |\n| high | K |\n| high | Na |');
  expect(said(html)).toBe('Merged cells were split: their text is repeated in each.');
});

it('a pasted cell is joined to one line, with a warning', () => {
  const html =
    '<table><tr><td><p>one</p><p>two</p></td><td>a<br>b</td></tr><tr><td>1</td><td>2</td></tr></table>';
  expect(pasted(html)).toBe('| one two | a b |\n| --- | --- |\n| 1 | 2 |');
  expect(said(html)).toBe('Cells of a table hold one line: line breaks in them became spaces.');
});

it('pasted lists in a cell keep their numbers', () => {
  const word = (n: number, text: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${n}.<span>   </span></span>${text}</p>`;
  const html = `<table><tr><td><ol start="2"><li>Iron</li><li><p>Zinc</p></li></ol></td><td><ul><li>a</li><li>b</li></ul></td></tr><tr><td>${word(1, 'red')}${word(2, 'hot')}</td><td>2</td></tr></table>`;
  expect(pasted(html)).toBe('| 2. Iron 3. Zinc | a b |\n| --- | --- |\n| 1. red 2. hot | 2 |');
  expect(said(html)).toBe('Cells of a table hold one line: line breaks in them became spaces.');
});

it("a pasted table's title stays as a line above it", () => {
  const rows = '<tr><td>a</td><td>b</td></tr>';
  expect(pasted(`<table><caption>Table 1: <b>Metals</b></caption>${rows}</table>`)).toBe(
    'Table 1: **Metals**\n\n| a | b |\n| --- | --- |',
  );
  expect(pasted(`<table><caption> </caption>${rows}</table>`)).toBe('| a | b |\n| --- | --- |');
});

it('a single-cell frame and a table around tables are not pasted as tables', () => {
  expect(pasted('<table><tr><td><p>Note</p><p>Look here</p></td></tr></table>')).toBe('Note\n\nLook here');
  const inner = '<table><tr><td>a</td><td>b</td></tr></table>';
  expect(pasted(`<table><tr><td><p>Left</p></td><td>${inner}</td></tr></table>`)).toBe(
    'Left\n\n| a | b |\n| --- | --- |',
  );
});

it('a pasted table with huge column and row spans is limited', () => {
  const html = '<table><tr><td colspan=100000 rowspan=100000>a</td><td>b</td></tr></table>';
  expect(pasted(html).length).toBeLessThan(2_000);
});

it('pasted headings become the two levels of a page, and a heading in a list becomes a bold line', () => {
  expect(pasted('<h1>Light</h1><h3>Mirrors</h3><h4>Flat</h4><ul><li><h2>In a list</h2></li></ul>')).toBe(
    '## Light\n\n### Mirrors\n\n### Flat\n\n- **In a list**',
  );
  expect(pasted('<h4>Alone</h4>')).toBe('## Alone');
});

it('a paste lists dropped pictures, text boxes, links and lists that are too deep', () => {
  const deep = `${'<ul><li>x'.repeat(8)}${'</li></ul>'.repeat(8)}`;
  const html = `<p><!--[if gte vml 1]><v:shape><v:textbox>inside</v:textbox></v:shape><![endif]--><img src="file:///C:/a.png"><img src="https://lh3.googleusercontent.com/b"><img width=1 height=1 src="https://count.example/"><a href="https://example.com">site</a><a href="#top">up</a>${deep}`;
  expect(said(html)).toBe(
    'A picture could not be taken along: copy it by itself, or insert its file as a figure. A text box was left out: copy its text by itself. A link was left out, its text is kept. Lists deeper than 6 levels were made shallower.',
  );
  expect(pasted(html)).toContain('siteup');
});

it.each([
  ['Underlined', '<u>not</u>'],
  ['Underlined', '<span style="text-decoration:underline">not</span>'],
])('a paste warns that %s words become plain: %s', (name, words) => {
  const html = `<p>Which is ${words} a base?</p>`;
  expect(needsMarkup(html)).toBe(true);
  expect(said(html)).toContain(`${name} words are plain now`);
});

it.each([
  ['Struck-out', '<s>not</s>'],
  ['Struck-out', '<del>not</del>'],
  ['Struck-out', '<strike><b>n</b>ot</strike>'],
  ['Struck-out', '<span style="font-size:11pt;text-decoration:line-through">not</span>'],
  ['Hidden', '<span style="display:none;mso-hide:all">not</span>'],
  ['Hidden', '<span hidden>not</span>'],
])('a paste leaves out %s words and names them: %s', (name, words) => {
  const html = `<p>Which is ${words} a base?</p><ul><li>one</li><li>${words}</li></ul><p>${words}</p><p><img src="a"></p>`;
  expect(pasted(html)).toBe('Which is a base?\n\n- one\n\n[picture missing]');
  expect(said(html)).toContain(`${name} words were left out: “not”, “not”, “not”`);
});

it.each(['<p><u> </u>base</p>', '<p style="text-decoration:none">base</p>', '<ul><li>base</li></ul>'])(
  'a paste has no warnings about formatting that %s does not have',
  (html) => {
    expect(said(html)).toBe('');
  },
);

it.each([
  `<span style='font-family:"Kruti Dev 010"'>ek=kd</span>`,
  '<span style="font-size:11pt;font-family:Symbol">q</span>',
  '<span style="font-family:Wingdings">ü</span>',
  '<font face="Symbol">a</font>',
])('a paste warns that a font showed other characters: %s', (words) => {
  const html = `<p>Angle ${words} is 5</p>`;
  expect(needsMarkup(html)).toBe(true);
  expect(said(html)).toBe(
    'Words in a font with signs of its own show other letters now: write them in Unicode.',
  );
});

it.each([
  '<span style="font-family:Segoe UI Symbol">q</span>',
  '<span style="font-family:Arial,Symbol">q</span>',
  `<span style='font-family:"Kruti Dev 010"'>धारा 25</span>`,
  '<span style="mso-list:Ignore;font-family:Wingdings">ü</span>',
  '<span style="font-family:Symbol">·</span>',
])('a paste has no warning about the font in %s', (words) => {
  expect(said(`<p>Angle ${words} is 5</p>`)).toBe('');
});

it('a paste ignores fonts that Word only lists but does not use', () => {
  expect(needsMarkup('<style><!-- @font-face {font-family:Symbol;} --></style><p>base</p>')).toBe(false);
});

it("a paste has no warning about a link's underline", () => {
  expect(said('<p><a href="#a"><span style="text-decoration:underline">base</span></a></p>')).toBe('');
});

it('spreadsheet rows pasted as plain text become a table', () => {
  const schema = getSchema(markupExtensions(''));
  const stored = (text: string) => writeMarkupOf(sliceOfText(text, schema).content);
  expect(stored('Metal\tUse\r\nIron\t"rails\r\nand ""nails"""\r\n')).toBe(
    '| Metal | Use |\n| --- | --- |\n| Iron | rails and "nails" |',
  );
  expect(stored('\tA\nx\t1')).toBe('| | A |\n| --- | --- |\n| x | 1 |');
  expect(stored('one\ttab')).toBe('one\ttab');
  expect(stored('| a | b |\n| --- | --- |\n| 1 | 2 |')).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});

it('pasted lists that skip a level or lie outside an item keep their order without empty items', () => {
  expect(pasted('<ol><ol><ol><li>c</li></ol><li>b</li></ol><li>a</li><ol><li>d</li></ol></ol>')).toBe(
    '1. c\n2. b\n3. a\n   1. d',
  );
  expect(pasted('<ul><li>a</li></ul><ul><ul><li>b</li></ul></ul>')).toBe('- a\n  - b');
});

it('a paste names pictures that Word gives as drawings only', () => {
  const html = '<p>Eye<v:shape><v:imagedata src="file:///C:/clip.jpg" o:title=""/></v:shape></p>';
  expect(pasted(html)).toBe('Eye');
  expect(said(html)).toContain('A picture could not be taken along');
});
