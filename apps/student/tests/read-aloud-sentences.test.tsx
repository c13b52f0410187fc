import { formulaWords } from '@repo/ui/formula-words';
import { Markup } from '@repo/ui/markup';
import { loadFormulas } from '@repo/ui/use-formulas';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { rangeOf, sentenceMaxLength, sentencesOf } from '#src/reading/read-aloud/page-sentences.ts';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<section>${html}</section>`;
  return document.body.firstElementChild as HTMLElement;
}
const texts = (html: string) => sentencesOf(page(html)).map(({ text }) => text);

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page read aloud is split into blocks and sentences, across bold and italic words', () => {
  expect(
    texts(`<h2>Ohm’s law</h2>
      <p>The <strong>current. That</strong> is
      <em>measured</em> in ampere! Is it?</p>
      <ul><li>One thing<ul><li>below it</li></ul></li><li>Two. Three.</li></ul>`),
  ).toEqual([
    'Ohm’s law',
    'The current.',
    'That is measured in ampere!',
    'Is it?',
    'One thing',
    'below it',
    'Two.',
    'Three.',
  ]);
});

test('a sentence read aloud is found in the page across parts of elements', () => {
  const root = page('<p>It is <b>warm. The</b> wire <i>glows</i>. So.</p>');
  const ranges = sentencesOf(root).map((sentence) => rangeOf(sentence)?.toString());
  expect(ranges).toEqual(['It is warm.', 'The wire glows.', 'So.']);
  const [first] = sentencesOf(root);
  root.innerHTML = '';
  expect(first && rangeOf(first)).toBeNull();
});

test('read aloud ends no sentence at an abbreviation, and names a figure', () => {
  expect(texts('<p>See Fig. 3 and Eq. 2, e.g. Mumbai. It has 3.5 cm.</p>')).toEqual([
    'See Figure 3 and Eq. 2, e.g. Mumbai.',
    'It has 3.5 cm.',
  ]);
});

test('read aloud takes a table row as a block, with its cells separated', () => {
  expect(
    texts(
      '<table><thead><tr><td></td><th>Metal</th><th>Use</th></tr></thead><tbody><tr><td>1</td><td>Iron</td><td>Bridges</td></tr></tbody></table>',
    ),
  ).toEqual(['Metal, Use', '1, Iron, Bridges']);
});

test('read aloud takes a figure by description and caption, without controls, hidden or collapsed parts', () => {
  expect(
    texts(`<figure class="figure"><div><img alt="A circuit. A lamp glows."><button>Enlarge</button></div>
      <figcaption><b>Fig. 1 </b>A lamp</figcaption><details><summary>Describe in words</summary><p>Long</p></details></figure>
      <figure class="figure"><span role="img" aria-label="Not here yet"></span></figure>
      <ol aria-hidden="true"><li>1</li></ol><p class="sr-only">Page 1</p><p> — </p>`),
  ).toEqual(['A circuit.', 'A lamp glows.', 'Figure 1 A lamp', 'Not here yet']);
});

test('read aloud takes a Hindi sentence as Hindi, but not a Hindi word in an English sentence', () => {
  const root = page('<p>यह धारा है। It is called धारा in Hindi.</p>');
  expect(sentencesOf(root).map(({ text, language }) => [text, language])).toEqual([
    ['यह धारा है।', 'hi'],
    ['It is called धारा in Hindi.', 'en'],
  ]);
});

test('read aloud splits a long sentence without loss', () => {
  const long = `${'In the first place, the current flows on and on '.repeat(12)}to the end`;
  const found = texts(`<p>${long}.</p>`);
  expect(found.length).toBeGreaterThan(2);
  for (const text of found) expect(text.length).toBeLessThanOrEqual(sentenceMaxLength);
  expect(found.join(' ')).toBe(`${long}.`);
  expect(texts(`<p>${'x'.repeat(450)}</p>`).join('')).toBe('x'.repeat(450));
});

// docs/product/screens.md#read-aloud
test.for([
  ['R = \\frac{V}{I}', 'R equals V over I'],
  ['3.6 \\times 10^{6}', '3.6 times 10 to the power 6'],
  ['x^2 + y_1^3 \\ge 0', 'x squared plus y 1 cubed is at least 0'],
  [
    '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}',
    'minus b plus or minus the square root of b squared minus 4 a c, end of root, all over open bracket 2 a close bracket',
  ],
  ['\\sqrt{2}', 'the square root of 2'],
  ['\\sqrt[3]{x}', 'the cube root of x'],
  ['\\sin^2 A + \\cos^2 A = 1', 'sine squared A plus cos squared A equals 1'],
  ['\\angle ABC = 30^\\circ', 'angle A B C equals 30 degrees'],
  ['\\bar{x}', 'x bar'],
  ['12\\,\\Omega', '12 ohm'],
  ['R_{\\text{total}}', 'R total'],
  ['\\ce{2H2 + O2 -> 2H2O}', '2 H 2 plus O 2 gives 2 H 2 O'],
  ['\\ce{CaCO3 ->[heat] CaO + CO2 ^}', 'C a C O 3 gives, with heat, C a O plus C O 2 as a gas'],
  ['\\ce{SO4^2-}', 'S O 4 2 minus'],
  ['\\ce{CH3-C#CH}', 'C H 3 bond C triple bond C H'],
  ['\\ce{CH2=CH2}', 'C H 2 double bond C H 2'],
  ['0\\text{–}10', '0 to 10'],
  ['\\mathrm{C}(\\mathrm{s})', 'C solid'],
  ['\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', 'formula'],
] as const)('read aloud says the formula %s as “%s”', async ([source, words]) => {
  const { renderFormula } = await import('@repo/ui/formulas');
  const holder = document.createElement('span');
  holder.innerHTML = renderFormula(source, false) ?? '';
  expect(formulaWords(holder)).toBe(words);
});

test('read aloud says "formula" for a formula that failed to render', () => {
  expect(texts('<p>So <span class="formula" data-source="shown">\\frac{</span> holds.</p>')).toEqual([
    'So formula holds.',
  ]);
});

test('read aloud says a page of our markup as it is shown', async () => {
  await loadFormulas();
  const text =
    '## Power\n\nThe power is $P = VI$. It is **measured in\nwatt**.\n\n$$P = I^2R$$\n\n| Lamp | W |\n|---|---|\n| small | 5 |\n\n- one\n- two';
  const html = renderToStaticMarkup(<Markup text={text} isPage />);
  expect(texts(html)).toEqual([
    'Power',
    'The power is P equals V I.',
    'It is measured in watt.',
    'P equals I squared R',
    'Lamp, W',
    'small, 5',
    'one',
    'two',
  ]);
});
