import { paragraph, run } from '@repo/content/testing/make-document';
import { expect, it } from 'vitest';
import { readPaperOf } from './read-documents.ts';

const upright = '<m:rPr><m:sty m:val="p"/></m:rPr>';
const letters = (text: string, look = '') => `<m:r>${look}<m:t>${text}</m:t></m:r>`;
const part = (name: string, ...inner: string[]) => `<m:${name}>${inner.join('')}</m:${name}>`;
const e = (text: string) => part('e', letters(text));
const properties = (name: string, values: Record<string, string>) =>
  part(`${name}Pr`, ...Object.entries(values).map(([key, value]) => `<m:${key} m:val="${value}"/>`));
const brackets = (open: string, close: string, ...inner: string[]) =>
  part('d', properties('d', { begChr: open, endChr: close }), ...inner);
const fraction = (above: string, below: string, type = 'bar') =>
  part('f', properties('f', { type }), part('num', letters(above)), part('den', letters(below)));

it.each([
  ['a fraction', letters('v=') + fraction('u+at', '2'), 'v = \\frac{u + a t}{2}'],
  ['a fraction in one line', fraction('m', 's', 'lin'), 'm / s'],
  [
    'numbers above each other',
    brackets('(', ')', part('e', fraction('n', 'k', 'noBar'))),
    '\\left(\\genfrac{}{}{0pt}{}{n}{k}\\right)',
  ],
  ['a power', part('sSup', e('x'), part('sup', letters('2'))) + letters('-3=0'), 'x^{2} - 3 = 0'],
  ['an index', part('sSub', e('a'), part('sub', letters('n'))), 'a_{n}'],
  ['both', part('sSubSup', e('a'), part('sub', letters('1')), part('sup', letters('2'))), 'a_{1}^{2}'],
  [
    'both in front',
    part('sPre', part('sub', letters('6')), part('sup', letters('12')), e('C')),
    '_{6}^{12} C',
  ],
  ['a square root', part('rad', properties('rad', { degHide: '1' }), '<m:deg/>', e('b')), '\\sqrt{b}'],
  ['a cube root', part('rad', part('deg', letters('3')), e('8')), '\\sqrt[3]{8}'],
  ['brackets', part('d', part('e', fraction('a', 'b'))), '\\left(\\frac{a}{b}\\right)'],
  ['an absolute value', brackets('|', '|', e('x')), '\\left|x\\right|'],
  [
    'cases',
    brackets('{', '', part('e', part('eqArr', e('x,&amp;x>0'), e('0')))),
    '\\left\\{\\begin{matrix} x , x > 0 \\\\ 0 \\end{matrix}\\right.',
  ],
  [
    'a matrix',
    brackets('[', ']', part('e', part('m', part('mr', e('1'), e('2')), part('mr', e('3'), e('4'))))),
    '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}',
  ],
  [
    'a sum',
    part(
      'nary',
      properties('nary', { chr: '∑', limLoc: 'undOvr' }),
      part('sub', letters('i=1')),
      part('sup', letters('n')),
      e('i'),
    ),
    '\\sum_{i = 1}^{n} i',
  ],
  [
    'an integral',
    part('nary', part('sub', letters('0')), part('sup', letters('1')), e('x')),
    '\\int_{0}^{1} x',
  ],
  ['a function', part('func', part('fName', letters('sin', upright)), e('θ')), '\\sin \\theta'],
  [
    'a limit',
    part(
      'func',
      part('fName', part('limLow', part('e', letters('lim', upright)), part('lim', letters('x→0')))),
      e('x'),
    ),
    '\\underset{x \\rightarrow 0}{\\text{lim}} x',
  ],
  ['a vector', part('acc', properties('acc', { chr: '\u20d7' }), e('F')), '\\overset{\\rightarrow}{F}'],
  ['a mean', part('bar', properties('bar', { pos: 'top' }), e('x')), '\\bar{x}'],
  [
    'words over an arrow',
    part('groupChr', properties('groupChr', { chr: '→', pos: 'top' }), part('e', letters('heat', upright))),
    '\\overset{\\rightarrow}{\\text{heat}}',
  ],
  ['words', letters('speed', '<m:rPr><m:nor/></m:rPr>') + letters('=5'), '\\text{speed} = 5'],
  ['signs', letters('a×b÷c≤d≠π±∞'), 'a \\times b \\div c \\leq d \\neq \\pi \\pm \\infty'],
  ['degrees', letters('45°'), '45 ^{\\circ}'],
  ['deleted parts', `${letters('x')}<w:del>${letters('y')}</w:del>`, 'x'],
  ['nothing', '', null],
])('a formula of Word with %s becomes LaTeX', async (_, inner, latex) => {
  const body =
    paragraph(`${run('1. Value of ')}<m:oMath>${inner}</m:oMath>`) + paragraph('(a) 1') + paragraph('(b) 2');
  const [[question] = []] = (await readPaperOf({ body })).questions;
  expect(question).toBe(latex === null ? 'Value of' : `Value of $${latex}$`);
});
