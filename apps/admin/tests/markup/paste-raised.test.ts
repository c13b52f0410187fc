import { renderFormula } from '@repo/ui/formulas';
import { expect, it } from 'vitest';
import { pasted, said } from './pasted.ts';

it.each([
  ['H<sub>2</sub>O boils', '$\\ce{H2O}$ boils'],
  ['2H<sub>2</sub> + O<sub>2</sub>', '$\\ce{2H2}$ + $\\ce{O2}$'],
  ['Ca(OH)<sub>2</sub>', '$\\ce{Ca(OH)2}$'],
  ['SO<sub>4</sub><sup>2−</sup> ions', '$\\ce{SO4^{2-}}$ ions'],
  ['Na<sup>+</sup>(aq)', '$\\ce{Na^{+}(aq)}$'],
  ['C<sub>n</sub>H<sub>2n+2</sub>', '$\\ce{C_{n}H_{2n+2}}$'],
  ['10<sup>2</sup> is 100', '$10^{2}$ is 100'],
  ['6.67 × 10<sup>-11</sup>', '6.67 × $10^{-11}$'],
  ['x<sup>2</sup>+y<sup>2</sup>', '$x^{2}$+$y^{2}$'],
  ['(a+b)<sup>2</sup>', '$(a+b)^{2}$'],
  ['(NH<sub>4</sub>)<sub>2</sub>SO<sub>4</sub>', '$\\ce{(NH4)2SO4}$'],
  ['(x<sup>2</sup> + 1)', '($x^{2}$ + 1)'],
  ['(pure H<sub>2</sub>O)', '(pure $\\ce{H2O}$)'],
  ['f(x<sub>1</sub>)', '$f(x_{1})$'],
  ['AB<sup>2</sup> + BC<sup>2</sup>', '$AB^{2}$ + $BC^{2}$'],
  ['V<sub>1</sub> and R<sub>eq</sub>', '$V_{1}$ and $R_{\\mathrm{eq}}$'],
  ['5 m<sup>2</sup>', '5 $\\mathrm{m^{2}}$'],
  ['9.8 m/s<sup>2</sup>', '9.8 $\\mathrm{m/s^{2}}$'],
  ['area<sup>2</sup>', '$\\mathrm{area}^{2}$'],
  ['<i>v</i><sup>2</sup>', '*$v^{2}$*'],
  ['<sup>14</sup>C and <sup>235</sup><sub>92</sub>U', '$\\ce{^{14}C}$ and $\\ce{^{235}_{92}U}$'],
  ['sin<sup>2</sup>', '$\\sin^{2}$'],
  ['at 25<sup>o</sup>C', 'at 25°C'],
  ['the 1<sup>st</sup> law', 'the 1st law'],
  ['as shown<sup>[3]</sup>', 'as shown[3]'],
  // Google Docs and Word mark superscripts with styled spans.
  [
    '<span>H</span><span style="font-size:0.6em;vertical-align:sub">2</span><span>SO</span><span style="vertical-align:sub">4</span>',
    '$\\ce{H2SO4}$',
  ],
  ['10<span style="position:relative;top:-3.0pt;mso-text-raise:3.0pt">3</span>', '$10^{3}$'],
])('pasted %s keeps its meaning', (html, stored) => {
  expect(pasted(`<p>${html}</p>`)).toBe(stored);
  for (const [, source = ''] of stored.matchAll(/\$([^$]+)\$/g))
    expect(renderFormula(source, false), source).not.toBeNull();
});

it('a pasted word with a superscript inside becomes one formula, and the words around it stay', () => {
  expect(
    pasted('<ul><li>Water (H<sub>2</sub>O) and <b>CO<sub>2</sub></b>, 3 cm<sup>3</sup>.</li></ul>'),
  ).toBe('- Water ($\\ce{H2O}$) and **$\\ce{CO2}$**, 3 $\\mathrm{cm^{3}}$.');
});

it('long pasted superscript text becomes normal text, with a warning', () => {
  const html = '<p>Look<sup>at the note on the next page, please</sup></p>';
  expect(pasted(html)).toBe('Lookat the note on the next page, please');
  expect(said(html)).toBe('Long raised or lowered text stands on the line now.');
});

it('a paste says how many words became formulas', () => {
  expect(said('<p>H<sub>2</sub>O and 10<sup>2</sup></p>')).toBe(
    '2 words with raised or lowered parts became formulas.',
  );
});

it('many brackets before a superscript are parsed in linear time', () => {
  // Quadratic parsing of this many brackets would exceed the test's timeout.
  const count = 300_000;
  expect(pasted(`<p>${'(a)'.repeat(count)} <sup>2</sup>${'('.repeat(count)}<sup>2</sup></p>`)).toMatch(
    /^\(a\)/,
  );
});
