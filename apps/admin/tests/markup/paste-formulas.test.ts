import { renderFormula } from '@repo/ui/formulas';
import { expect, it } from 'vitest';
import { pasted, said } from './pasted.ts';

const squared = '<msup><mi>x</mi><mn>2</mn></msup>';
const tex = '<annotation encoding="application/x-tex">x^{2}</annotation>';

it.each([
  ['MathML', `<math>${squared}</math>`],
  ['MathML with its source', `<math><semantics><mrow>${squared}</mrow>${tex}</semantics></math>`],
  [
    'KaTeX',
    `<span class="katex"><span class="katex-mathml"><math><semantics>${squared}${tex}</semantics></math></span><span class="katex-html">x2</span></span>`,
  ],
  [
    'MathJax 3',
    `<mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mi>x</mjx-mi></mjx-math><mjx-assistive-mml unselectable="on"><math>${squared}</math></mjx-assistive-mml></mjx-container>`,
  ],
  ['MathJax 4', '<mjx-container class="MathJax"><mjx-math data-latex="x^{2}">x2</mjx-math></mjx-container>'],
  [
    'MathJax 2',
    `<span class="MathJax_Preview">x2</span><span class="MathJax" data-mathml="&lt;math&gt;…"><nobr>x2</nobr><span class="MJX_Assistive_MathML"><math>${squared}</math></span></span>`,
  ],
  [
    'Wikipedia',
    `<span class="mwe-math-element"><span class="mwe-math-mathml-inline"><math alttext="{\\displaystyle x^{2}}"><semantics>${squared}<annotation encoding="application/x-tex">{\\displaystyle x^{2}}</annotation></semantics></math></span><img src="https://wikimedia.org/x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}"></span>`,
  ],
  [
    'Wikipedia’s picture alone',
    '<img src="https://wikimedia.org/x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}">',
  ],
])('a pasted formula of %s is a formula', (_, html) => {
  expect(pasted(`<p>If ${html} is 4</p>`)).toBe('If $x^{2}$ is 4');
  expect(said(`<p>If ${html} is 4</p>`)).toBe('');
});

it('a pasted formula on its own line stays there, and one in a table stays in its cell', () => {
  const formula = `<math display="block">${squared}</math>`;
  expect(pasted(`<p>So:</p>${formula}`)).toBe('So:\n\n$$\nx^{2}\n$$');
  expect(pasted(`<table><tr><td>a</td><td>${formula}</td></tr></table>`)).toBe(
    '| a | $x^{2}$ |\n| --- | --- |',
  );
});

it.each([
  ['<mfrac><mi>a</mi><msqrt><mi>b</mi></msqrt></mfrac>', '\\frac{a}{\\sqrt{b}}'],
  ['<mi>sin</mi><mo>&#x2061;</mo><mi>θ</mi>', '\\sin \\theta'],
  ['<mn>50</mn><mi>%</mi><mspace width="1em"></mspace><mo>&lt;</mo><mi>b</mi>', '50 \\% < b'],
])('pasted MathML %s is %s', (inner, source) => {
  expect(pasted(`<p><math>${inner}</math></p>`)).toBe(`$${source}$`);
  expect(renderFormula(source, false)).not.toBeNull();
});

it('a paste says how many formulas it left out', () => {
  expect(said('<p><math><msup><mi>x</mi></msup></math></p>')).toBe(
    'A formula was left out: write it with the formula button.',
  );
  expect(pasted('<p>So <math><msup><mi>x</mi></msup></math>.</p>')).toBe('So [formula missing].');
});

const letter = (text: string) =>
  `<i\n style='mso-bidi-font-style:normal'><span style='font-family:"Cambria Math",serif'><m:r>${text}</m:r></span></i>`;
const upright = (text: string) =>
  `<span lang=EN-US style='font-family:"Cambria Math",serif'><m:r><m:rPr><m:scr m:val="roman"/><m:sty m:val="p"/></m:rPr>${text}</m:r></span>`;
const settings = (name: string, values = '') =>
  `<m:${name}Pr>${values}<span style='font-family:"Cambria Math",serif'><m:ctrlPr></m:ctrlPr></span></m:${name}Pr>`;
const ofWord = (omml: string) =>
  `<!--[if gte msEquation 12]>${omml}<![endif]--><![if !msEquation]><span style='position:relative'><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///a.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=38 height=17 src="file:///a.png" v:shapes="_x0000_i1025"><![endif]></span><![endif]>`;
const half = `<m:f>${settings('f')}<m:num>${letter('m')}</m:num><m:den>${letter('V')}</m:den></m:f>`;
const sum = `<m:nary>${settings('nary', '<m:chr m:val="∑"/><m:limLoc m:val="undOvr"/>')}<m:sub>${letter('i')}${upright('=1')}</m:sub><m:sup>${letter('n')}</m:sup><m:e>${letter('i')}</m:e></m:nary>`;
const unreadable = `<m:oMath>${letter('x'.repeat(3_000))}</m:oMath>`;
const onenote = `<!--[if mathML]><mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML">${squared.replaceAll(/<(\/?)m/g, '<$1mml:m')}</mml:math><![endif]-->`;

it.each([
  [
    'Word',
    `<p>So ${ofWord(`<m:oMath>${letter('ρ')}${upright('=&nbsp;')}${half}</m:oMath>`)} here.</p>`,
    String.raw`So $\rho = \frac{m}{V}$ here.`,
  ],
  [
    'Word on a line of its own',
    `<p>${ofWord(`<m:oMathPara><m:oMath>${sum}</m:oMath></m:oMathPara>`)}</p>`,
    '$$\n\\sum_{i = 1}^{n} i\n$$',
  ],
  [
    'Word beside a picture',
    `<p>${ofWord(`<m:oMath>${letter('f')}</m:oMath>`)}<img width=90 height=90 src="file:///d.png"></p>`,
    '$f$[picture missing]',
  ],
  [
    'PowerPoint',
    '<p><!--[if gte msEquation 12]><m:oMathPara><m:oMath><m:r><span>v</span></m:r></m:oMath></m:oMathPara><![endif]--><![if !msEquation]><span>v</span><![endif]></p>',
    '$$\nv\n$$',
  ],
  ['Word without words', `<p>a ${ofWord('<m:oMath></m:oMath>')}b</p>`, 'a b'],
  ['Word that is too long', `<p>a ${ofWord(unreadable)} b</p>`, 'a [formula missing] b'],
  ['OneNote', `<p>a ${onenote} b</p>`, 'a $x^{2}$ b'],
  ['MathML with a prefix', `<p>a ${onenote.replaceAll(/<!.*?]>|<!.*?-->/g, '')} b</p>`, 'a $x^{2}$ b'],
])('a pasted formula of %s becomes a formula or a marked gap', (_, html, markup) => {
  expect(pasted(html)).toBe(markup);
  expect(said(html).includes('formula')).toBe(markup.includes('formula missing'));
});

it('formulas shown as source on a page become formulas when pasted', () => {
  expect(pasted(String.raw`<p>Is \(x_1 &lt; 2\) or \[y\]?</p>`)).toBe('Is $x_1 < 2$ or $y$?');
  expect(pasted(String.raw`<p>\(a\) and \(b\)</p>`)).toBe('$a$ and $b$');
  expect(pasted(String.raw`<p>\( \) and \(b</p>`)).toBe(String.raw`\\( \\) and \\(b`);
  const matrix = String.raw`\begin{matrix} 1 \\[2pt] 2 \end{matrix}`;
  expect(pasted(`<p>\\[${matrix}\\]</p>`)).toBe(`$${matrix}$`);
  expect(pasted(String.raw`<pre>\(b\)</pre>`)).toContain('b');
  expect(said(String.raw`<p>\(a\)</p>`)).toBe('');
});
